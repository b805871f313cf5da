import type { BrowserWindow } from "electron";
import type { DesktopSettings } from "./settings.ts";

const step = 0.5;
const limit = 4;

/** Makes the shop's page larger or smaller by a step, or as it was made (0), and remembers it. */
export function zoomBy(direction: -1 | 0 | 1, window: BrowserWindow, settings: DesktopSettings): void {
  const level = direction === 0 ? 0 : window.webContents.getZoomLevel() + direction * step;
  const zoom = Math.max(-limit, Math.min(limit, level));
  window.webContents.setZoomLevel(zoom);
  settings.change({ window: { ...settings.now.window, zoom } });
}
