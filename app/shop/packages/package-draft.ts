import type { Draft } from "#app/domain/packages/draft.ts";
import type { ReturnedForm } from "../forms/returned-field.ts";

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** The current draft: from the address, overlaid with the values of a returned form. A value that is not a number falls back to the address's. */
export function typedDraft(draft: Draft, result: ReturnedForm): Draft {
  const typed = result?.initialValue;
  if (!typed) return draft;
  const quantities = listOf(typed["quantity"]);
  const byProduct = new Map(listOf(typed["product_id"]).map((id, place) => [Number(id), Number(quantities[place])]));
  return {
    name: typeof typed["name"] === "string" ? typed["name"] : draft.name,
    duration: Number(typed["duration"]) || draft.duration,
    lines: draft.lines.map((line) => ({ ...line, quantity: byProduct.get(line.productId) || line.quantity })),
  };
}

/** The errors of the lines: every text at a product or a quantity, once. */
export function lineErrors(result: ReturnedForm): string[] {
  const wrong = Object.entries(result?.error ?? {}).filter(([field]) => /^(product_id|quantity)\b/.test(field));
  return [...new Set(wrong.flatMap(([, sentences]) => sentences ?? []))];
}
