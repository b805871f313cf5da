import { spawn } from "node:child_process";
import { afterAll, expect, test } from "vitest";
import { databaseUrl, db } from "#app/platform/db.server.ts";
import { stopOrderEvents } from "#app/platform/order-events.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { startTicks } from "#tests/fixtures/work-of.ts";
import { acknowledgeOrders } from "./acknowledge-orders.server.ts";
import { findStaffOrder } from "./find-staff-order.server.ts";
import type { LiveMessage } from "./live-message.ts";
import { catchUp, followOrders, type LiveTexts } from "./live-orders.server.ts";
import { findLatestEvent, findLiveState, maxCaughtUp } from "./live-state.server.ts";
import { saveOrder } from "./save-order.server.ts";

afterAll(stopOrderEvents);

const { id: by } = await makeUser({ role: "admin" });
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A subscriber and the messages it received, with the permission to read contacts. */
async function openDesk() {
  const sent: LiveTexts[] = [];
  const { ready, stop } = followOrders({ send: (texts) => sent.push(texts), end: () => undefined });
  await ready;
  const messages = (reading: "open" | "masked" = "open") => sent.map((texts) => JSON.parse(texts[reading]) as LiveMessage);
  return {
    messages,
    stop,
    async received(id: number): Promise<number> {
      const since = startTicks();
      while (!messages().some(({ rows }) => rows.some((row) => row.id === id))) {
        if (since() > 5) throw new Error("The desk did not hear of it.");
        await pause(5);
      }
      return since();
    },
  };
}

test("a new order is on every open desk within a second, however many there are", async () => {
  const desks = await Promise.all(Array.from({ length: 50 }, openDesk));
  const slowest: number[] = [];
  for (const count of [1, 2, 3]) {
    const { id } = await makeOrder();
    slowest.push(Math.max(...(await Promise.all(desks.map((desk) => desk.received(id))))));
    const state = { unheard: count, newestUnheard: id, pending: count };
    expect(desks[0]?.messages().at(-1)).toMatchObject({ state, missed: false });
  }
  expect(Math.max(...slowest)).toBeLessThan(1);
  for (const { stop } of desks) stop();
});

test("what another process does is heard too", async () => {
  const desk = await openDesk();
  const { id } = await makeOrder();
  await desk.received(id);
  const statement = `UPDATE orders SET delivery_notes = 'ring twice' WHERE id = ${id}`;
  const script = `import pg from "pg"; const c = new pg.Client(process.argv[1]); await c.connect(); await c.query(process.argv[2]); await c.end();`;
  const other = spawn(process.execPath, ["--input-type=module", "-e", script, databaseUrl(), statement], { stdio: "ignore" });
  await new Promise((resolve) => other.once("exit", resolve));
  await expect.poll(() => desk.messages().at(-1)?.rows).toMatchObject([{ id, deliveryNotes: "ring twice" }]);
  desk.stop();
});

test("phone and address are for those who may read them", async () => {
  const desk = await openDesk();
  const { id } = await makeOrder();
  await desk.received(id);
  expect(JSON.stringify(desk.messages("open"))).toContain("+923012345678");
  expect(JSON.stringify(desk.messages("masked"))).not.toMatch(/3012345678|House 12/);
  desk.stop();
});

test("a desk that slept catches up with every order that moved; one that missed too much is told so", async () => {
  const slept = BigInt(await findLatestEvent());
  const moved = await Promise.all([makeOrder(), makeOrder()]);
  await saveOrder(moved[0].id, { status: "confirmed" }, { version: null, by });
  const { rows, last } = JSON.parse((await catchUp(slept)).open) as LiveMessage;
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(moved.map(({ id }) => id)));
  expect(rows.find(({ id }) => id === moved[0].id)).toMatchObject({ status: "confirmed", version: 2 });
  expect(last).toBe(await findLatestEvent());
  const orderId = moved[1].id;
  await db.orderEvent.createMany({ data: Array.from({ length: maxCaughtUp + 60 }, () => ({ orderId, status: "pending" })) });
  expect(JSON.parse((await catchUp(slept)).open)).toMatchObject({ missed: true, rows: [] });
  expect(JSON.parse((await catchUp(null)).open)).toMatchObject({ missed: false, rows: [] });
});

test("new orders ring until one counter heard of them: who and when is on record, and the second changes nothing", async () => {
  const { id } = await makeOrder();
  const desk = await openDesk();
  expect((await findLiveState()).unheard).toBeGreaterThan(0);
  const { id: second } = await makeUser({ role: "admin" });
  expect(await acknowledgeOrders(id, { by })).toBeGreaterThan(0);
  expect(await acknowledgeOrders(id, { by: second })).toBe(0);
  expect((await findLiveState()).unheard).toBe(0);
  await desk.received(id);
  await expect.poll(() => desk.messages().at(-1)?.state.unheard).toBe(0);
  const order = await db.order.findUniqueOrThrow({ where: { id } });
  expect(order.acknowledgedById).toBe(by);
  expect(order.acknowledgedAt).toBeInstanceOf(Date);
  expect((await findStaffOrder(id, { contactsVisible: true }))?.timeline.some(({ action }) => action === "acknowledge")).toBe(
    true,
  );
  desk.stop();
});

test("an order that came after the bell was answered rings anew", async () => {
  const { id } = await makeOrder();
  const { id: later } = await makeOrder();
  await acknowledgeOrders(id, { by });
  expect(await findLiveState()).toMatchObject({ unheard: 1, newestUnheard: later });
});
