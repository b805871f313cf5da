import { expect, test } from "vitest";
import { type OrderDocument, orderDocument } from "#app/contract/document.ts";
import type { OrderOnPaper } from "#app/domain/documents/list-orders-on-paper.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { paisa, rupees } from "#app/lib/money.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { makeLineOnPaper, makeOrderOnPaper, makePaperRules, makePartOnPaper, plain } from "#tests/fixtures/order-on-paper.ts";
import { invoiceOf } from "./invoice-of.ts";
import { riderSheetOf } from "./rider-sheet-of.ts";
import { sheetFile, sheetHtml } from "./sheet.ts";
import { pageStyle } from "./sheet-style.ts";

const line = makeLineOnPaper();
const documentOf = (changes: Partial<OrderOnPaper> = {}, lang: Lang = "en") =>
  orderDocument.parse(plain(invoiceOf(makeOrderOnPaper(changes), makePaperRules({ lang }))));

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
  const paid = documentOf({
    isPaid: true,
    due: rupees(0),
    received: paisa(31150),
    ways: [{ method: "cash", amount: paisa(31150) }],
  });
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
  const parcel = makeLineOnPaper({
    ...packet,
    kind: "package",
    unit: null,
    components: [makePartOnPaper({ name: "Sugar", quantity: thousandths(4000) })],
  });
  const { lines } = documentOf({ lines: [packet, parcel] });
  expect(lines.map(({ details, quantity }) => [details, quantity])).toEqual([
    [["1.5 L"], "2"],
    [["4 × Sugar"], "2"],
  ]);
});

test.each(["en", "ur"] as const)("in %s a packet whose name says its size says it once", (lang) => {
  const packet = makeLineOnPaper({ soldByWeight: false, unitSize: "5", listPrice: line.unitPrice });
  const lines = [
    { ...packet, name: "Rice 5 kg", nameUr: "Chawal 5 kg" },
    { ...packet, name: "Rice 15 kg", nameUr: "Chawal 15 kg" },
  ];
  expect(documentOf({ lines }, lang).lines.map(({ details }) => details)).toEqual([[], ["5 kg"]]);
});

test("what was written in by hand says what was written beside it, a package how much it holds by weight", () => {
  const saffron = makeLineOnPaper({
    kind: "custom",
    productId: null,
    unit: null,
    soldByWeight: false,
    description: "Red threads",
  });
  const potatoes = makePartOnPaper({ name: "Potatoes", soldByWeight: true, quantity: thousandths(1500) });
  const parcel = makeLineOnPaper({
    kind: "package",
    unit: null,
    soldByWeight: false,
    components: [potatoes],
    description: "Long",
  });
  const { lines } = documentOf({ lines: [saffron, parcel] });
  expect(lines.map(({ details }) => details[0])).toEqual(["Red threads", "1.5 kg × Potatoes"]);
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

test("whoever rides finds the money and the code before the goods, a customer the sum below them", () => {
  const order = makeOrderOnPaper();
  const placesIn = (document: OrderDocument) => {
    const html = sheetHtml(document);
    return ["totals", "square", "<table>"].sort((one, other) => html.indexOf(one) - html.indexOf(other));
  };
  expect(placesIn(riderSheetOf(order, makePaperRules()))).toEqual(["square", "totals", "<table>"]);
  expect(placesIn(invoiceOf(order, makePaperRules()))).toEqual(["<table>", "totals", "square"]);
});

test("sheets say at their foot whose they are, and nothing that could end the style", () => {
  expect(sheetFile(documentOf())).toContain('content:"Invoice 000418 · " counter(page) " / " counter(pages)');
  expect(pageStyle("a4", '</style>"x\\')).toContain('content:"  style  x  · "');
});

test("a slip says what the invoice says, under its own name", () => {
  const order = makeOrderOnPaper();
  const [sheet, slip] = [invoiceOf(order, makePaperRules()), invoiceOf(order, makePaperRules(), "slip")];
  expect([slip.kind, slip.title, slip.facts[0]]).toEqual(["slip", "Slip", { label: "Order no.", value: "000418" }]);
  expect([slip.lines, slip.totals, slip.customer, slip.barcode]).toEqual([
    sheet.lines,
    sheet.totals,
    sheet.customer,
    sheet.barcode,
  ]);
});

test("a reprint bears its stamp above everything else, on paper and in the file; a first print bears none", () => {
  const order = makeOrderOnPaper();
  const copy = invoiceOf(order, makePaperRules({ copies: new Map([[order.id, 2]]) }));
  expect(copy.stamp).toBe("DUPLICATE 2");
  for (const html of [sheetHtml(copy), sheetFile(copy, "a4")])
    expect(html).toMatch(/<article[^>]*><p class="stamp">DUPLICATE 2</);
  expect(sheetHtml(invoiceOf(order, makePaperRules({ copies: new Map([[order.id + 1, 2]]) })))).not.toContain("DUPLICATE");
});
