import { expect, test } from "vitest";
import { invoiceOf } from "#app/components/order-document/invoice-of.ts";
import { sheetFile } from "#app/components/order-document/sheet.ts";
import { makeDocument } from "#tests/fixtures/order-document.ts";
import { makeOrderOnPaper, makePaperRules } from "#tests/fixtures/order-on-paper.ts";
import { duplicateStamp, stampedAs } from "./stamp.ts";

/** The slip of order 418 as the shop hands it over, as this copy. */
function slip(copy: number) {
  const document = invoiceOf(makeOrderOnPaper(), makePaperRules({ copies: new Map([[418, copy]]) }), "slip");
  return { document, html: sheetFile(document, "80mm") };
}

test("a first print bears no stamp, the copies their number", () => {
  expect([0, 1, 12].map(duplicateStamp)).toEqual([undefined, "DUPLICATE 1", "DUPLICATE 12"]);
});

test.each([0, 1, 2])(
  "printed as copy %i and stamped as the third it is what the shop would have printed as the third",
  (copy) => {
    expect(stampedAs(3, slip(copy))).toEqual(slip(3));
  },
);

test("a page of another make bears the stamp above everything", () => {
  expect(stampedAs(1, { document: makeDocument(), html: "<p>Tomatoes</p>" }).html).toBe(
    '<p class="stamp">DUPLICATE 1</p><p>Tomatoes</p>',
  );
});
