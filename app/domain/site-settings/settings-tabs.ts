import { fieldName, type StaffField } from "#app/domain/resource/staff-table.ts";
import { maintenanceKey } from "#app/domain/settings/maintenance.ts";
import { longestTemplate } from "#app/domain/settings/message-templates.ts";
import type { Payee } from "#app/domain/settings/payments-setting.server.ts";
import { roundingChoices } from "#app/domain/settings/rounding-choices.ts";
import type { ShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { type TransferMethod, transferMethods } from "#app/domain/settings/transfer-methods.ts";
import type { WhatsappSettings } from "#app/domain/settings/whatsapp-settings.server.ts";
import type { adminPayees } from "#app/i18n/admin-payees.ts";
import type { adminSettings } from "#app/i18n/admin-settings.ts";
import type { adminWhatsapp } from "#app/i18n/admin-whatsapp.ts";
import type { settings as maintenanceTexts } from "#app/i18n/settings.ts";
import { maxPaisa } from "#app/lib/money.ts";

/**
 * How a line, or each word of a list, is written: a Pakistani mobile number, an e-mail address or several with commas between, a time of
 * day (HH:mm, "24:00" included), a page on the web, a number as the WhatsApp gateway takes it, the address of a service that the shop
 * may call.
 */
export type SettingFormat = "phone" | "email" | "emails" | "time" | "web" | "gateway-phone" | "service";

/**
 * A field of the settings: where its value stands (a part of the settings and the path within it; `member` ticks a value into a list),
 * and what it holds. A `secret` is only ever written: its form field is empty, an empty one leaves it as it is, and the audit log says
 * that it changed without saying to what.
 */
export type SettingField = StaffField & {
  at: readonly [string, ...string[]];
  member?: string;
  format?: SettingFormat;
  secret?: true;
};

/** The parts that settings are kept in, each a row of its own; the key of the row where it differs. */
export const partKeys = {
  shop: "shop",
  delivery: "delivery",
  site: "site",
  gateRoles: "gate_roles",
  payments: "payments",
  maintenance: maintenanceKey,
} as const;

/** The table that settings are kept in. */
export type SettingsStore = "shop" | "whatsapp";

/** The fields of one page of the settings, by the name that its form gives them in camel case. */
export interface SettingsTab<Fields extends Readonly<Record<string, SettingField>> = Readonly<Record<string, SettingField>>> {
  /** its name in the audit log */
  name: string;
  /** where its parts are kept; the shop's settings by default */
  store?: SettingsStore;
  fields: Fields;
  /** form fields that belong together: once one of a group is filled in, those that are needed must be too */
  groups?: readonly { fields: readonly string[]; needed: readonly string[] }[];
}

type InSnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${InSnakeCase<Rest>}`
  : Name;

type Sentences = { en: object };

/** Where a value may stand: a path of the settings as they are read, which has a default for each. */
type PathIn<Settings> = {
  [Part in keyof Settings & string]: Settings[Part] extends readonly unknown[] ? readonly [Part] : InPart<Part, Settings[Part]>;
}[keyof Settings & string];

type InPart<Part extends string, Values> = {
  [Name in keyof Values & string]: Values[Name] extends Readonly<Record<string, string>>
    ? readonly [Part, Name, keyof Values[Name] & string]
    : readonly [Part, Name];
}[keyof Values & string];

/** The field where its sentence and its default are there; else its path is refused, by a type that says what is missing. */
type WholeField<Name, Field extends SettingField, Texts extends Sentences, Settings> = Name extends string
  ? string extends Name
    ? SettingField
    : `field.${InSnakeCase<Name>}` extends keyof Texts["en"]
      ? Field["at"] extends PathIn<Settings>
        ? SettingField
        : SettingField & { at: `no default for ${Name}` }
      : SettingField & { at: `no sentence field.${InSnakeCase<Name>}` }
  : never;

/** Declares tabs with sentences out of one catalogue and values out of one kind of settings; a field without either does not compile. */
const tabsOf =
  <Texts extends Sentences, Settings>() =>
  <const Fields extends Readonly<Record<string, SettingField>>>(
    tab: SettingsTab<Fields> & { fields: { [Name in keyof Fields]: WholeField<Name, Fields[Name], Texts, Settings> } },
  ): SettingsTab<Fields> =>
    tab;

const settingsTab = tabsOf<typeof adminSettings, ShopSettings>();

const web = { type: "line", max: 300, format: "web" } as const;

/** Who the shop is, what its pages say of it, when and for how much it delivers, what customers whose phone is not proved may order, and how totals are rounded. */
export const generalSettings = settingsTab({
  name: "general",
  fields: {
    brand: { at: ["shop", "brand"], type: "line", max: 60, required: true },
    city: { at: ["shop", "city"], type: "line", max: 60, required: true },
    phone: { at: ["shop", "phone"], type: "line", max: 30 },
    whatsapp: { at: ["shop", "whatsapp"], type: "line", max: 30, format: "phone" },
    email: { at: ["shop", "email"], type: "line", max: 254, format: "email" },
    address: { at: ["shop", "address"], type: "line", max: 200 },
    facebook: { at: ["shop", "social", "facebook"], ...web },
    instagram: { at: ["shop", "social", "instagram"], ...web },
    youtube: { at: ["shop", "social", "youtube"], ...web },
    siteUrl: { at: ["shop", "siteUrl"], ...web },
    siteDescription: { at: ["site", "siteDescription"], type: "text", max: 300 },
    firstSlot: { at: ["delivery", "firstSlot"], type: "line", max: 5, required: true, format: "time" },
    lastSlot: { at: ["delivery", "lastSlot"], type: "line", max: 5, required: true, format: "time" },
    sameDayUntil: { at: ["delivery", "sameDayUntil"], type: "line", max: 5, required: true, format: "time" },
    slotCapacity: { at: ["delivery", "slotCapacity"], type: "whole", min: 1, max: 9999 },
    defaultCharge: { at: ["delivery", "defaultCharge"], type: "money", min: 0, max: maxPaisa, required: true },
    defaultFreeAbove: { at: ["delivery", "defaultFreeAbove"], type: "money", min: 0, max: maxPaisa, required: true },
    unprovedOrders: { at: ["site", "unprovedOrders"], type: "whole", min: 1, max: 999, required: true },
    unprovedTotal: { at: ["site", "unprovedTotal"], type: "money", min: 100, max: maxPaisa, required: true },
    roundTotals: { at: ["site", "roundTotals"], type: "choice", options: roundingChoices, default: "1", required: true },
  },
});

/** The switch of maintenance mode, what customers read meanwhile, and whom they write to (B4.13, B9.07). */
export const maintenanceSettings = tabsOf<typeof maintenanceTexts, ShopSettings>()({
  name: "maintenance",
  fields: {
    isEnabled: { at: ["maintenance", "is_enabled"], type: "tick" },
    message: { at: ["maintenance", "message"], type: "text", max: 300 },
    whatsappNumber: { at: ["maintenance", "whatsapp_number"], type: "line", max: 30, required: true, format: "phone" },
  },
});

/** Whom customers pay, in both languages; of Raast also the payload of the static QR code. */
const payeeFields = (method: TransferMethod) => {
  const at = (part: keyof Payee) => ["payments", method, part] as const;
  return {
    title: { at: at("title"), type: "line", max: 80 },
    titleUr: { at: at("title_ur"), type: "line", max: 80 },
    number: { at: at("number"), type: "line", max: 40 },
    note: { at: at("note"), type: "text", max: 200 },
    noteUr: { at: at("note_ur"), type: "text", max: 200 },
    ...(method === "raast" && { qr: { at: at("qr"), type: "text", max: 512 } }),
  } satisfies Record<string, SettingField>;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of a method in the names of the fields of its payee. */
const payeePrefix: Readonly<Record<TransferMethod, string>> = {
  bank_transfer: "bankTransfer",
  jazzcash: "jazzcash",
  easypaisa: "easypaisa",
  raast: "raast",
};

/** Where customers pay. A method without a payee is not offered; of a payee that is begun, title and number are needed. */
export const paymentSettings = tabsOf<typeof adminPayees, ShopSettings>()({
  name: "payments",
  fields: Object.fromEntries(
    transferMethods.flatMap((method) =>
      Object.entries<SettingField>(payeeFields(method)).map(([part, field]) => [payeePrefix[method] + capital(part), field]),
    ),
  ),
  groups: transferMethods.map((method) => ({
    fields: Object.keys(payeeFields(method)).map((part) => `${method}_${fieldName(part)}`),
    needed: [`${method}_title`, `${method}_number`],
  })),
});

/** Whom the shop writes to about itself. */
export const emailSettings = settingsTab({
  name: "email",
  fields: {
    adminEmails: { at: ["shop", "adminEmails"], type: "line", max: 500, format: "emails" },
    remindCarts: { at: ["site", "remindCarts"], type: "tick" },
  },
});

/** Who is let in and for how long, and what the shop writes down of itself. */
export const advancedSettings = settingsTab({
  name: "advanced",
  fields: {
    twoFactor: { at: ["site", "twoFactor"], type: "tick" },
    sessionTimeout: { at: ["site", "sessionTimeout"], type: "whole", min: 5, max: 720, required: true },
    admitManager: { at: ["gateRoles"], member: "manager", type: "tick" },
    admitStaff: { at: ["gateRoles"], member: "staff", type: "tick" },
    debugging: { at: ["site", "debugging"], type: "tick" },
    logging: { at: ["site", "logging"], type: "tick" },
  },
});

const template = { type: "text", max: longestTemplate, required: true } as const;

/** How the shop reaches its WhatsApp gateway, whom it writes to of what, and in which words (B3.32, B3.33). */
export const whatsappSettings = tabsOf<typeof adminWhatsapp, WhatsappSettings>()({
  name: "whatsapp",
  store: "whatsapp",
  fields: {
    baseUrl: { at: ["api_config", "base_url"], type: "line", max: 300, format: "service" },
    credId: { at: ["api_config", "cred_id"], type: "line", max: 100, secret: true },
    phone: { at: ["admin_phone", "phone"], type: "line", max: 30, format: "gateway-phone" },
    adminNumbers: { at: ["admin_numbers"], type: "list", max: 30, most: 10, format: "gateway-phone" },
    newOrders: { at: ["notifications_enabled", "new_orders"], type: "tick" },
    statusUpdates: { at: ["notifications_enabled", "status_updates"], type: "tick" },
    minSeconds: { at: ["pace", "min_seconds"], type: "whole", min: 1, max: 600, required: true },
    maxSeconds: { at: ["pace", "max_seconds"], type: "whole", min: 1, max: 600, required: true },
    dailyCap: { at: ["pace", "daily_cap"], type: "whole", min: 1, max: 100_000, required: true },
    newOrderAdmin: { at: ["message_templates", "new_order_admin"], ...template },
    orderConfirmation: { at: ["message_templates", "order_confirmation"], ...template },
    statusUpdate: { at: ["message_templates", "status_update"], ...template },
    outForDelivery: { at: ["message_templates", "out_for_delivery"], ...template },
    incoming: { at: ["incoming", "is_enabled"], type: "tick" },
    incomingSecret: { at: ["incoming", "secret"], type: "line", max: 200, secret: true },
  },
});
