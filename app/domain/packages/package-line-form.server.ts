import { z } from "zod";
import { idField, wholeNumberField } from "#app/lib/form-fields.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { type DraftLine, draftBounds, joinLines } from "./draft.ts";

/** What was chosen and how many of it, as typed; null where that is no product, or no whole number from one on (B5.34). */
const lineForm = z.object({
  product_id: idField.nullish().catch(null),
  quantity: wholeNumberField(1, draftBounds.units).nullish().catch(null),
});

type TypedLine = Record<keyof z.input<typeof lineForm>, unknown>;

/** The line that was typed; refused with `package.line-invalid`. */
export function readPackageLine(typed: TypedLine): Outcome<DraftLine> {
  const { product_id: productId, quantity } = lineForm.parse(typed);
  return productId && quantity ? done({ productId, quantity }) : refused("package.line-invalid");
}

/**
 * The lines of a new package as typed: those that were picked, as `product_id` with `quantity`, then of the products offered without
 * JavaScript those with a quantity, as `quantity_7`.
 */
function typedLines(sent: FormData): TypedLine[] {
  const quantities = sent.getAll("quantity");
  const picked = sent.getAll("product_id").map((product_id, at) => ({ product_id, quantity: quantities[at] }));
  const offered = [...sent].flatMap(([name, quantity]) => {
    const [, product_id] = /^quantity_(\d{1,10})$/.exec(name) ?? [];
    return product_id && String(quantity).trim() ? [{ product_id, quantity }] : [];
  });
  return [...picked, ...offered];
}

/** The lines of a new package; refused with `package.line-invalid`. */
export function readPackageLines(sent: FormData): Outcome<DraftLine[]> {
  const lines = typedLines(sent).map(readPackageLine);
  const read = lines.flatMap((line) => (line.ok ? [line.value] : []));
  return read.length < lines.length ? refused("package.line-invalid") : done(read);
}

/** The lines to show in a form that comes back, each product once; what was no quantity counts as one. */
export const readTypedLines = (sent: FormData): DraftLine[] =>
  joinLines(
    typedLines(sent).flatMap((typed) => {
      const { product_id: productId, quantity } = lineForm.parse(typed);
      return productId ? [{ productId, quantity: quantity ?? 1 }] : [];
    }),
  );
