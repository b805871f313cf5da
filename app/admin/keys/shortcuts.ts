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
  | "select-range"
  | "edit-row"
  | "new-row"
  | "delete-row";

/** A key pressed, and where: in a field somebody types into, in a list of choices, which takes single keys alone, or below a dialog. */
export type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"> & {
  isTyping: boolean;
  isChoosing: boolean;
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
  delete: "delete-row",
};

/**
 * The shortcut that a press means at an address, or null: then the browser has it. While somebody types only the palette
 * answers, which is looked for with both hands on the keys (A2.97); below a dialog nothing does.
 *
 * @param singleKeys false on a device where keys alone are turned off (WCAG 2.1.4); Escape stays
 */
export function shortcutOf(
  press: KeyPress,
  { pathname, singleKeys }: { pathname: string; singleKeys: boolean },
): Shortcut | null {
  const { ctrlKey, metaKey, altKey, shiftKey, isTyping, isChoosing, isCovered } = press;
  const isCommand = (ctrlKey || metaKey) && !altKey && !shiftKey;
  const key = press.key.toLowerCase();
  if (isCommand && key === "k") return "palette";
  if (isTyping || isCovered || altKey || (isChoosing && !isCommand)) return null;
  if (key === "escape") return isProductOpen(pathname) ? "close" : null;
  const shortcut = isCommand ? commands[key] : ctrlKey || metaKey || !singleKeys ? null : singles[key];
  if (shortcut === "add-product" && shownSection(pathname) !== "products") return isCommand ? null : "new-row";
  if (shortcut === "select-row" && shiftKey) return "select-range";
  return shortcut ?? null;
}

const texts = 'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="submit"])';

const isWithin = (target: EventTarget | null, selector: string) => target instanceof Element && target.closest(selector) !== null;

/** What has the focus, as far as it takes keys of its own. */
export const focusOn = (target: EventTarget | null) => ({
  isTyping: isWithin(target, texts),
  isChoosing: isWithin(target, "select"),
});
