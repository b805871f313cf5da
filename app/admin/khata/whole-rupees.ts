import { formatMoney, type Paisa } from "#app/lib/money.ts";

/** Rupees as they stand in a column whose head names them; a minus is a true one. */
export const wholeRupees = (amount: Paisa): string =>
  formatMoney(amount)
    .replace(/Rs\.\s/, "")
    .replace("-", "−");
