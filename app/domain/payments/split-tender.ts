import type { PaymentMethod } from "#app/generated/prisma/enums.ts";
import { formatMoney, type Paisa, paisa, sum } from "#app/lib/money.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";

/**
 * What a customer pays a sale with: cash, null for exactly what the other payments leave, and other payments. The amount of one of them may
 * be null: it is the rest. `row` is the row of the form that an other payment stands in. Amounts in paisa.
 */
export type Tender = {
  cash: Paisa | null;
  others: readonly { row: number; method: PaymentMethod; amount: Paisa | null; reference: string | null }[];
};

/** One part of a sale as it was paid; of cash what was handed over and what went back. Amounts in paisa, above zero. */
export type TenderPart = {
  row: number;
  method: PaymentMethod;
  amount: Paisa;
  reference: string | null;
  cash: { tendered: Paisa; change: Paisa } | null;
};

/** What is left of a sale for its cash and for the payment whose amount is open; below zero the others are too much. */
const leftOf = (total: Paisa, { others }: Tender): Paisa => paisa(total - sum(others.map(({ amount }) => amount ?? paisa(0))));

/**
 * How much of a sale is paid in cash: what the other payments leave, or where one of them is the rest no more than what was handed over.
 * Below zero the others are too much. In paisa.
 */
export function cashPart(total: Paisa, tender: Tender): Paisa {
  const left = leftOf(total, tender);
  return tender.others.some(({ amount }) => amount === null) ? paisa(Math.min(tender.cash ?? 0, left)) : left;
}

/**
 * Splits a sale into its payments, the largest first: their sum is its total.
 *
 * @returns refused with `tender.too-much`, `tender.nothing-left`, `tender.cash-short`, `tender.no-cash-due`
 */
export function splitTender(total: Paisa, tender: Tender): Outcome<TenderPart[]> {
  const { cash, others } = tender;
  const open = others.find(({ amount }) => amount === null);
  const left = leftOf(total, tender);
  const due = cashPart(total, tender);
  const field = `payment_amount_${(open ?? others.at(-1))?.row ?? 0}`;
  if (left < 0) return refused("tender.too-much", { field, values: { amount: formatMoney(paisa(-left)) } });
  if (open && left <= due) return refused("tender.nothing-left", { field });
  if (cash !== null && cash < due) {
    return refused("tender.cash-short", { field: "cash", values: { amount: formatMoney(paisa(due - cash)) } });
  }
  if (others.length > 0 && due === 0 && cash) return refused("tender.no-cash-due", { field: "cash" });
  const parts = others.map(({ amount, ...other }) => ({ ...other, amount: amount ?? paisa(left - due), cash: null }));
  const tendered = cash ?? due;
  const inCash = { row: 0, method: "cash" as const, amount: due, reference: null };
  const all = due > 0 ? [{ ...inCash, cash: { tendered, change: paisa(tendered - due) } }, ...parts] : parts;
  return done(all.filter(({ amount }) => amount > 0).sort((one, other) => other.amount - one.amount));
}
