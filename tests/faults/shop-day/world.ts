import { saveProduct } from "#app/domain/catalog/save-product.server.ts";
import type { Slot } from "#app/domain/delivery/slots.ts";
import { rupees } from "#app/lib/money.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { Random } from "#prisma/seed/random.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";

/** The morning on which every day begins: 9 o'clock in Karachi. */
export const morning = Date.parse("2026-11-24T04:00:00Z");

/** The contended slots: one of today, which closes at 18:00, and two of tomorrow. */
export const slots: readonly Slot[] = [
  { date: "2026-11-24", time: "20:00:00" },
  { date: "2026-11-25", time: "10:00:00" },
  { date: "2026-11-25", time: "12:00:00" },
];

/** How many orders a slot takes in the morning. */
export const firstSlotLimit = 3;

/** The data of a day: few rows, so that actors collide. Ids. */
export type World = {
  staff: number[];
  customers: { id: number; email: string }[];
  /** the first is weighed, the last is not tracked, the others come by the piece; the first two are always tracked */
  products: number[];
  packages: number[];
  zones: string[];
};

export const setSlotLimit = (slotCapacity: number | null) => db.$executeRaw`
  INSERT INTO settings (key, value) VALUES ('delivery', ${JSON.stringify({ slotCapacity })}::jsonb)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value`;

/** Lays out a new world in an empty shop. */
export async function makeWorld({ between }: Random): Promise<World> {
  setClock(new Date(morning));
  await setSlotLimit(firstSlotLimit);
  const staff = await Promise.all([1, 2].map(() => makeUser({ role: "admin" })));
  const customers = await Promise.all([1, 2, 3].map(() => makeUser()));
  for (const { id } of customers) {
    const session = await db.session.create({
      data: { tokenHash: Buffer.from(`session of ${id}`), userId: id, isStaff: false, expiresAt: new Date("2099-01-01") },
    });
    const endpoint = `https://push.test/${id}`;
    await db.pushSubscription.create({ data: { userId: id, endpoint, p256dh: "p", auth: "a", sessionHash: session.tokenHash } });
  }
  const price = () => rupees(30 + between(0, 90));
  const products = [
    await makeProduct({ name: "Always weighed", soldByWeight: true, quantityStep: 250, price: price() }),
    await makeProduct({ name: "Always by the piece", price: price() }),
    await makeProduct({ name: "Sometimes tracked, sometimes weighed", price: price() }),
    await makeProduct({ name: "Never tracked piece", price: price() }),
  ].map(({ id }) => id);
  const by = staff[0]?.id ?? 0;
  for (const id of products.slice(0, 3)) await saveProduct(id, { stockQuantity: thousandths(20_000) }, { version: null, by });
  const [one = 0, two = 0, three = 0] = products;
  const baskets = [
    await makePackage(
      [
        { product: { id: one }, quantity: 1 },
        { product: { id: two }, quantity: 2 },
      ],
      rupees(200),
    ),
    await makePackage(
      [
        { product: { id: two }, quantity: 1 },
        { product: { id: three }, quantity: 1 },
      ],
      rupees(110),
    ),
  ];
  const zones = [
    await makeZone({ name: "Cantt", deliveryCharge: rupees(100), minOrderForFreeDelivery: rupees(500) }),
    await makeZone({ name: "Bosan Road", deliveryCharge: rupees(60), minOrderForFreeDelivery: 0 }),
  ];
  return {
    staff: staff.map(({ id }) => id),
    customers: customers.map(({ id, email }) => ({ id, email })),
    products,
    packages: baskets.map(({ id }) => id),
    zones: zones.map(({ name }) => name),
  };
}
