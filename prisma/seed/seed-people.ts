import { randomBytes } from "node:crypto";
import { hash } from "@node-rs/argon2";
import type { ClientBase } from "pg";
import type { Prisma } from "#app/generated/prisma/client.ts";
import customersFile from "./catalogue/customers.json" with { type: "json" };
import { daysBefore } from "./days-before.ts";
import { insertRows } from "./insert-rows.ts";

/** The password of every demo account that contract.md names; the other customers of the demo shop have a random one. */
export const demoPassword = "Mandi#2026";

const staff = [
  { email: "super@demo.test", name: "Farooq Ahmad", role: "super_admin" },
  { email: "admin@demo.test", name: "Saba Mirza", role: "admin" },
  { email: "editor@demo.test", name: "Danish Raza", role: "editor" },
  { email: "viewer@demo.test", name: "Lubna Karim", role: "viewer" },
  { email: "cashier@demo.test", name: "Asif Jamil", role: "viewer" },
  { email: "manager@demo.test", name: "Nasir Baloch", role: "manager" },
  { email: "staff@demo.test", name: "Gul Zaman", role: "staff" },
] as const;

/** Who did what in the demo shop's past. */
export const staffIds = { super: 1, admin: 2, editor: 3, cashier: 5 } as const;

/** The customers with their ids, Ayesha Khan first. */
export const customers = customersFile.map((customer, at) => ({ ...customer, id: staff.length + 1 + at }));

/** The last two customers: one of them registered on the phone and never came back, the other is blocked. */
const [neverSignedIn, blocked] = customers.slice(-2) as [Customer, Customer];

/** A customer of the demo shop. */
export type Customer = (typeof customers)[number];

/**
 * Staff, customers with an address each, and the cashier's individual permissions: to edit orders, one that has expired, and one that
 * ends, which opens nothing that the role does not.
 */
export async function seedPeople(client: ClientBase, now: Date): Promise<void> {
  const known = await hashPassword(demoPassword);
  const unknown = await hashPassword(randomBytes(24).toString("base64"));
  const opening = daysBefore(now, 430);
  await insertRows<Prisma.UserCreateManyInput>(client, "users", [
    ...staff.map(({ email, name, role }, at) => ({
      id: at + 1,
      email,
      emailProvedAt: opening,
      phone: null,
      phoneProvedAt: null,
      name,
      passwordHash: known,
      role,
      roleAssignedAt: opening,
      roleAssignedBy: staffIds.super,
      whatsappPhone: null,
      language: "en" as const,
      zone: null,
      createdAt: opening,
      lastSignInAt: daysBefore(now, 1 + at),
      blockedAt: null,
    })),
    ...customers.map(({ id, email, phone, name, language, zone, joinedDaysAgo }) => ({
      id,
      email,
      emailProvedAt: email.endsWith("@demo.test") ? daysBefore(now, joinedDaysAgo) : null,
      phone,
      phoneProvedAt: email.endsWith("@demo.test") || id % 3 > 0 ? daysBefore(now, joinedDaysAgo) : null, // customers of long standing, mostly
      name,
      passwordHash: email.endsWith("@demo.test") ? known : unknown,
      role: null,
      roleAssignedAt: null,
      roleAssignedBy: null,
      whatsappPhone: id % 4 === 0 ? phone : null,
      language: language as "en" | "ur",
      zone,
      createdAt: daysBefore(now, joinedDaysAgo),
      lastSignInAt: id === neverSignedIn.id ? null : daysBefore(now, Math.min(joinedDaysAgo, id % 9)),
      blockedAt: id === blocked.id ? daysBefore(now, 3) : null,
    })),
  ]);
  await insertRows<Prisma.AddressCreateManyInput>(
    client,
    "addresses",
    customers.map(({ id, name, phone, zone, address, landmark, joinedDaysAgo }) => ({
      userId: id,
      label: "Home",
      name,
      phone,
      zone,
      address,
      landmark,
      isDefault: true,
      createdAt: daysBefore(now, joinedDaysAgo),
    })),
  );
  await insertRows<Prisma.PermissionGrantCreateManyInput>(client, "permission_grants", [
    {
      userId: staffIds.cashier,
      sectionKey: "orders",
      level: "edit",
      expiresAt: null,
      grantedById: staffIds.super,
      notes: "Counter",
      createdAt: opening,
    },
    {
      userId: staffIds.cashier,
      sectionKey: "settings",
      level: "view",
      expiresAt: daysBefore(now, 200),
      grantedById: staffIds.super,
      notes: "Ramzan",
      createdAt: daysBefore(now, 240),
    },
    {
      userId: staffIds.cashier,
      sectionKey: "reviews",
      level: "view",
      expiresAt: daysBefore(now, -30),
      grantedById: staffIds.super,
      notes: null,
      createdAt: daysBefore(now, 10),
    },
  ]);
}

/** argon2id at the strength that sign-in verifies: 19 MiB, two passes, one lane. */
function hashPassword(password: string): Promise<string> {
  return hash(password, { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}
