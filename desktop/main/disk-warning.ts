import { Notification } from "electron";
import { type DesktopLang, say } from "../words/words.ts";

/** Says with a notification of the system, once a start, that the disk of this machine takes nothing. */
export function diskWarning(lang: () => DesktopLang): () => void {
  let shown: Notification | null = null;
  return () => {
    if (shown || !Notification.isSupported()) return;
    shown = new Notification({ title: say(lang(), "disk.title"), body: say(lang(), "disk.help") });
    shown.show();
  };
}
