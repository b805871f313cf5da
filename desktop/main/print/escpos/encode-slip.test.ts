import { beforeEach, expect, test, vi } from "vitest";
import { makeDocument } from "#tests/fixtures/order-document.ts";
import { bitmapOf, slice } from "./bitmap.ts";
import { encodeSlip, type PaintLines } from "./encode-slip.ts";
import { pageOfLines } from "./lines-page.ts";

const black = { bytesPerRow: 72, rows: 44, dots: new Uint8Array(72 * 44).fill(0xff) };
const paint = vi.fn<PaintLines>(async (lines) => lines.map(() => black));
beforeEach(() => void paint.mockClear());

const encode = (changes: Partial<Parameters<typeof encodeSlip>[0]> = {}) =>
  encodeSlip({ document: makeDocument(), roll: "80mm", opensDrawer: false, paint, ...changes });

/** The bytes with every command in angle brackets. */
function readable(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString("latin1");
  return text.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: commands begin with them
    /\x1b@|\x1bp...|\x1b[tEad].|\x1d!.|\x1dVB./gs,
    (command) => `<${command.slice(1).replace(/[^A-Za-z@!]/g, (letter) => ` ${letter.charCodeAt(0)}`)}>`,
  );
}

test("a slip for 80 mm, byte for byte", async () => {
  const rule = "-".repeat(48);
  const expected = [
    "<@><t 16><a 1><E 1><! 17>Taaza Mandi",
    "<! 0><E 0><a 0><a 1>Ghanta Ghar, Multan",
    `<a 0>${rule}`,
    "<E 1>Invoice",
    `<E 0>Invoice no.${" ".repeat(31)}000418`,
    rule,
    "<E 1>Customer",
    "<E 0>Ayesha Khan",
    "House 12",
    rule,
    "<E 1>Tomatoes",
    "<E 0>  Packed: 1.45 kg",
    `  1.5 kg \u00d7 Rs. 141${" ".repeat(20)}Rs. 211.50`,
    rule,
    `Subtotal${" ".repeat(30)}Rs. 211.50`,
    `Delivery${" ".repeat(33)}Rs. 100`,
    `<E 1>Total${" ".repeat(33)}Rs. 311.50`,
    `<E 0>${rule}`,
    "<a 1>Thank you",
    "<a 0><d 3><VB 0>",
  ];
  expect(readable(await encode())).toBe(expected.join("\n"));
  expect(paint).not.toHaveBeenCalled();
});

test("58 mm has 32 letters to a line", async () => {
  const lines = Buffer.from(await encode({ roll: "58mm" }))
    .toString("latin1")
    .split("\n");
  expect(lines).toContain("-".repeat(32));
  expect(lines.some((line) => line.includes("-".repeat(33)))).toBe(false);
});

test("the drawer opens before the first line; the stamp stands above all others", async () => {
  const text = readable(await encode({ opensDrawer: true, document: makeDocument({ stamp: "DUPLICATE 2" }) }));
  expect(text).toMatch(/^<@><p 0 25 250><t 16><a 1><E 1><! 17>DUPLICATE 2\n/);
});

test("a list without prices names the shelves once and the quantity beside each thing", async () => {
  const thing = { details: [], quantity: "2", price: "", total: "" };
  const lines = [
    { ...thing, group: "Vegetables", name: "Potatoes" },
    { ...thing, group: "Vegetables", name: "Onions" },
  ];
  const text = readable(await encode({ document: makeDocument({ lines }) }));
  expect(text.split("Vegetables")).toHaveLength(2);
  expect(text).toContain(`Onions${" ".repeat(41)}2\n`);
});

