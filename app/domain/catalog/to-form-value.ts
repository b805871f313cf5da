import { type Paisa, toRupeesInput } from "#app/lib/money.ts";
import { type Thousandths, toQuantityInput } from "#app/lib/quantity.ts";
import type { ProductFields } from "./product-fields.ts";

const written: Partial<Record<keyof ProductFields, (value: never) => string>> = {
  price: (price: Paisa) => toRupeesInput(price),
  costPrice: (cost: Paisa) => toRupeesInput(cost),
  discountPercent: (points: number) => String(points / 100),
  stockQuantity: (stock: Thousandths) => toQuantityInput(stock),
  quantityStep: (step: Thousandths) => toQuantityInput(step),
  orderLimit: (limit: Thousandths) => toQuantityInput(limit),
  keywords: (words: string[]) => words.join(", "),
  furtherPictures: (addresses: string[]) => addresses.join("\n"),
};

/** A field's value from the product or the audit log as form text; empty for none. */
export function toFormValue(field: keyof ProductFields, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "on" : "off";
  const write = written[field] as ((value: unknown) => string) | undefined;
  return write ? write(value) : String(value);
}
