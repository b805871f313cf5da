import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterAll, expect, test } from "vitest";
import { deliverOutbox } from "#app/domain/messaging/deliver-outbox.server.ts";
import { pushes } from "#app/domain/push/pushes.server.ts";
import { now, setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { setNoon } from "#tests/fixtures/at-noon.ts";
import { checkoutOf } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { setWhatsapp } from "#tests/fixtures/whatsapp-gateway.ts";
import { placeOrder } from "./place-order.server.ts";

const sockets = new Set<Socket>();
const mute = createServer((socket) => void sockets.add(socket.on("error", () => undefined)));
const isDemo = env.DEMO;
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  mute.close();
  Object.assign(env, { DEMO: isDemo, OUTBOUND_ALLOW: [] });
  setClock(null);
});

/** What an order takes, milliseconds, the median of some that are placed one after the other; nothing but messages goes on meanwhile. */
async function medianOf(count: number, rice: { id: number }): Promise<number> {
  const times: number[] = [];
  for (let nth = 0; nth < count; nth++) {
    const customer = await makeUser();
    await fillCart(customer.id, [{ product: rice, quantity: 1 }]);
    const begun = performance.now();
    const outcome = await placeOrder(customer, checkoutOf());
    times.push(performance.now() - begun);
    expect(outcome).toMatchObject({ ok: true });
  }
  return times.sort((one, other) => one - other)[Math.floor(count / 2)] ?? 0;
}

/** The lanes and what waits as if nothing had been tried: the next round begins like the first. */
async function forgetTries(): Promise<void> {
  await db.outboxLane.deleteMany();
  await db.emailProvider.updateMany({ data: { restingUntil: null } });
  await db.outbox.updateMany({ data: { status: "waiting", claimedAt: null, tries: 0, unanswered: 0, notBefore: now() } });
}

test("an order is placed as fast while every channel hangs as while nothing is sent, and all its messages are kept", async () => {
  setNoon();
  env.DEMO = false;
  mute.listen(0, "127.0.0.1");
  await once(mute, "listening");
  const { port } = mute.address() as AddressInfo;
  env.OUTBOUND_ALLOW.push(`127.0.0.1:${port}`);
  await setWhatsapp({
    api_config: { base_url: `http://127.0.0.1:${port}`, cred_id: "shop-1" },
    admin_numbers: ["+923009998811"],
  });
  await db.emailProvider.create({ data: { name: "mute", kind: "smtp", smtpHost: "127.0.0.1", smtpPort: port } });
  await makeZone();
  const rice = await makeProduct({ name: "Rice" });
  await medianOf(5, rice); // the first are compiled meanwhile
  const ratios: number[] = [];
  for (let round = 0; round < 5; round++) {
    const quiet = await medianOf(9, rice);
    const stopping = new AbortController();
    const delivering = deliverOutbox(stopping.signal, pushes);
    await expect.poll(() => db.outbox.count({ where: { claimedAt: { not: null } } })).toBeGreaterThan(0);
    ratios.push((await medianOf(9, rice)) / quiet);
    stopping.abort();
    for (const socket of sockets) socket.destroy();
    await delivering;
    await forgetTries();
  }
  const ratio = ratios.sort((one, other) => one - other)[2] ?? 0;
  expect(ratio, ratios.map((one) => one.toFixed(2)).join(", ")).toBeLessThan(2);
  expect(await db.outbox.count({ where: { status: "sent" } })).toBe(0);
  expect(await db.outbox.count()).toBe(95 * 3);
});
