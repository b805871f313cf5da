import { db } from "#app/platform/db.server.ts";

const select = {
  id: true,
  label: true,
  name: true,
  phone: true,
  zone: true,
  address: true,
  landmark: true,
  isDefault: true,
} as const;

const readAddresses = (userId: number) =>
  db.address.findMany({ where: { userId }, select, orderBy: [{ isDefault: "desc" }, { id: "desc" }], take: 50 });

/** One address of a customer's book; the phone as it is stored. */
export type Address = Awaited<ReturnType<typeof readAddresses>>[number];

/** A customer's addresses, the default one first, then the newest. */
export const listAddresses = (userId: number): Promise<Address[]> => readAddresses(userId);

/** One address of a customer, or null when it is not there or not theirs. */
export const findAddress = (id: number, userId: number): Promise<Address | null> =>
  db.address.findFirst({ where: { id, userId }, select });
