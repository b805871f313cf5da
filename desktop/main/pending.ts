import { type App, type BrowserWindow, Menu, nativeImage, Tray } from "electron";
import { dot } from "./dot.ts";

/** Adds the program to the system's tray, which opens it on click. */
export function openTray({ icon, name, open }: { icon: string; name: string; open: () => void }): Tray {
  const tray = new Tray(nativeImage.createFromPath(icon).resize({ width: 24, height: 24 }));
  tray.setToolTip(name);
  tray.on("click", open);
  return tray;
}

type TrayMenu = { words: { open: string; quit: string }; open: () => void; quit: () => void };

/** Sets the tray's menu, again when the language changes. */
export function showTrayMenu(tray: Tray, { words, open, quit }: TrayMenu): void {
  const line = { type: "separator" } as const;
  tray.setContextMenu(Menu.buildFromTemplate([{ label: words.open, click: open }, line, { label: words.quit, click: quit }]));
}

type Shown = { app: Pick<App, "setBadgeCount">; tray: Tray; window: BrowserWindow; platform: NodeJS.Platform };

/** Shows the number of pending orders: as badge of the program's icon where supported, a dot on Windows, and a text at the tray. */
export function showPendingBadge(
  { count, label }: { count: number; label: string },
  { app, tray, window, platform }: Shown,
): void {
  app.setBadgeCount(count);
  tray.setToolTip(label);
  if (platform === "darwin") tray.setTitle(count > 0 ? String(count) : "");
  if (platform !== "win32") return;
  window.setOverlayIcon(count > 0 ? nativeImage.createFromBitmap(dot.pixels, dot) : null, count > 0 ? label : "");
  if (count > 0 && !window.isFocused()) window.flashFrame(true);
}
