import type { BrowserWindow } from "electron";
import type { DesktopNotice, NoticeName } from "#app/contract/desktop.ts";

/** Sends the shop's page something it did not ask. */
export function sendNotice<Name extends NoticeName>(window: BrowserWindow, name: Name, notice: DesktopNotice<Name>): void {
  if (!window.isDestroyed()) window.webContents.send(`taaza:${name}`, notice);
}
