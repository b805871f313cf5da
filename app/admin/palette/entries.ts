import { orderNumber } from "#app/domain/orders/status.ts";
import type { frameTexts } from "#app/domain/team/frame-texts.ts";
import { admin } from "#app/i18n/admin.ts";
import type { adminPalette } from "#app/i18n/admin-palette.ts";
import type { Lang } from "#app/i18n/lang.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { Theme } from "#app/lib/themes.ts";
import type { IconName } from "#app/ui/icon-names.ts";
import { addProductPath, counterPath } from "../page-address.ts";
import { matchesWords, type Section, searchSections, sectionPath } from "../sections.ts";
import { commandPath } from "./command.ts";
import type { Found } from "./found.ts";

/** What choosing an entry does on this page alone. */
export type PaletteAction = "refresh" | "keys" | "store" | "stay";

/** A form that choosing an entry posts: a choice of this device, or a command upon an order. */
type Posted = { post: "/admin/theme" | "/language" | typeof commandPath; fields: Readonly<Record<string, string>> };

/** One entry of the palette. */
export type Entry = {
  id: string;
  label: string;
  detail?: string;
  icon: IconName;
  leads: { to: string } | { does: PaletteAction } | Posted | { asks: Question };
};

/** What is asked before something is done; the answer that does nothing stands first. */
export type Question = { question: string; answers: readonly [Entry, Entry] };

export type EntryGroup = {
  name: "commands" | "actions" | "sections" | "orders" | "products" | "users" | "rows";
  entries: Entry[];
};

type Speak = { t: Translate<keyof typeof adminPalette.en>; frame: Translate<keyof typeof frameTexts.en> };
type Offer = Speak & {
  opened: readonly Section[];
  mayAddProduct: boolean;
  mayAddOrder: boolean;
  theme: Theme;
  lang: Lang;
};

/**
 * The palette's entries for the typed text, group by group, without empty groups. Results of the server come last, so that nothing moves
 * under the active entry.
 */
export function entriesFor(typed: string, found: Found, offer: Offer): EntryGroup[] {
  const text = typed.trim();
  const groups: EntryGroup[] = [
    { name: "commands", entries: commandEntries(found, offer) },
    { name: "sections", entries: (text ? searchSections(text, offer.opened) : offer.opened).map(sectionEntry(offer)) },
    { name: "actions", entries: actionEntries(offer).filter(({ names }) => matchesWords(text, names)) },
    { name: "orders", entries: found.orders.map(orderEntry(offer)) },
    { name: "products", entries: found.products.map(productEntry(offer)) },
    { name: "users", entries: found.users.map(userEntry) },
    { name: "rows", entries: found.rows.flatMap(rowEntry(offer)) },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

const sectionEntry =
  ({ frame }: Speak) =>
  ({ key, icon }: Section): Entry => ({
    id: `section-${key}`,
    label: frame(`section.${key}`),
    icon,
    leads: { to: sectionPath(key) },
  });

const orderEntry =
  ({ t }: Speak) =>
  ({ id, customerName, customerPhone, total }: Found["orders"][number]): Entry => ({
    id: `order-${id}`,
    label: t("order", { number: orderNumber(id), name: customerName }),
    detail: `${formatPhone(customerPhone)} · ${formatMoney(total)}`,
    icon: "receipt",
    leads: { to: `${sectionPath("orders")}/${id}` },
  });

const productEntry =
  ({ t }: Speak) =>
  ({ id, name, status, price }: Found["products"][number]): Entry => ({
    id: `product-${id}`,
    label: name,
    detail: status === "active" ? formatMoney(price) : `${formatMoney(price)} · ${t(`product.${status}`)}`,
    icon: "shopping-basket",
    leads: { to: `${sectionPath("products")}/${id}` },
  });

/** A row of a section that somebody may open. */
const rowEntry =
  ({ frame, opened }: Offer) =>
  ({ section: key, id, name }: Found["rows"][number]): Entry[] =>
    opened
      .filter((section) => section.key === key)
      .map(({ icon }) => ({
        ...{ id: `row-${key}-${id}`, label: name, detail: frame(`section.${key}`), icon },
        leads: { to: `${sectionPath(key)}?edit=${id}` },
      }));

const userEntry = ({ id, name, email, phone }: Found["users"][number]): Entry => ({
  id: `user-${id}`,
  label: name,
  detail: email ?? (phone ? formatPhone(phone) : undefined),
  icon: "users",
  leads: { to: `${sectionPath("users")}/${id}` },
});

/** A command for one order, once the server has found the order and checked the right; cancelling needs a confirmation. */
function commandEntries({ command, orders }: Found, { t }: Speak): Entry[] {
  const [order] = orders;
  if (!command || !order) return [];
  const values = { number: orderNumber(order.id), name: order.customerName, amount: formatMoney(order.due) };
  const fields = { command, id: String(order.id), version: String(order.version) };
  const does = { post: commandPath, fields } as const;
  const icon = ({ confirm: "check", paid: "banknote", cancel: "ban" } as const)[command];
  const entry = { id: `command-${command}`, label: t(`command.${command}`, values), icon };
  if (command !== "cancel") return [{ ...entry, leads: does }];
  const no: Entry = { id: "answer-no", label: t("ask.no"), icon: "x", leads: { does: "stay" } };
  const yes: Entry = { id: "answer-yes", label: t("ask.yes"), icon, leads: does };
  return [{ ...entry, leads: { asks: { question: t("ask.cancel", values), answers: [no, yes] } } }];
}

const themeIcons = { light: "sun", dark: "moon", device: "monitor" } as const;

type FrameKey = keyof typeof admin.en;

/** An action is found by its name in either language. */
function actionEntries({ frame, mayAddProduct, mayAddOrder, theme, lang }: Offer): (Entry & { names: string })[] {
  const entry = (id: string, key: FrameKey, icon: IconName, leads: Entry["leads"]) => ({
    ...{ id: `action-${id}`, label: frame(key), icon, leads },
    names: `${admin.en[key]} ${admin.ur[key]}`,
  });
  const otherThemes = (["light", "dark", "device"] as const).filter((other) => other !== theme);
  const otherLang = lang === "en" ? "ur" : "en";
  return [
    ...(mayAddOrder ? [entry("add-order", "add-order", "plus", { to: `${sectionPath("orders")}/create` })] : []),
    ...(mayAddOrder ? [entry("counter", "counter", "scan-line", { to: counterPath })] : []),
    ...(mayAddProduct ? [entry("add", "add-product", "plus", { to: addProductPath })] : []),
    entry("refresh", "refresh", "refresh-cw", { does: "refresh" }),
    entry("store", "go-to-store", "store", { does: "store" }),
    entry("keys", "keys", "keyboard", { does: "keys" }),
    ...otherThemes.map((other) =>
      entry(`theme-${other}`, `theme.${other}`, themeIcons[other], { post: "/admin/theme", fields: { theme: other } }),
    ),
    entry("language", "language.other", "languages", { post: "/language", fields: { lang: otherLang } }),
  ];
}
