import { expect, test, vi } from "vitest";
import { makeWish } from "#tests/fixtures/order-document.ts";
import { startPrinter } from "#tests/fixtures/receipt-printer.ts";
import { encodeSlip } from "./escpos/encode-slip.ts";
import { jobSender } from "./send-job.ts";
import type { SpooledJob } from "./spooled-job.ts";

const network = { way: "network", host: "192.168.1.60", port: 9100, paper: "80mm" } as const;
const job = (changes: Partial<SpooledJob> = {}): SpooledJob => ({
  id: "job-1",
  wish: makeWish({ opensDrawer: true }),
  copy: 0,
  state: "sending",
  problem: null,
  askedAt: "2026-11-20T10:00:00.000Z",
  ...changes,
});

const pulse = Buffer.from([0x1b, 0x70, 0, 25, 250]);

function sender() {
  const sent: Buffer[] = [];
  const send = jobSender({
    choiceFor: () => network,
    toSystem: vi.fn(),
    paint: async () => [],
    toNetwork: async (_, bytes) => {
      sent.push(Buffer.from(bytes));
      return { state: "sent" };
    },
  });
  return { send, sent };
}

test("a cash slip opens the drawer with the first print, and a copy of it never again", async () => {
  const { send, sent } = sender();
  await send(job());
  await send(job({ copy: 1 }));
  expect(sent.map((bytes) => bytes.includes(pulse))).toEqual([true, false]);
  expect(sent.map((bytes) => bytes.includes("DUPLICATE 1"))).toEqual([false, true]);
});

test("the bytes that arrive at the printer are those of the document, and no others", async () => {
  const printer = await startPrinter();
  const paint = async () => [];
  const choice = { ...network, host: printer.host, port: printer.port };
  const send = jobSender({ choiceFor: () => choice, toSystem: vi.fn(), paint });
  expect(await send(job())).toEqual({ state: "sent" });
  printer.stop();
  const { document } = job().wish;
  const expected = await encodeSlip({ document, roll: "80mm", stamp: null, opensDrawer: true, paint });
  expect(Buffer.from(printer.received).equals(expected)).toBe(true);
});
