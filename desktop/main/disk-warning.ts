import { Notification } from "electron";
import { type DesktopLang, message } from "../messages/messages.ts";

/** Says with a notification of the system, once a start, that the disk of this machine takes nothing. */
export function diskWarning(lang: () => DesktopLang): () => void {
  let shown: Notification | null = null;
  return () => {
    if (shown || !Notification.isSupported()) return;
    shown = new Notification({ title: message(lang(), "disk.title"), body: message(lang(), "disk.help") });
    shown.show();
  };
}
