import { Menu, type MenuItemConstructorOptions } from "electron";
import type { Takes } from "#app/contract/desktop.ts";
import { type DesktopLang, type MessageKey, message } from "../messages/messages.ts";

export type ShopMenu = Takes<"set-menu">;

export type MenuActions = {
  open: (path: string) => void;
  openPrinters: () => void;
  openSetup: () => void;
  openLogs: () => void;
  reload: () => void;
  zoom: (direction: -1 | 0 | 1) => void;
  restartToUpdate: () => void;
  quit: () => void;
  setStartOnLogin: (starts: boolean) => void;
};

type MenuState = { lang: DesktopLang; groups: ShopMenu["groups"]; startsOnLogin: boolean; hasUpdate: boolean };

/**
 * The menu bar: the window's own entries, then the permitted sections as sent by the page. It binds no shortcut of the back office (Ctrl+N,
 * Ctrl+R, Ctrl+1 …): those reach the page here, as they cannot in a browser.
 */
export function showMenu(state: MenuState, act: MenuActions): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(state, act)));
}

export function menuTemplate(
  { lang, groups, startsOnLogin, hasUpdate }: MenuState,
  act: MenuActions,
): MenuItemConstructorOptions[] {
  const t = (key: MessageKey) => message(lang, key);
  const line = { type: "separator" } as const;
  const shop: MenuItemConstructorOptions[] = [
    { label: t("menu.printers"), click: act.openPrinters },
    { label: t("menu.address"), click: act.openSetup },
    line,
    {
      label: t("menu.start-on-login"),
      type: "checkbox",
      checked: startsOnLogin,
      click: (item) => act.setStartOnLogin(item.checked),
    },
    { label: t("menu.logs"), click: act.openLogs },
    ...(hasUpdate ? [line, { label: t("menu.update"), click: act.restartToUpdate }] : []),
    line,
    { label: t("menu.quit"), accelerator: "CmdOrCtrl+Q", click: act.quit },
  ];
  const view: MenuItemConstructorOptions[] = [
    { label: t("menu.reload"), accelerator: "F5", click: act.reload },
    line,
    { label: t("menu.larger"), accelerator: "CmdOrCtrl+Plus", click: () => act.zoom(1) },
    { label: t("menu.smaller"), accelerator: "CmdOrCtrl+-", click: () => act.zoom(-1) },
    { label: t("menu.usual-size"), accelerator: "CmdOrCtrl+0", click: () => act.zoom(0) },
    line,
    { label: t("menu.full-screen"), role: "togglefullscreen" },
  ];
  return [
    { label: t("menu.shop"), submenu: shop },
    // the roles provide copy and paste on macOS, where the menu alone has them
    { label: t("menu.edit"), role: "editMenu" },
    { label: t("menu.view"), submenu: view },
    ...groups
      .filter(({ sections }) => sections.length > 0)
      .map(({ label, sections }) => ({
        label: plain(label),
        submenu: sections.map((section) => ({ label: plain(section.label), click: () => act.open(section.path) })),
      })),
  ];
}

/** A single `&` would underline the letter after it. */
const plain = (label: string): string => label.replaceAll("&", "&&");
