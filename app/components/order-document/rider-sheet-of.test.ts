import { encode } from "uqr";
import { expect, test } from "vitest";
import { orderDocument } from "#app/contract/document.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { makeFullOrder, makeLineOnPaper, makeOrderOnPaper, makePaperRules, plain } from "#tests/fixtures/order-on-paper.ts";
import { riderSheetOf } from "./rider-sheet-of.ts";

const sheetOf = (...[order]: Parameters<typeof makeOrderOnPaper>) =>
  orderDocument.parse(plain(riderSheetOf(makeOrderOnPaper(order), makePaperRules())));

test("a rider reads who, where, and what to collect at the door", () => {
  const { customer, totals, notes } = orderDocument.parse(plain(riderSheetOf(makeFullOrder(), makePaperRules())));
  expect(customer.lines).toEqual(["Ayesha Khan", "0301-2345678", "House 12", "Near the mosque", "Gulgasht Colony"]);
  expect(totals).toEqual([{ label: "To collect", value: "Rs. 2,241.50" }]);
  expect(notes[0]).toEqual({ label: "Note", value: "Ring twice, please" });
});

test("of a paid order nothing is collected", () => {
  expect(sheetOf({ isPaid: true }).totals).toEqual([{ label: "Already paid, to collect", value: "Rs. 0" }]);
});

test("what is handed over is what was packed, and no price beside it", () => {
  const lines = [
    makeLineOnPaper({ packedQuantity: thousandths(1450) }),
    makeLineOnPaper({ id: 2, packedQuantity: thousandths(0) }),
  ];
  expect(sheetOf({ lines }).lines).toEqual([{ name: "Tomatoes", details: [], quantity: "1.45 kg", price: "", total: "" }]);
});

test("its code is the address of the tracking page, drawn module for module", () => {
  const { qr, barcode } = sheetOf();
  expect(qr?.text).toBe("https://shop.test/delivery-tracking?tracking_id=1QDZ6H8F2KMNP");
  expect(barcode?.text).toBe("000418");
  const { data, size } = encode(qr?.text ?? "", { ecc: "M", border: 4 });
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of (qr?.path ?? "").matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  expect([qr?.width, drawn]).toEqual([size, data]);
});

test("a barcode leaves ten modules white at either side", () => {
  const { barcode } = sheetOf();
  expect(barcode?.path).toMatch(/^M10 0h2v1h-2z/);
  expect(barcode?.path).toMatch(/M76 0h2v1h-2z$/);
  expect(barcode?.width).toBe(88);
});
