import { afterEach, expect, test } from "vitest";
import { allWell, type PrinterManners, startPrinter } from "#tests/fixtures/receipt-printer.ts";
import { startTicks } from "#tests/fixtures/work-of.ts";
import { checkPrinter, openCashDrawer, sendToPrinter } from "./printer-session.ts";

const timeouts = { connect: 5000, answer: 5000, print: 5000 };
/** For a printer that is absent, or sends no status. */
const short = { connect: 500, answer: 100, print: 200 };
const bytes = Uint8Array.from({ length: 5_000 }, (_, place) => 0x20 + (place % 90));

let stop: () => void = () => undefined;
afterEach(() => stop());
async function printer(behaviour: PrinterManners = {}) {
  const started = await startPrinter(behaviour);
  stop = started.stop;
  return started;
}

test("a print arrives byte for byte, and is sent when the printer says that it is done", async () => {
  const ready = await printer();
  expect(await sendToPrinter(ready, bytes, timeouts)).toEqual({ state: "sent" });
  expect(ready.received).toEqual([...bytes]);
  expect(ready.questions).toEqual(["offline", "paper", "done"]);
});

test("printer off: nothing was sent", async () => {
  const gone = await printer();
  stop();
  expect(await sendToPrinter(gone, bytes, timeouts)).toEqual({ state: "failed", problem: "unreachable", mayPass: true });
});

test("wrong address: nothing was sent", async () => {
  const nowhere = { host: "printer.invalid", port: 9100 };
  expect(await sendToPrinter(nowhere, bytes, short)).toMatchObject({ state: "failed", problem: "unreachable" });
});

test.each([
  ["paper-out", { offline: 0x32 }],
  ["paper-out", { paper: 0x72 }],
  ["cover-open", { offline: 0x16 }],
  ["printer-error", { offline: 0x52 }],
] as const)("%s is found before the first byte leaves", async (problem, behaviour) => {
  const unwell = await printer(behaviour);
  expect(await sendToPrinter(unwell, bytes, timeouts)).toEqual({ state: "failed", problem, mayPass: true });
  expect(unwell.received).toEqual([]);
  expect(await checkPrinter(unwell, timeouts)).toBe(problem);
});

test("paper that runs out while printing leaves it unconfirmed", async () => {
  const short = await printer({ done: 0x0c });
  expect(await sendToPrinter(short, bytes, timeouts)).toEqual({ state: "unconfirmed", problem: "paper-out" });
});

test("a line that breaks in the middle leaves it unconfirmed", async () => {
  const breaking = await printer({ breaksAfter: 1_000 });
  expect(await sendToPrinter(breaking, bytes, timeouts)).toMatchObject({ state: "unconfirmed" });
});

test("a printer that never says a word may have printed it", async () => {
  const mute = await printer({ offline: null, done: null });
  expect(await sendToPrinter(mute, bytes, short)).toEqual({ state: "unconfirmed", problem: "no-answer" });
  await expect.poll(() => mute.received).toEqual([...bytes]);
  expect(await checkPrinter(mute, short)).toBeNull();
});

test("a mute printer costs its timeouts once: the next slip's first byte leaves within a second, and it is asked anew each time", async () => {
  const behaviour: PrinterManners = { offline: null, done: null };
  const mute = await printer(behaviour);
  const slow = { connect: 5000, answer: 1500, print: 1500 };
  expect(await sendToPrinter(mute, bytes, slow)).toMatchObject({ problem: "no-answer" });
  mute.received.length = 0;
  const since = startTicks();
  const next = sendToPrinter(mute, bytes, slow);
  await expect.poll(() => mute.received.length, { interval: 10 }).toBeGreaterThan(0);
  expect(since()).toBeLessThan(1);
  expect(await next).toEqual({ state: "unconfirmed", problem: "no-answer" });
  Object.assign(behaviour, { offline: allWell, done: 0 });
  expect(await sendToPrinter(mute, bytes, slow)).toEqual({ state: "sent" });
});

test("a printer that is off refuses the next slip within a second, and takes one as soon as it is on again", async () => {
  const off = await printer();
  stop();
  await sendToPrinter(off, bytes, timeouts);
  const since = startTicks();
  expect(await sendToPrinter(off, bytes, timeouts)).toMatchObject({ state: "failed", problem: "unreachable", wasDown: true });
  expect(await openCashDrawer(off, timeouts)).toBe(false);
  expect(since()).toBeLessThan(1);
  await printer({ port: off.port });
  expect(await sendToPrinter(off, bytes, timeouts)).toEqual({ state: "sent" });
});

test("the drawer's pulse is 50 ms on pin 2, and nothing is printed", async () => {
  const ready = await printer();
  expect(await openCashDrawer(ready, timeouts)).toBe(true);
  await expect.poll(() => ready.received).toEqual([0x1b, 0x40, 0x1b, 0x70, 0, 25, 250]);
  stop();
  expect(await openCashDrawer(ready, timeouts)).toBe(false);
});
