import { BrowserWindow } from "electron";
import { ownPage } from "./own-pages.ts";
import { sandboxedPreferences } from "./window-options.ts";

const sizes = { setup: { width: 640, height: 480 }, printers: { width: 900, height: 720 } } as const;

export type OwnWindows = {
  open: (name: keyof typeof sizes) => BrowserWindow;
  close: (name: keyof typeof sizes) => void;
  all: () => BrowserWindow[];
};

/** The program's own windows beside the shop's, each at most once. */
export function ownWindows(preload: string): OwnWindows {
  const held = new Map<keyof typeof sizes, BrowserWindow>();
  const open: OwnWindows["open"] = (name) => {
    const there = held.get(name);
    if (there) {
      there.focus();
      return there;
    }
    const window = new BrowserWindow({ ...sizes[name], webPreferences: { ...sandboxedPreferences, preload } });
    window.setMenuBarVisibility(false);
    window.on("closed", () => held.delete(name));
    held.set(name, window);
    void window.loadURL(ownPage(name));
    return window;
  };
  return { open, close: (name) => held.get(name)?.close(), all: () => [...held.values()] };
}
