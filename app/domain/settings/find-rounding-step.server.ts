import { type Paisa, rupees } from "#app/lib/money.ts";
import { findShopSettings } from "./shop-settings.server.ts";

/** What the totals of new orders are rounded to, in paisa; 0 for nothing (decisions 28). */
export const findRoundingStep = async (): Promise<Paisa> => rupees(Number((await findShopSettings()).site.roundTotals));
