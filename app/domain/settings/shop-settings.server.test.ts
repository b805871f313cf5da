import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isOpenSlot, slotTimes } from "#app/domain/delivery/slots.ts";
import { db } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { findShopSettings } from "./shop-settings.server.ts";

const defaults = { slotCapacity: null, firstSlot: "10:00", lastSlot: "20:00", sameDayUntil: "18:00" };

async function saved(value: object | string) {
  await db.setting.upsert({ where: { key: "delivery" }, create: { key: "delivery", value }, update: { value } });
  return (await findShopSettings()).delivery;
}

beforeEach(() => void vi.spyOn(log, "warn"));
afterEach(() => void vi.restoreAllMocks());

test.each([
  [
    { firstSlot: "8:00", lastSlot: "9", sameDayUntil: "9:30" },
    { firstSlot: "08:00", lastSlot: "09:00", sameDayUntil: "09:30" },
  ],
  [
    { firstSlot: 8, lastSlot: " 20:00:00 ", sameDayUntil: "24:00" },
    { firstSlot: "08:00", lastSlot: "20:00", sameDayUntil: "24:00" },
  ],
  [
    { slotCapacity: "12", defaultCharge: "15000" },
    { slotCapacity: 12, defaultCharge: 15_000 },
  ],
])("hours and numbers are read as people type them: %j", async (value, read) => {
  expect(await saved(value)).toMatchObject({ ...defaults, ...read });
  expect(log.warn).not.toHaveBeenCalled();
});

test("at eight as people type it the day begins at eight, and seven in the evening is after nine in the morning", async () => {
  const hours = await saved({ firstSlot: "8:00", sameDayUntil: "9:00" });
  expect(slotTimes(hours)[0]).toBe("08:00:00");
  const evening = new Date("2026-11-24T14:00:00Z");
  expect(isOpenSlot({ date: "2026-11-24", time: "20:00:00" }, evening, hours)).toBe(false);
});

test.each([
  [{ slotCapacity: "a dozen", defaultCharge: 15_000 }, "delivery.slotCapacity", { slotCapacity: null, defaultCharge: 15_000 }],
  [{ slotCapacity: -7 }, "delivery.slotCapacity", { slotCapacity: null }],
  [{ firstSlot: "early", lastSlot: "16:00" }, "delivery.firstSlot", { firstSlot: "10:00", lastSlot: "16:00" }],
  [{ lastSlot: "24:00" }, "delivery.lastSlot", { lastSlot: "20:00" }],
  [{ sameDayUntil: "25:00" }, "delivery.sameDayUntil", { sameDayUntil: "18:00" }],
  [{ firstSlot: "18:00", lastSlot: "12:00" }, "delivery.firstSlot", { firstSlot: "10:00", lastSlot: "20:00" }],
  [{ defaultCharge: -1 }, "delivery.defaultCharge", { defaultCharge: 20_000 }],
  ["closed", "delivery", defaults],
])("what can't be read counts as its default, the rest as saved, and the log says so once: %j", async (value, setting, read) => {
  expect(await saved(value)).toMatchObject(read);
  await findShopSettings();
  const logged = vi.mocked(log.warn).mock.calls.map(([facts]) => facts);
  expect(logged).toMatchObject([{ setting }]);
});

test("a shop that saved nothing has the usual hours and nothing to say", async () => {
  await db.setting.deleteMany();
  expect((await findShopSettings()).delivery).toMatchObject(defaults);
  expect(log.warn).not.toHaveBeenCalled();
});
