import { beforeEach, expect, test } from "vitest";
import { BrowserWindow, fakePrinting } from "#tests/fixtures/electron/windows.ts";
import { makeWish } from "#tests/fixtures/order-document.ts";
import type { SystemPrinter } from "./printer-choice.ts";
import { sendToSystem } from "./send-to-system.ts";
import type { SpooledJob } from "./spooled-job.ts";

const star = { name: "STAR_TSP", displayName: "Star TSP", description: "", options: {} };
const slipPrinter: SystemPrinter = { way: "system", name: "STAR_TSP", paper: "80mm" };
const job = (copy = 0, paper: "80mm" | "58mm" | "a4" = "80mm"): SpooledJob => ({
  id: "job-1",
  wish: makeWish({ paper }),
  copy,
  state: "sending",
  problem: null,
  askedAt: "2026-11-20T10:00:00.000Z",
});

beforeEach(() => {
  Object.assign(fakePrinting, { printers: [star], contentHeight: 500, takes: true, asked: [] });
});

const send = (printer = slipPrinter, which = job()) =>
  sendToSystem(which, printer, { addressOf: ({ id }) => `taaza-window://print/${id}`, timeout: 20 });

test("a slip is printed silently on a page of 80 mm that is as long as what stands on it, in microns", async () => {
  expect(await send()).toEqual({ state: "sent" });
  expect(fakePrinting.lastPage).toBe("taaza-window://print/job-1");
  expect(fakePrinting.asked).toEqual([
    {
      options: {
        silent: true,
        printBackground: true,
        margins: { marginType: "none" },
        deviceName: "STAR_TSP",
        pageSize: { width: 80_000, height: 132_292 + 8_000 },
      },
    },
  ]);
});

test("an invoice is printed on A4, and without a choice on the system's own printer", async () => {
  await send({ way: "system", name: null, paper: "a4" }, job(0, "a4"));
  const [asked] = fakePrinting.asked;
  expect(asked?.options.pageSize).toEqual({ width: 210_000, height: 297_000 });
  expect(asked?.options).not.toHaveProperty("deviceName");
});

test("58 mm is laid out as wide as its paper", async () => {
  await send({ ...slipPrinter, paper: "58mm" }, job(0, "58mm"));
  expect(BrowserWindow.all.at(-1)?.options).toMatchObject({ width: 219, useContentSize: true });
  expect(fakePrinting.asked[0]?.options.pageSize).toMatchObject({ width: 58_000 });
});

test("the page of a print is fenced in, reaches nothing, and is closed when it is done", async () => {
  await send();
  const window = BrowserWindow.all.at(-1);
  expect(window?.options.webPreferences).toMatchObject({ sandbox: true, nodeIntegration: false, partition: "print" });
  expect(window?.options.webPreferences).not.toHaveProperty("preload");
  expect(window?.isGone).toBe(true);
});

test("a printer that is gone, none at all, and a refusal of the system are failures without paper", async () => {
  expect(await send({ ...slipPrinter, name: "OLD" })).toEqual({ state: "failed", problem: "unknown-printer", mayPass: false });
  fakePrinting.printers = [];
  expect(await send()).toEqual({ state: "failed", problem: "no-printer", mayPass: false });
  fakePrinting.printers = [star];
  fakePrinting.takes = false;
  expect(await send()).toEqual({ state: "failed", problem: "refused", mayPass: false });
  expect(BrowserWindow.all.at(-1)?.isGone).toBe(true);
});

test("a system that never answers leaves the print unconfirmed", async () => {
  fakePrinting.takes = null;
  expect(await send()).toEqual({ state: "unconfirmed", problem: "no-answer" });
});
