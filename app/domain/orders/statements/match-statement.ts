import type { PaymentMethod } from "#app/domain/payments/method.ts";
import { addDays } from "#app/lib/dates.ts";
import type { Paisa } from "#app/lib/money.ts";

/** A payment whose money is to come. `references` as the database folds them; `day` is the order's, in Karachi. */
export type OpenPayment = {
  id: number;
  orderId: number;
  method: PaymentMethod;
  amount: Paisa;
  references: readonly string[];
  reference: string | null;
  customerName: string;
  day: string;
  /** the day on which the customer gave the reference */
  claimedOn: string;
};

/**
 * What a row comes to. `reference` and `amount` are proposals, by what they were found; "amount-differs" has the payment's reference and
 * another amount; "disputed": several payments name this reference; "claimed-early": it was given before the money moved, so that it was
 * guessed or mistyped (decisions 30); "several": more than one payment or row has this amount; the others leave the row as it is.
 */
export type MatchResult =
  | "reference"
  | "amount"
  | "amount-differs"
  | "disputed"
  | "claimed-early"
  | "several"
  | "none"
  | "repeated"
  | "booked";

/** The results that staff may book. */
export const isProposed = (result: string): boolean => result === "reference" || result === "amount";

type Money = { day: string; amount: Paisa; reference: string | null; fingerprint: string };

/** A row with what it comes to, and the payment that it was found for. */
export type Matched<Row> = Row & { result: MatchResult; payment: OpenPayment | null };

/** So many days after its order a payment may come and still be found by its amount. */
const daysAfter = 2;

const isInTime = ({ day }: Money, payment: OpenPayment) => day >= payment.day && day <= addDays(payment.day, daysAfter);

/**
 * Finds the payment of each row: by reference; else by amount and day, where nothing else of that amount is open and no other row has it
 * (decisions, ruling 17).
 *
 * @param booked the fingerprints that were booked before; `fold` writes a reference as the payments' are
 */
export function matchRows<Row extends { money: Money }>(
  rows: readonly Row[],
  { open, booked, fold }: { open: readonly OpenPayment[]; booked: ReadonlySet<string>; fold: (text: string) => string },
): Matched<Row>[] {
  const seen = new Set<string>();
  const taken = new Set<number>();
  const byReference = rows.map((row): Matched<Row> | null => {
    const { fingerprint, reference, amount } = row.money;
    if (booked.has(fingerprint)) return { ...row, result: "booked", payment: null };
    if (seen.has(fingerprint)) return { ...row, result: "repeated", payment: null };
    seen.add(fingerprint);
    const named = reference === null ? [] : open.filter(({ references }) => references.includes(fold(reference)));
    const [payment] = named;
    if (!payment) return null;
    if (new Set(named.map(({ orderId }) => orderId)).size > 1) return { ...row, result: "disputed", payment: null };
    if (named.length > 1 || taken.has(payment.id)) return { ...row, result: "several", payment: null };
    if (payment.amount !== amount) return { ...row, result: "amount-differs", payment };
    if (payment.claimedOn < row.money.day) return { ...row, result: "claimed-early", payment };
    taken.add(payment.id);
    return { ...row, result: "reference", payment };
  });
  const rest = rows.filter((_, at) => byReference[at] === null);
  return rows.map((row, at) => byReference[at] ?? { ...row, ...byAmount(row, { rest, open, taken }) });
}

function byAmount<Row extends { money: Money }>(
  { money }: Row,
  { rest, open, taken }: { rest: readonly Row[]; open: readonly OpenPayment[]; taken: ReadonlySet<number> },
): { result: MatchResult; payment: OpenPayment | null } {
  const payments = open.filter(({ id, amount }) => amount === money.amount && !taken.has(id));
  const [payment] = payments;
  if (!payment) return { result: "none", payment: null };
  const isAlone = payments.length === 1 && rest.filter((other) => other.money.amount === money.amount).length === 1;
  if (!isAlone) return { result: "several", payment: null };
  return isInTime(money, payment) ? { result: "amount", payment } : { result: "none", payment: null };
}
