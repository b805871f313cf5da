import { BrowserWindow, screen } from "electron";
import type { DesktopSettings } from "./settings.ts";
import { sandboxedPreferences } from "./window-options.ts";
import { placeWindow } from "./window-state.ts";
import { zoomBy } from "./zoom.ts";

type ShopWindowOptions = {
  settings: DesktopSettings;
  preload: string;
  /** started at login: stays in the tray */
  isHidden: boolean;
  /** closing only hides it until the program quits: an unattended counter still receives new orders */
  isQuitting: () => boolean;
};

/** The one window of the shop, with its last position and zoom. */
export function openShopWindow({ settings, preload, isHidden, isQuitting }: ShopWindowOptions): BrowserWindow {
  const { place, isMaximized } = settings.now.window;
  const window = new BrowserWindow({
    ...placeWindow(
      place,
      screen.getAllDisplays().map(({ workArea }) => workArea),
    ),
    minWidth: 900,
    minHeight: 600,
    show: false,
    backgroundColor: "#f3f8f4",
    webPreferences: { ...sandboxedPreferences, preload, backgroundThrottling: false, spellcheck: false },
  });
  if (isMaximized) window.maximize();
  if (isHidden) window.hide();
  else window.once("ready-to-show", () => window.show());
  const { webContents } = window;
  webContents.on("did-finish-load", () => webContents.setZoomLevel(settings.now.window.zoom));
  webContents.on("zoom-changed", (_, direction) => zoomBy(direction === "in" ? 1 : -1, window, settings));

  const remember = () => {
    const isNowMaximized = window.isMaximized();
    settings.change({
      window: { place: window.getNormalBounds(), isMaximized: isNowMaximized, zoom: webContents.getZoomLevel() },
    });
  };
  window.on("close", (event) => {
    if (!isQuitting()) {
      event.preventDefault();
      window.hide();
    }
    remember();
  });
  return window;
}

/** Shows and focuses a window. */
export function raise(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
