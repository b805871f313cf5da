import { z } from "zod";
import { idField } from "#app/lib/form-fields.server.ts";
import { type Paisa, paisa } from "#app/lib/money.ts";
import { priceField } from "./internal/stock-field.server.ts";
import { maxAtOnce } from "./staff-query.ts";

/** One line of the price sheet as it was sent: the price that was typed, null when it cannot be read. */
export type TypedPrice = { id: number; version: number; typed: string; price: Paisa | null };

const number = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);

/**
 * The lines of a sent price sheet that are filled in: fields `price_{id}` beside `version_{id}`. An empty price leaves the product
 * unchanged. Lines may come from several pages of the sheet, as many as may be changed at once.
 */
export function readPriceSheet(form: FormData): { lines: TypedPrice[]; allowsBelowCost: boolean } {
  const lines: TypedPrice[] = [];
  const sent = new Map([...form].reverse()); // the first of a name counts; `form.get` would look through all fields each time
  for (const [name, value] of form) {
    const id = number(/^price_(\d+)$/.exec(name)?.[1] ?? "");
    const typed = typeof value === "string" ? value.trim().slice(0, 30) : "";
    if (id === null || !typed || lines.length >= maxAtOnce) continue;
    const parsed = priceField.safeParse(typed);
    const version = number(String(sent.get(`version_${id}`))) ?? 0;
    lines.push({ id, version, typed, price: parsed.success ? paisa(parsed.data) : null });
  }
  return { lines, allowsBelowCost: sent.get("allow_below_cost") === "on" };
}

/** Which change of a price is to be undone; `return_to` is not checked here. */
export const revertPriceForm = z.object({ id: idField, return_to: z.string().optional().catch(undefined) });
