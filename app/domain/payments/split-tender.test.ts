import fc from "fast-check";
import { expect, test } from "vitest";
import { type Paisa, paisa } from "#app/lib/money.ts";
import { cashPart, splitTender, type Tender } from "./split-tender.ts";

const amount = fc.integer({ min: 1, max: 500_000 }).map(paisa);
const other = fc.record({
  method: fc.constantFrom("card" as const, "jazzcash" as const, "bank_transfer" as const),
  amount: fc.option(amount),
  reference: fc.constant(null),
});
const tenders = fc
  .record({ cash: fc.option(fc.integer({ min: 0, max: 500_000 }).map(paisa)), others: fc.array(other, { maxLength: 3 }) })
  .map(
    ({ cash, others }): Tender => ({
      cash,
      // one payment at most is the rest
      others: others.map((one, row) => ({
        ...one,
        row,
        amount: others.slice(0, row).some((before) => before.amount === null) ? (one.amount ?? paisa(100)) : one.amount,
      })),
    }),
  );

const sumOf = (parts: readonly { amount: number }[]) => parts.reduce((total, part) => total + part.amount, 0);

test("whatever a customer pays with, the payments of a sale come to its total, none of them nothing, or the sale is refused", () => {
  fc.assert(
    fc.property(amount, tenders, (total, tender) => {
      const split = splitTender(total, tender);
      if (!split.ok) return;
      expect(sumOf(split.value)).toBe(total);
      for (const part of split.value) expect(part.amount).toBeGreaterThan(0);
      const inCash = split.value.filter(({ method }) => method === "cash");
      expect(inCash.length).toBeLessThanOrEqual(1);
      for (const { amount: due, cash } of inCash) {
        expect(cash && cash.tendered - cash.change).toBe(due);
        if (tender.cash !== null) expect(cash?.tendered).toBe(tender.cash);
      }
    }),
  );
});

test("a sale whose payments fit is taken: stated amounts that leave the cash its part, whatever was handed over above it", () => {
  fc.assert(
    fc.property(amount, fc.array(amount, { maxLength: 3 }), fc.nat(100_000), (inCash, stated, more) => {
      const others = stated.map((one, row) => ({ row, method: "card" as const, amount: one, reference: null }));
      const total = paisa(inCash + sumOf(stated.map((one) => ({ amount: one }))));
      const split = splitTender(total, { cash: paisa(inCash + more), others });
      expect(split.ok && split.value.find(({ method }) => method === "cash")).toMatchObject({
        amount: inCash,
        cash: { tendered: inCash + more, change: more },
      });
    }),
  );
});

const jazzcash = (amount: number | null, row = 0) => ({
  row,
  method: "jazzcash" as const,
  amount: amount as Paisa | null,
  reference: null,
});
const refusal = (total: number, cash: number | null, ...others: Tender["others"]) => {
  const split = splitTender(paisa(total), { cash: cash as Paisa | null, others });
  return split.ok ? null : [split.refusal.code, split.refusal.field];
};

test("sums that do not come to the total are refused at the field that is wrong", () => {
  expect(refusal(10_000, null, jazzcash(6000), jazzcash(5000, 2))).toEqual(["tender.too-much", "payment_amount_2"]);
  expect(refusal(10_000, 3999, jazzcash(6000))).toEqual(["tender.cash-short", "cash"]);
  expect(refusal(10_000, 9999)).toEqual(["tender.cash-short", "cash"]);
  expect(refusal(10_000, 10_000, jazzcash(null, 1))).toEqual(["tender.nothing-left", "payment_amount_1"]);
  expect(refusal(10_000, 500, jazzcash(10_000))).toEqual(["tender.no-cash-due", "cash"]);
});

test("a payment without an amount is the rest, beside the cash that was handed over", () => {
  const split = splitTender(paisa(10_000), { cash: paisa(2500), others: [jazzcash(null)] });
  expect(split.ok && split.value.map(({ method, amount: part }) => [method, part])).toEqual([
    ["jazzcash", 7500],
    ["cash", 2500],
  ]);
  expect(cashPart(paisa(10_000), { cash: null, others: [jazzcash(4000)] })).toBe(6000);
});
