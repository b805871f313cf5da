import { isProductOpen, shownSection } from "../page-address.ts";

/** What a key of the back office does, wherever it is pressed. */
export type Shortcut =
  | "statistics"
  | "products"
  | "orders"
  | "add-product"
  | "refresh"
  | "close"
  | "palette"
  | "keys"
  | "search"
  | "next-row"
  | "previous-row"
  | "select-row"
  | "edit-row";

/** A key pressed, and where: in a field somebody types into, or below a dialog. */
export type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"> & {
  isTyping: boolean;
  isCovered: boolean;
};

const commands: Readonly<Record<string, Shortcut>> = {
  "1": "statistics",
  "2": "products",
  "3": "orders",
  n: "add-product",
  r: "refresh",
};

const singles: Readonly<Record<string, Shortcut>> = {
  n: "add-product",
  "?": "keys",
  "/": "search",
  j: "next-row",
  k: "previous-row",
  x: "select-row",
  e: "edit-row",
};

/**
 * The shortcut that a press means at an address, or null: then the browser has it. While somebody types only the palette
 * answers, which is looked for with both hands on the keys (A2.97); below a dialog nothing does.
 *
 * @param singleKeys false on a device where keys alone are turned off (WCAG 2.1.4); Escape stays
 */
export function shortcutOf(press: Press, { pathname, singleKeys }: { pathname: string; singleKeys: boolean }): Shortcut | null {
  const { ctrlKey, metaKey, altKey, shiftKey, isTyping, isCovered } = press;
  const isCommand = (ctrlKey || metaKey) && !altKey && !shiftKey;
  const key = press.key.toLowerCase();
  if (isCommand && key === "k") return "palette";
  if (isTyping || isCovered || altKey) return null;
  if (key === "escape") return isProductOpen(pathname) ? "close" : null;
  const shortcut = isCommand ? commands[key] : ctrlKey || metaKey || !singleKeys ? null : singles[key];
  if (shortcut === "add-product" && shownSection(pathname) !== "products") return null;
  return shortcut ?? null;
}

/** Whether what has the focus takes letters. */
export const takesText = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="submit"])') !==
    null;
