import { expect, test, vi } from "vitest";
import type { OrderDocument } from "#app/contract/document.ts";
import { makeDocument, makeWish } from "#tests/fixtures/order-document.ts";
import { startPrinter } from "#tests/fixtures/receipt-printer.ts";
import type { PaintLines } from "./escpos/encode-slip.ts";
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

const qr = {
  label: "Tracking",
  text: "https://shop.test/t?tracking_id=1QDZ6H8F2KMNP",
  width: 37,
  height: 37,
  path: "M0 0h1v1h-1z",
};
const bars = { label: "Order 000418", text: "000418", width: 78, height: 1, path: "M0 0h1v1h-1z" };
const hex = (bytes: readonly number[] | Uint8Array) => Buffer.from(bytes).toString("hex");
const letters = (text: string) => hex(Buffer.from(text, "latin1"));

/** The bytes at the end of every slip of order 418: its number as barcode, its tracking page as QR code, and the cut. */
const codes = [
  "1b6101", // centred
  "1d6850", // bars 80 dots high
  "1d7702", // two dots to the narrowest
  "1d4802", // with text below them
  `1d6b4908${letters("{B000418")}`, // Code 128, its data
  "0a",
  "1d286b04003141" + "3200", // QR model 2
  "1d286b03003143" + "06", // six dots to a module
  "1d286b03003145" + "31", // medium correction
  `1d286b${hex([qr.text.length + 3, 0])}315030${letters(qr.text)}`, // the data
  "1d286b0300315130", // print it
  "0a",
  "1b6100",
  "1b6403",
  "1d564200",
].join("");

async function arrivesAs(document: OrderDocument, paint: PaintLines = async () => []): Promise<string> {
  const printer = await startPrinter();
  const choice = { ...network, host: printer.host, port: printer.port };
  const send = jobSender({ choiceFor: () => choice, toSystem: vi.fn(), paint });
  expect(await send(job({ wish: makeWish({ document }) }))).toEqual({ state: "sent" });
  printer.stop();
  return hex(printer.received);
}

test("a slip arrives at the printer with the order's barcode and the QR code of its tracking page, byte for byte", async () => {
  const received = await arrivesAs(makeDocument({ barcode: bars, qr }));
  expect(received.startsWith(hex([0x1b, 0x40, 0x1b, 0x74, 16]))).toBe(true);
  expect(received).toContain(letters(`Invoice no.${" ".repeat(31)}000418\n`));
  expect(received.slice(-codes.length)).toBe(codes);
});

test("Roman Urdu arrives as letters, Urdu script as dots, and neither as question marks", async () => {
  const picture = { bytesPerRow: 72, rows: 2, dots: new Uint8Array(144).fill(0xa5) };
  const paint = vi.fn<PaintLines>(async (lines) => lines.map(() => picture));
  const [line] = makeDocument().lines;
  if (!line) throw new Error("no line");
  const lines = [
    { ...line, name: "Hara dhaniya, aadhi gaddi", details: [] },
    { ...line, name: "زعفران", details: [] },
  ];
  const received = await arrivesAs(makeDocument({ lang: "ur-Latn", lines, barcode: bars, qr }), paint);
  expect(received).toContain(letters("Hara dhaniya, aadhi gaddi\n"));
  expect(received).toContain(`1d763000${hex([72, 0, 2, 0])}${"a5".repeat(144)}${letters("  1.5 kg \u00d7 Rs. 141")}`);
  expect(paint).toHaveBeenCalledExactlyOnceWith([{ left: "زعفران", isBold: true }], 576);
  expect(received.slice(-codes.length)).toBe(codes);
});

test("a copy of a copy bears the later stamp and no other", async () => {
  const { send, sent } = sender();
  const wish = makeWish({ copy: 1, document: makeDocument({ stamp: "DUPLICATE 1" }) });
  await send(job({ wish, copy: 1 }));
  await send(job({ wish, copy: 2 }));
  expect(sent.map((bytes) => bytes.toString("latin1").match(/DUPLICATE \d/g))).toEqual([["DUPLICATE 1"], ["DUPLICATE 2"]]);
});
