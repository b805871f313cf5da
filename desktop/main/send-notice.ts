import type { BrowserWindow } from "electron";
import type { Notice, NoticeName } from "#app/contract/desktop.ts";

/** Sends a notice to the shop's page. */
export function sendNotice<Name extends NoticeName>(window: BrowserWindow, name: Name, notice: Notice<Name>): void {
  if (!window.isDestroyed()) window.webContents.send(`taaza:${name}`, notice);
}
