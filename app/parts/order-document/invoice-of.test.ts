import { expect, test } from "vitest";
import { orderDocument } from "#app/contract/document.ts";
import type { StaffOrderLine } from "#app/domain/orders/find-staff-order.server.ts";
import { rupees } from "#app/lib/money.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { type InvoicedOrder, invoiceOf } from "./invoice-of.ts";
import { sheetFile, sheetHtml } from "./sheet.ts";

const line: StaffOrderLine = {
  id: 1,
  kind: "product",
  name: "Tomatoes",
  nameUr: "Tamatar",
  description: null,
  unit: "kg",
  unitSize: null,
  quantity: thousandths(1500),
  packedQuantity: null,
  listPrice: rupees(150),
  unitPrice: rupees(141),
  lineTotal: rupees(211.5),
  soldByWeight: true,
  components: [],
};

const order: InvoicedOrder = {
  id: 418,
  trackingId: "1QDZ6H8F2KMNP",
  customerName: "Ayesha Khan",
  customerPhone: "+923012345678",
  deliveryZone: "Gulgasht Colony",
  deliveryAddress: "House 12",
  landmark: null,
  deliveryDate: "2026-11-20",
  deliveryTime: "16:00:00",
  deliveryNotes: null,
  paymentMethod: "cash",
  isPaid: false,
  subtotal: rupees(211.5),
  deliveryCharge: rupees(100),
  total: rupees(311.5),
  createdAt: new Date("2026-11-19T09:05:00Z"),
  lines: [line],
};

const shop = {
  brand: "Taaza Mandi",
  city: "Multan",
  phone: "+923001234567",
  whatsapp: "",
  email: "",
  address: "Ghanta Ghar",
  social: {},
};
const plain = (text: unknown) => JSON.parse(JSON.stringify(text).replaceAll("\u00a0", " "));
const documentOf = (changes: Partial<InvoicedOrder> = {}, lang: "en" | "ur" = "en") =>
  orderDocument.parse(plain(invoiceOf({ ...order, ...changes }, { shop, lang })));

test("A7.29 the invoice's number has six digits", () => {
  expect(documentOf().facts[0]).toEqual({ label: "Invoice no.", value: "000418" });
  expect(documentOf({ id: 1_234_567 }).facts[0]?.value).toBe("1234567");
});

test("an unpaid order says what is to be paid; a paid one that it is", () => {
  expect(documentOf().totals.map(({ label, value }) => `${label} ${value}`)).toEqual([
    "Subtotal Rs. 211.50",
    "Delivery Rs. 100",
    "Total Rs. 311.50",
    "To be paid Rs. 311.50",
  ]);
  const paid = documentOf({ isPaid: true });
  expect(paid.totals.at(-1)?.label).toBe("Total");
  expect(paid.facts.find(({ label }) => label === "Payment")?.value).toBe("Cash on Delivery · Paid");
});

test("free delivery is called free", () => {
  expect(documentOf({ deliveryCharge: rupees(0) }).totals[1]).toEqual({ label: "Delivery", value: "Free" });
});

test("a weighed line says its weight, what was packed, and the list price it was reduced from", () => {
  const [row] = documentOf({ lines: [{ ...line, packedQuantity: thousandths(1450) }] }).lines;
  expect(row).toEqual({
    name: "Tomatoes",
    details: ["List price Rs. 150", "Packed: 1.45 kg"],
    quantity: "1.5 kg",
    price: "Rs. 141",
    total: "Rs. 211.50",
  });
});

test("a packet says its size, a package what it holds", () => {
  const packet = {
    ...line,
    soldByWeight: false,
    unit: "L",
    unitSize: "1.5",
    quantity: thousandths(2000),
    listPrice: line.unitPrice,
  };
  const parcel: StaffOrderLine = {
    ...packet,
    kind: "package",
    unit: null,
    components: [{ id: 1, name: "Sugar", nameUr: "Cheeni", quantity: thousandths(4000) }],
  };
  const { lines } = documentOf({ lines: [packet, parcel] });
  expect(lines.map(({ details, quantity }) => [details, quantity])).toEqual([
    [["1.5 L"], "2"],
    [["4 × Sugar"], "2"],
  ]);
});

test("in Roman Urdu it calls things by their Urdu names", () => {
  const document = documentOf({}, "ur");
  expect([document.lang, document.lines[0]?.name, document.columns.item]).toEqual(["ur-Latn", "Tamatar", "Cheez"]);
});

test("whatever somebody typed stays text on the sheet and in the file", () => {
  const document = documentOf({ customerName: `<img src=x onerror="alert('1')">`, deliveryNotes: "</style><script>&" });
  for (const html of [sheetHtml(document), sheetFile(document)]) {
    expect(html).not.toMatch(/<img|<script|"alert/);
    expect(html).toContain("&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;");
    expect(html).toContain("&lt;/style&gt;&lt;script&gt;&amp;");
  }
});
