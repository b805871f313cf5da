import { expect, test } from "vitest";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { listToPick, type PickingFilter } from "./list-to-pick.server.ts";

const at = (time: string) => new Date(`1970-01-01T${time}Z`);
const day = new Date("2026-11-21");
const late = await makeOrder({ status: "confirmed", deliveryDate: day, scheduledDeliveryTime: at("18:00:00") });
const early = await makeOrder({ status: "preparing", deliveryDate: day, scheduledDeliveryTime: at("16:45:00") });
const tomorrow = await makeOrder({
  status: "confirmed",
  deliveryDate: new Date("2026-11-22"),
  scheduledDeliveryTime: at("16:00:00"),
});
const pending = await makeOrder({ deliveryDate: day });
const cancelled = await makeOrder({ status: "cancelled", deliveryDate: day });

const pick = async (filter: Partial<PickingFilter> = {}) =>
  (await listToPick({ view: "pack", date: null, time: null, ...filter })).ids;

test("what is to be packed comes by delivery day and time, the earliest first", async () => {
  expect(await pick()).toEqual([early.id, late.id, tomorrow.id]);
});

test("a day and a slot narrow it; a slot holds every minute of its two hours, its end belongs to the next", async () => {
  expect(await pick({ date: "2026-11-21" })).toEqual([early.id, late.id]);
  expect(await pick({ date: "2026-11-21", time: "16:00:00" })).toEqual([early.id]);
  expect(await pick({ time: "18:00:00" })).toEqual([late.id]);
  expect(await pick({ date: "2026-12-24" })).toEqual([]);
});

test("a view chooses the pile, but nothing cancelled is ever picked", async () => {
  expect(await pick({ view: "confirm" })).toEqual([pending.id]);
  expect(await pick({ view: "all" })).not.toContain(cancelled.id);
});

test("at most a hundred orders stand on one list, and it says that others wait", async () => {
  await Promise.all(Array.from({ length: 98 }, () => makeOrder({ status: "confirmed" })));
  const { ids, hasMore } = await listToPick({ view: "pack", date: null, time: null });
  expect([ids.length, hasMore]).toEqual([100, true]);
});
