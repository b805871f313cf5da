import type { BrowserWindow } from "electron";
import type { DesktopSettings } from "./settings.ts";

const step = 0.5;
const limit = 4;

/** Zooms the shop's page by a step, or resets it (0), and stores the level. */
export function zoomBy(direction: -1 | 0 | 1, window: BrowserWindow, settings: DesktopSettings): void {
  const level = direction === 0 ? 0 : window.webContents.getZoomLevel() + direction * step;
  const zoom = Math.max(-limit, Math.min(limit, level));
  window.webContents.setZoomLevel(zoom);
  settings.change({ window: { ...settings.now.window, zoom } });
}
