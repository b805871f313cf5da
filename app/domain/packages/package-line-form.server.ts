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

/** What a form sent, name by name; a name that came several times stands there as often. */
type Sent = Iterable<readonly [string, unknown]>;

/**
 * The lines of a new package as typed: those that were picked, as `product_id` with `quantity`, then of the products offered without
 * JavaScript those with a quantity, as `quantity_7`.
 */
function typedLines(sent: Sent): TypedLine[] {
  const all = [...sent];
  const valuesOf = (wanted: string) => all.filter(([name]) => name === wanted).map(([, value]) => value);
  const quantities = valuesOf("quantity");
  const picked = valuesOf("product_id").map((product_id, at) => ({ product_id, quantity: quantities[at] }));
  const offered = all.flatMap(([name, quantity]) => {
    const [, product_id] = /^quantity_(\d{1,10})$/.exec(name) ?? [];
    return product_id && String(quantity).trim() ? [{ product_id, quantity }] : [];
  });
  return [...picked, ...offered];
}

/** The lines of a new package; refused with `package.line-invalid`. */
export function readPackageLines(sent: Sent): Outcome<DraftLine[]> {
  const lines = typedLines(sent).map(readPackageLine);
  const read = lines.flatMap((line) => (line.ok ? [line.value] : []));
  return read.length < lines.length ? refused("package.line-invalid") : done(read);
}

/** The lines to show in a form that comes back, each product once; what was no quantity counts as one. */
export function readTypedLines(sent: Sent): DraftLine[] {
  const lines = typedLines(sent).map((typed) => lineForm.parse(typed));
  return joinLines(
    lines.flatMap(({ product_id, quantity }) => (product_id ? [{ productId: product_id, quantity: quantity ?? 1 }] : [])),
  );
}