test("number and tracking address are drawn by the printer itself, below all else", async () => {
  const drawn = { label: "x", width: 37, height: 37, path: "M0 0h1v1h-1z" };
  const document = makeDocument({ barcode: { ...drawn, text: "000418" }, qr: { ...drawn, text: "https://shop.example/t" } });
  const bytes = Buffer.from(await encode({ document }));
  expect(bytes.includes(Buffer.from([0x1d, 0x6b, 73, 8, ...Buffer.from("{B000418")]))).toBe(true);
  const stored = Buffer.from([0x1d, 0x28, 0x6b, 25, 0, 49, 80, 48, ...Buffer.from("https://shop.example/t")]);
  expect(bytes.includes(Buffer.concat([stored, Buffer.from([0x1d, 0x28, 0x6b, 3, 0, 49, 81, 48])]))).toBe(true);
});

test.each([
  ["80mm", 37, 6],
  ["58mm", 61, 6],
  ["58mm", 85, 4],
] as const)("on %s a QR code of %i modules has %i dots to each, so that it fits", async (roll, width, module) => {
  const qr = { label: "x", text: "https://shop.example/t", width, height: width, path: "M0 0h1v1h-1z" };
  const bytes = Buffer.from(await encode({ roll, document: makeDocument({ qr }) }));
  expect(bytes.includes(Buffer.from([0x1d, 0x28, 0x6b, 3, 0, 49, 67, module]))).toBe(true);
});

test("a line in a script that the printer does not know is a picture, the others stay letters", async () => {
  const document = makeDocument({ customer: { heading: "Customer", lines: ["عائشہ خان", "House 12"] } });
  const bytes = Buffer.from(await encode({ document }));
  expect(paint).toHaveBeenCalledExactlyOnceWith([{ left: "عائشہ خان" }], 576);
  const head = Buffer.from([0x1d, 0x76, 0x30, 0, 72, 0, 44, 0]);
  const at = bytes.indexOf(head);
  expect(bytes.subarray(at + head.length, at + head.length + black.dots.length).equals(black.dots)).toBe(true);
  expect(bytes.subarray(at + head.length + black.dots.length).toString("latin1")).toMatch(/^House 12\n/);
});

test("a drawn line that is too long for the paper goes on below, its amount beside the last", async () => {
  const name = "تازہ ٹماٹر ملتان کے کھیتوں سے آج صبح توڑے ہوئے اور صاف کیے ہوئے";
  await encode({ document: makeDocument({ totals: [{ label: name, value: "Rs. 5" }] }), roll: "58mm" });
  const [lines = []] = paint.mock.lastCall ?? [];
  expect(lines.map(({ left }) => left).join(" ")).toBe(name);
  expect(lines.map(({ right }) => right)).toEqual([undefined, undefined, "Rs. 5"]);
  expect(lines.every(({ left }) => left.length <= 26)).toBe(true);
});

test("what somebody typed reaches the printer as letters only, never as a command", async () => {
  const document = makeDocument({ customer: { heading: "C", lines: ["\x1bp\x00\x19\xfa \x1d\x56 drawer"] } });
  const bytes = Buffer.from(await encode({ document }));
  expect(bytes.includes(Buffer.from([0x1b, 0x70]))).toBe(false);
});

test("pixels become dots: dark ones black, the rest paper", () => {
  const white = [255, 255, 255, 255];
  const dark = [10, 10, 10, 255];
  const clear = [0, 0, 0, 0];
  const rows = [dark, white, clear, white, white, white, white, dark, dark, ...Array(9).fill(white)];
  const bitmap = bitmapOf(Uint8Array.from(rows.flat()), { width: 9, height: 2 });
  expect(bitmap).toEqual({ bytesPerRow: 2, rows: 2, dots: Uint8Array.of(0b10000001, 0b10000000, 0, 0) });
  expect(slice(bitmap, 1, 1)).toEqual({ bytesPerRow: 2, rows: 1, dots: Uint8Array.of(0, 0) });
});

test("in the page that lines are drawn from, text stays text", () => {
  const page = pageOfLines([{ left: `<img src=x> & "عائشہ"`, right: "Rs. 5", isBold: true }]);
  expect(page).toContain('<div class="bold"><bdi>&lt;img src=x&gt; &amp; &quot;عائشہ&quot;</bdi><bdi>Rs. 5</bdi></div>');
  expect(page).toContain("default-src 'none'");
});
