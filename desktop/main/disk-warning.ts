import { Notification } from "electron";
import { type DesktopLang, message } from "../messages/messages.ts";

/** Shows a system notification, once per start, that the disk cannot be written. */
export function diskWarning(lang: () => DesktopLang): () => void {
  let shown: Notification | null = null;
  return () => {
    if (shown || !Notification.isSupported()) return;
    shown = new Notification({ title: message(lang(), "disk.title"), body: message(lang(), "disk.help") });
    shown.show();
  };
}
