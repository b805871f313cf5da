import { orderNumber } from "#app/domain/orders/status.ts";
import { admin } from "#app/i18n/admin.ts";
import type { adminPalette } from "#app/i18n/admin-palette.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { formatMoney } from "#app/lib/money.ts";
import { formatPhone } from "#app/lib/phone.ts";
import type { IconName } from "#app/ui/icon-names.ts";
import { addProductPath } from "../page-address.ts";
import { type Section, sectionPath } from "../sections.ts";
import type { Found } from "./found.ts";

/** The action of an entry that is not a link. */
export type PaletteAction = "refresh" | "keys" | "store" | "theme" | "language";

/** One entry of the palette. */
export type Entry = {
  id: string;
  label: string;
  detail?: string;
  icon: IconName;
  target: { to: string } | { does: PaletteAction };
};

export type EntryGroup = { name: "actions" | "sections" | "orders" | "products"; entries: Entry[] };

type Translators = { t: Translate<keyof typeof adminPalette.en>; frame: Translate<keyof typeof admin.en> };
type Offer = Translators & { opened: readonly Section[]; mayAddProduct: boolean; theme: "light" | "dark" };

/** Whether every typed word is a prefix of some word of the text, ignoring case. */
export function isMeant(typed: string, text: string): boolean {
  const words = text.toLowerCase().split(/[\s/-]+/);
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}

/**
 * The palette's entries for the typed text, group by group, without empty groups. Results of the server come last, so that nothing moves
 * under the active entry.
 */
export function entriesFor(typed: string, found: Found, offer: Offer): EntryGroup[] {
  const text = typed.trim();
  const groups: EntryGroup[] = [
    { name: "sections", entries: offer.opened.filter(({ key }) => isMeant(text, namesOf(key))).map(sectionEntry(offer)) },
    { name: "actions", entries: actionEntries(offer).filter(({ label }) => isMeant(text, label)) },
    { name: "orders", entries: found.orders.map(orderEntry(offer)) },
    { name: "products", entries: found.products.map(productEntry(offer)) },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

/** A section is found by its key and by its name in either language. */
const namesOf = (key: Section["key"]) => `${key} ${admin.en[`section.${key}`]} ${admin.ur[`section.${key}`]}`;

const sectionEntry =
  ({ frame }: Translators) =>
  ({ key, icon }: Section): Entry => ({
    id: `section-${key}`,
    label: frame(`section.${key}`),
    icon,
    target: { to: sectionPath(key) },
  });

const orderEntry =
  ({ t }: Translators) =>
  ({ id, customerName, customerPhone, total }: Found["orders"][number]): Entry => ({
    id: `order-${id}`,
    label: t("order", { number: orderNumber(id), name: customerName }),
    detail: `${formatPhone(customerPhone)} · ${formatMoney(total)}`,
    icon: "receipt",
    target: { to: `${sectionPath("orders")}/${id}` },
  });

const productEntry =
  ({ t }: Translators) =>
  ({ id, name, status, price }: Found["products"][number]): Entry => ({
    id: `product-${id}`,
    label: name,
    detail: status === "active" ? formatMoney(price) : `${formatMoney(price)} · ${t(`product.${status}`)}`,
    icon: "shopping-basket",
    target: { to: `${sectionPath("products")}/${id}` },
  });

function actionEntries({ frame, mayAddProduct, theme }: Offer): Entry[] {
  const does = (action: PaletteAction, label: string, icon: IconName): Entry => ({
    id: `action-${action}`,
    label,
    icon,
    target: { does: action },
  });
  return [
    ...(mayAddProduct
      ? [{ id: "action-add", label: frame("add-product"), icon: "plus" as const, target: { to: addProductPath } }]
      : []),
    does("refresh", frame("refresh"), "refresh-cw"),
    does("store", frame("go-to-store"), "store"),
    does("keys", frame("keys"), "keyboard"),
    does("theme", frame(theme === "dark" ? "theme.light" : "theme.dark"), theme === "dark" ? "sun" : "moon"),
    does("language", frame("language.other"), "languages"),
  ];
}
