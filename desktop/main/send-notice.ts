import type { BrowserWindow } from "electron";
import type { Notice, NoticeName } from "#app/contract/desktop.ts";

/** Tells the shop's page something it did not ask. */
export function sendNotice<Name extends NoticeName>(window: BrowserWindow, name: Name, notice: Notice<Name>): void {
  if (!window.isDestroyed()) window.webContents.send(`taaza:${name}`, notice);
}
