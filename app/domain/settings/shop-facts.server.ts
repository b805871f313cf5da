import { z } from "zod";
import { UserRole } from "#app/generated/prisma/enums.ts";
import { db } from "#app/platform/db.server.ts";
import { keptFacts } from "#app/platform/kept-facts.server.ts";
import { maintenanceKey, maintenanceSetting } from "./maintenance-setting.server.ts";
import { paymentsKey, paymentsSetting } from "./payments-setting.server.ts";

const shop = z.object({
  brand: z.string().default("Taaza Mandi"),
  city: z.string().default("Multan"),
  phone: z.string().default(""),
  whatsapp: z.string().default(""),
  email: z.string().default(""),
  address: z.string().default(""),
  social: z.record(z.string(), z.string()).default({}),
});

/** Slots and the same-day limit as wall time in Karachi, HH:mm; what a zone without a record charges, and from where it is free, in paisa. */
const delivery = z.object({
  slotCapacity: z.number().int().positive().nullable().default(null),
  firstSlot: z.string().default("10:00"),
  lastSlot: z.string().default("20:00"),
  sameDayUntil: z.string().default("18:00"),
  defaultCharge: z.number().int().default(20_000),
  defaultFreeAbove: z.number().int().default(200_000),
});

/** Whom the gate admits (A6.04). */
const gateRoles = z.array(z.enum(UserRole)).default(["super_admin", "admin", "editor", "viewer"]);

/** How to reach the shop: brand, city, phone, WhatsApp, e-mail, address, social links. */
export type Shop = z.infer<typeof shop>;

async function readSettings() {
  const rows = await db.setting.findMany({ where: { isActive: true }, select: { key: true, value: true } });
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  const read = <Schema extends z.ZodType>(key: string, schema: Schema, otherwise: unknown): z.output<Schema> => {
    const parsed = schema.safeParse(values.get(key) ?? otherwise);
    return parsed.success ? parsed.data : schema.parse(otherwise);
  };
  return {
    shop: read("shop", shop, {}),
    delivery: read("delivery", delivery, {}),
    gateRoles: read("gate_roles", gateRoles, undefined),
    maintenance: read(maintenanceKey, maintenanceSetting, {}),
    payments: read(paymentsKey, paymentsSetting, {}),
  };
}

/** What the settings table says, whole and with defaults; a damaged value counts as its default. */
export type ShopFacts = Awaited<ReturnType<typeof readSettings>>;

/** The owner's settings, read once and again after each change of them (docs/decisions: facts kept in memory). */
export const findShopFacts = keptFacts("settings", ["settings"], readSettings);
