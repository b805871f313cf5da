import { readStored, writeStored } from "#app/lib/browser-storage.ts";
import { isProductOpen, shownSection } from "../page-address.ts";

const place = "admin-single-keys";

/** Whether single-key shortcuts such as J are enabled on this device; users of speech input disable them. */
export const hasSingleKeys = (): boolean => readStored(place) !== "off";

export function saveSingleKeys(isOn: boolean): void {
  writeStored(place, isOn ? "on" : "off");
}

/** The action of a shortcut. */
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

/** A key event and its context: in a text field, in a list of choices, which handles single keys itself, or below a dialog. */
export type KeyInput = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"> & {
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
 * The shortcut of a key event at an address, or null: the browser handles it. In a text field only the palette's shortcut works (A2.97);
 * below a dialog none does.
 *
 * @param singleKeys false on a device where keys alone are turned off (WCAG 2.1.4); Escape stays
 */
export function shortcutOf(
  input: KeyInput,
  { pathname, singleKeys }: { pathname: string; singleKeys: boolean },
): Shortcut | null {
  const { ctrlKey, metaKey, altKey, shiftKey, isTyping, isChoosing, isCovered } = input;
  const isCommand = (ctrlKey || metaKey) && !altKey && !shiftKey;
  const key = input.key.toLowerCase();
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

/** The kind of the focused element, as far as it handles keys itself. */
export const focusOn = (target: EventTarget | null) => ({
  isTyping: isWithin(target, texts),
  isChoosing: isWithin(target, "select"),
});
