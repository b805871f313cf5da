import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOrder } from "#app/domain/checkout/place-order.server.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { noon, setNoon } from "#tests/fixtures/at-noon.ts";
import { checkoutOf } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { setWhatsapp, startGateway } from "#tests/fixtures/whatsapp-gateway.ts";
import { deliverOutbox } from "./deliver-outbox.server.ts";
import { remindCart } from "./remind-carts.server.ts";

const twoHoursAgo = new Date(noon().getTime() - 2 * 60 * 60_000);
const [customer, ...desks] = ["+923015550000", "+923009998877", "+923009998878"];
const reminders = 4;

let gateway: Awaited<ReturnType<typeof startGateway>>;
beforeAll(async () => {
  setNoon(); // reminders leave by day
  gateway = await startGateway();
  await setWhatsapp({ admin_numbers: desks, pace: { min_seconds: 1, max_seconds: 1, daily_cap: 1000 } });
});
afterAll(async () => {
  setClock(null);
  await gateway.stop();
});

test("an order that is placed while reminders leave overtakes those that wait: its customer and every number of the shop are told next", async () => {
  await makeZone();
  const rice = await makeProduct({ name: "Rice" });
  for (let nth = 0; nth < reminders; nth += 1) {
    const { id: userId } = await makeUser({ phone: `+9230177700${10 + nth}`, offersAt: twoHoursAgo });
    const items = { create: { productId: rice.id, quantity: 1000, shownPrice: rice.price } };
    const { id } = await db.cart.create({ data: { userId, updatedAt: twoHoursAgo, items } });
    expect(await remindCart(id, { by: null })).toMatchObject({ ok: true });
  }
  const buyer = await makeUser({ phone: customer ?? null });
  await fillCart(buyer.id, [{ product: rice, quantity: 1 }]);

  const delivering = deliverOutbox();
  await expect.poll(() => gateway.messages.length, { interval: 20 }).toBeGreaterThan(0);
  expect(await placeOrder(buyer, checkoutOf({ customer_phone: customer ?? "" }))).toMatchObject({ ok: true });
  const left = gateway.messages.length;
  await delivering;

  const phones = gateway.messages.map(({ phone }) => phone);
  const told = phones.filter((phone) => !phone.startsWith("+92301777"));
  const first = phones.findIndex((phone) => told.includes(phone));
  expect(new Set(told)).toEqual(new Set([customer, ...desks]));
  expect(phones).toHaveLength(reminders + told.length);
  expect(first).toBeLessThanOrEqual(left + 1); // one reminder may have been in hand
  expect(phones.slice(first, first + told.length)).toEqual(told);
  expect(phones.slice(first + told.length).length).toBeGreaterThan(0);
});
