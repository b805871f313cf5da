import { homedir } from "node:os";
import { join } from "node:path";
import { app, shell } from "electron";
import { message } from "../messages/messages.ts";
import type { Desktop } from "./desktop.ts";
import { type MenuActions, type ShopMenu, showMenu } from "./menu.ts";
import { showTrayMenu } from "./pending.ts";
import { raise } from "./shop-window.ts";
import { setStartOnLogin, startsOnLogin } from "./start-on-login.ts";
import { zoomBy } from "./zoom.ts";

/** Where Linux desktops look, and the path of the AppImage itself. */
const machine = () => ({
  app,
  platform: process.platform,
  autostart: join(process.env["XDG_CONFIG_HOME"] || join(homedir(), ".config"), "autostart"),
  program: process.env["APPIMAGE"] || process.execPath,
});

type Menus = {
  /** sent by the page: its sections and its language */
  take: (menu: ShopMenu) => void;
  /** an update is ready and installed by a restart */
  offerUpdate: (restart: () => void) => void;
};

/** The menus of the bar and of the tray; both follow the page's sections and language. */
export function openMenus(desktop: Desktop, logs: string): Menus {
  const { settings, windows, shown } = desktop;
  let groups: ShopMenu["groups"] = [];
  let restart: (() => void) | null = null;
  const act: MenuActions = {
    open: desktop.open,
    openPrinters: () => void windows.open("printers"),
    openSetup: () => void windows.open("setup"),
    openLogs: () => void shell.openPath(logs),
    reload: () => shown.window.webContents.reload(),
    zoom: (direction) => zoomBy(direction, shown.window, settings),
    restartToUpdate: () => restart?.(),
    quit: () => app.quit(),
    setStartOnLogin: (starts) => setStartOnLogin(starts, machine()),
  };
  const show = () => {
    const { lang } = settings.now;
    showMenu({ lang, groups, startsOnLogin: startsOnLogin(machine()), hasUpdate: restart !== null }, act);
    const words = { open: message(lang, "tray.open"), quit: message(lang, "menu.quit") };
    showTrayMenu(shown.tray, { words, open: () => raise(shown.window), quit: act.quit });
  };
  show();
  return {
    take: (menu) => {
      groups = menu.groups;
      if (settings.now.lang !== menu.lang) settings.change({ lang: menu.lang });
      desktop.nowListens();
      show();
    },
    offerUpdate: (now) => {
      restart = now;
      show();
    },
  };
}
