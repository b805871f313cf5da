import { z } from "zod";
import { UserRole } from "#app/generated/prisma/enums.ts";
import { cachedRead } from "#app/platform/cached-read.server.ts";
import { db } from "#app/platform/db.server.ts";
import { log, setLogging } from "#app/platform/log.server.ts";
import { processWide } from "#app/platform/process-wide.server.ts";
import { maintenanceKey } from "./maintenance.ts";
import { maintenanceSetting } from "./maintenance-setting.server.ts";
import { paymentsKey, paymentsSetting } from "./payments-setting.server.ts";
import { roundingChoices } from "./rounding-choices.ts";

const shop = z.object({
  brand: z.string().default("Taaza Mandi"),
  city: z.string().default("Multan"),
  phone: z.string().default(""),
  whatsapp: z.string().default(""),
  email: z.string().default(""),
  adminEmails: z.string().default(""),
  address: z.string().default(""),
  social: z.record(z.string(), z.string()).default({}),
  siteUrl: z.string().default(""),
});

/** A wall time as people type it, "8:00", "8" or "08:00:00", as HH:mm; "24:00" is the end of the day. */
const timeOfDay = z.coerce
  .string()
  .trim()
  .regex(/^([01]?\d|2[0-3])(:[0-5]\d){0,2}$|^24:00$/)
  .transform((text) => {
    const [hour = "", minute = "00"] = text.split(":");
    return `${hour.padStart(2, "0")}:${minute}`;
  });

/** When a slot begins. */
const slotStart = timeOfDay.refine((time) => time < "24:00");

/** A whole number, also one that was typed as a text. */
const wholeNumber = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^-?\d{1,9}$/)
      .transform(Number),
  ])
  .pipe(z.number().int());

/** Slots and the same-day limit as wall time in Karachi, HH:mm; what a zone without a record charges, and from where it is free, in paisa. */
const deliveryFields = {
  slotCapacity: wholeNumber.pipe(z.number().positive()).nullable().default(null),
  firstSlot: slotStart.default("10:00"),
  lastSlot: slotStart.default("20:00"),
  sameDayUntil: timeOfDay.default("18:00"),
  defaultCharge: wholeNumber.pipe(z.number().nonnegative()).default(20_000),
  defaultFreeAbove: wholeNumber.default(200_000),
};
const delivery = z.object(deliveryFields);

const warned = processWide("damaged-settings", () => new Set<string>());

/** Logs once for each value that a setting cannot be read, and its default. */
function warn(setting: string, value: unknown, counted: unknown): void {
  const text = JSON.stringify({ setting, value, counted });
  if (warned.has(text)) return;
  warned.add(text);
  log.warn({ setting, value, counted }, "a setting can't be read; its default counts");
}

type Delivery = z.output<typeof delivery>;

const defaultDelivery: Delivery = delivery.parse({});

/** Reads the saved delivery settings: an unreadable field is logged and counts as its default. */
function readDelivery(saved: unknown): Delivery {
  const whole = delivery.safeParse(saved ?? {});
  const settings = whole.success ? whole.data : readFields(saved);
  if (settings.firstSlot <= settings.lastSlot) return settings;
  const { firstSlot, lastSlot } = defaultDelivery;
  warn("delivery.firstSlot", settings.firstSlot, firstSlot);
  return { ...settings, firstSlot, lastSlot };
}

function readField<Name extends keyof Delivery>(name: Name, saved: unknown): Delivery[Name] {
  const read = deliveryFields[name].safeParse(saved);
  if (read.success) return read.data as Delivery[Name];
  warn(`delivery.${name}`, saved, defaultDelivery[name]);
  return defaultDelivery[name];
}

/** How many orders a slot takes, as that field of the delivery settings is saved; null any number. What can't be read counts as the default. */
export const readSlotCapacity = (saved: unknown): number | null => readField("slotCapacity", saved ?? undefined);

function readFields(saved: unknown): Delivery {
  const given = z.record(z.string(), z.unknown()).safeParse(saved);
  if (!given.success) {
    warn("delivery", saved, defaultDelivery);
    return defaultDelivery;
  }
  const names = Object.keys(deliveryFields) as (keyof Delivery)[];
  const fields = names.map((name) => [name, readField(name, given.data[name])]);
  return delivery.parse(Object.fromEntries(fields));
}

/** The most open orders of a customer whose phone is not proved, and what they may come to, paisa (decisions 38). */
const unprovedLimits = {
  unprovedOrders: z.number().int().min(1).catch(4),
  unprovedTotal: z.number().int().min(1).catch(2_500_000),
};

/**
 * What the pages say of the site (B9.05), what customers without a proved phone may order, to how many rupees totals are rounded, whether staff need a second factor and since when, after what idle time a session of staff ends
 * in minutes, and what is logged (B9.06).
 */
const site = z.object({
  siteDescription: z.string().catch("Fresh groceries and household goods, delivered the same day."),
  twoFactor: z.boolean().catch(false),
  twoFactorSince: z.iso.datetime().nullable().catch(null),
  sessionTimeout: z.number().int().min(5).max(720).catch(30),
  debugging: z.boolean().catch(false),
  logging: z.boolean().catch(true),
  remindCarts: z.boolean().catch(false),
  ...unprovedLimits,
  roundTotals: z.enum(roundingChoices).catch("1"),
});

/** Whom the gate admits (A6.04). */
const gateRoles = z.array(z.enum(UserRole)).default(["super_admin", "admin", "editor", "viewer"]);

/** How to reach the shop: brand, city, phone, WhatsApp, e-mail, address, social links; and whom its notices go to. */
export type ShopDetails = z.infer<typeof shop>;

/** What everybody may know of the shop. */
export type PublicShop = ReturnType<typeof publicShop>;

/** The details without those that are the staff's own: pages carry them as data, whatever of them is shown. */
export const publicShop = ({ brand, city, phone, whatsapp, email, address, social }: ShopDetails) => ({
  ...{ brand, city, phone, whatsapp, email, address, social },
});

/** The settings out of their rows, by key. */
export function settingsOf(rows: readonly { key: string; value: unknown }[]) {
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  const read = <Schema extends z.ZodType>(key: string, schema: Schema, otherwise: unknown): z.output<Schema> => {
    const parsed = schema.safeParse(values.get(key) ?? otherwise);
    return parsed.success ? parsed.data : schema.parse(otherwise);
  };
  const details = read("shop", shop, {});
  const maintenance = read(maintenanceKey, maintenanceSetting, {});
  return {
    shop: details,
    delivery: readDelivery(values.get("delivery")),
    site: read("site", site, {}),
    gateRoles: read("gate_roles", gateRoles, undefined),
    maintenance: { ...maintenance, whatsapp_number: maintenance.whatsapp_number || details.whatsapp },
    payments: read(paymentsKey, paymentsSetting, {}),
  };
}

async function readSettings() {
  const settings = settingsOf(await db.setting.findMany({ where: { isActive: true }, select: { key: true, value: true } }));
  setLogging(settings.site);
  return settings;
}

/** All settings, with defaults; a damaged value counts as its default. */
export type ShopSettings = ReturnType<typeof settingsOf>;

/** The owner's settings, read once and again after each change of them (docs/decisions: facts kept in memory). */
export const findShopSettings = cachedRead("settings", ["settings"], readSettings);
