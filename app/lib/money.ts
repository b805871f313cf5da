/** An amount of Pakistani rupees, counted in paisa (1 rupee = 100 paisa). Always a whole number. */
export type Paisa = number & { readonly unit: "paisa" };

/** The dearest price the database holds (a 32-bit integer): Rs. 21,474,836.47. */
export const maxPaisa = 2_147_483_647 as Paisa;

/** Accepts a whole number of paisa; throws on fractions, so that rounding happens somewhere visible. */
export function paisa(amount: number): Paisa {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of paisa: ${amount}`);
  return amount as Paisa;
}

/** An amount written in rupees with at most two decimals, such as a tariff or a default; throws on finer fractions. */
export function rupees(amount: number): Paisa {
  const whole = Math.round(amount * 100);
  if (whole / 100 !== amount) throw new RangeError(`Not an amount in rupees and paisa: ${amount}`);
  return paisa(whole);
}

/** Adds amounts; an empty list is zero. */
export function sum(amounts: readonly Paisa[]): Paisa {
  return paisa(amounts.reduce((total, amount) => total + amount, 0));
}

/** An amount as customers read it, `Rs. 1,234` or `Rs. 1,234.50` (A1.06); the space does not break. */
export function formatMoney(amount: Paisa): string {
  const [whole = "", fraction] = toRupeesInput(paisa(Math.abs(amount))).split(".");
  const text = whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, ",") : whole;
  return `${amount < 0 ? "-" : ""}Rs.\u00a0${text}${fraction ? `.${fraction}` : ""}`;
}

/** An amount with the code of its currency, `PKR 1,234`, as the payments show it (B2.16). */
export const formatCurrency = (amount: Paisa, currency = "PKR"): string => formatMoney(amount).replace("Rs.", currency);

/** An amount as a form field holds it: rupees, `1234` or `1234.50`. */
export function toRupeesInput(amount: Paisa): string {
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
}
