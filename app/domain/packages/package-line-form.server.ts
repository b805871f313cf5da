import { z } from "zod";
import { idField, wholeNumberField } from "#app/lib/form-fields.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { type DraftLine, draftBounds, joinLines } from "./draft.ts";

/** What was chosen and how many of it, as typed; null where that is no product, or no whole number from one on (B5.34). */
export const packageLineForm = z.object({
  product_id: idField.nullish().catch(null),
  quantity: wholeNumberField(1, draftBounds.units).nullish().catch(null),
});

/** The line that was typed; refused with `package.line-invalid`. */
export function readPackageLine({ product_id: productId, quantity }: z.output<typeof packageLineForm>): Outcome<DraftLine> {
  return productId && quantity ? done({ productId, quantity }) : refused("package.line-invalid");
}

/** What a form sent, name by name; a name that came several times stands there as often. */
type Sent = Iterable<readonly [string, unknown]>;

const textsOf = (sent: Sent, wanted: string): string[] =>
  [...sent].flatMap(([name, value]) => (name === wanted && typeof value === "string" ? [value] : []));

/** The lines as typed: those that were picked, then of the products offered without JavaScript those with a quantity. */
function typedLines(sent: Sent): { product_id: string; quantity: string }[] {
  const quantities = textsOf(sent, "quantity");
  const picked = textsOf(sent, "product_id").map((product_id, at) => ({ product_id, quantity: quantities[at] ?? "" }));
  const offered = [...sent].flatMap(([name, value]) => {
    const [, product_id] = /^quantity_(\d{1,10})$/.exec(name) ?? [];
    return product_id && typeof value === "string" && value.trim() ? [{ product_id, quantity: value }] : [];
  });
  return [...picked, ...offered];
}

/**
 * The lines of a new package: those that were picked, as `product_id` with `quantity`, and of the products offered without JavaScript
 * those with a quantity, as `quantity_7`.
 *
 * @returns refused with `package.line-invalid`
 */
export function readPackageLines(sent: Sent): Outcome<DraftLine[]> {
  const lines: DraftLine[] = [];
  for (const typed of typedLines(sent)) {
    const line = readPackageLine(packageLineForm.parse(typed));
    if (!line.ok) return line;
    lines.push(line.value);
  }
  return done(lines);
}

/** The lines to show in a form that comes back, each product once; what was no quantity counts as one. */
export function readTypedLines(sent: Sent): DraftLine[] {
  const lines = typedLines(sent).flatMap((typed) => {
    const { product_id: productId, quantity } = packageLineForm.parse(typed);
    return productId ? [{ productId, quantity: quantity ?? 1 }] : [];
  });
  return joinLines(lines);
}
