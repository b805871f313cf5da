import { expect, test } from "vitest";
import { invoiceOf } from "#app/components/order-document/invoice-of.ts";
import { sheetHtml } from "#app/components/order-document/sheet.ts";
import { rupees } from "#app/lib/money.ts";
import { makeOrderOnPaper, makePaperRules } from "#tests/fixtures/order-on-paper.ts";
import { slipLines } from "./slip-lines.ts";

/** A counter sale by Bilal, taken along and paid: Rs. 111.50 by JazzCash, the rest of Rs. 500 in cash. */
const counterSale = makeOrderOnPaper({
  source: "counter",
  staff: "Bilal",
  customerName: "Counter customer",
  customerPhone: "",
  deliveryZone: "Counter",
  deliveryAddress: "",
  deliveryDate: null,
  deliveryTime: null,
  status: "delivered",
  deliveryCharge: rupees(0),
  total: rupees(211.5),
  isPaid: true,
  receipts: [
    { method: "jazzcash", reference: "TX 7001", amount: rupees(111.5), cash: null },
    { method: "cash", reference: null, amount: rupees(100), cash: { tendered: rupees(500), change: rupees(400) } },
  ],
});

test.each([
  [
    "en",
    [
      "Cashier Bilal",
      "Customer Counter customer",
      "Total Rs. 211.50",
      "JazzCash TX 7001 Rs. 111.50",
      "Cash Rs. 500",
      "Change Rs. 400",
    ],
  ],
  [
    "ur",
    [
      "Cashier Bilal",
      "Gahak Counter customer",
      "Total Rs. 211.50",
      "JazzCash TX 7001 Rs. 111.50",
      "Cash Rs. 500",
      "Wapas diye Rs. 400",
    ],
  ],
] as const)(
  "in %s the slip of a sale over the counter says so from the browser and from the receipt printer alike",
  (lang, all) => {
    const document = invoiceOf(counterSale, makePaperRules({ lang }), "slip");
    const html = sheetHtml(document, "80mm");
    const roll = slipLines(document).map((one) => ("rule" in one ? "" : `${one.left} ${one.right ?? ""}`));
    for (const paper of [html.replace(/<[^>]+>/g, " "), roll.join(" ")].map((text) => text.replace(/\s+/g, " "))) {
      for (const said of all) expect(paper).toContain(said);
      expect(paper).not.toMatch(/Deliver|pohanchana|Tracking|1QDZ6H8F2KMNP|To be paid|Paise dene/);
    }
    expect([html.includes("square"), html.includes("bars"), document.qr]).toEqual([false, true, undefined]);
    expect(slipLines(document)).toContainEqual(expect.objectContaining({ left: "Total", isBold: true }));
  },
);
