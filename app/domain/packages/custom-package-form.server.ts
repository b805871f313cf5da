import { z } from "zod";
import { idField, lineField, wholeNumberField } from "#app/lib/form-fields.server.ts";
import { type Draft, defaultDuration, draftBounds, joinLines } from "./draft.ts";

/**
 * A customer's own package: its name, for how many days, and a `product_id` with a `quantity` for each line (A7.02, A7.04).
 * A product named twice is one line with the sum.
 */
export const customPackageForm = z
  .object({
    name: lineField(draftBounds.name),
    duration: wholeNumberField(1, draftBounds.days).default(defaultDuration),
    product_id: z.array(idField).max(draftBounds.lines).default([]),
    quantity: z.array(wholeNumberField(1, draftBounds.units)).max(draftBounds.lines).default([]),
  })
  .transform(({ name, duration, product_id, quantity }, context): Draft => {
    if (product_id.length !== quantity.length) {
      context.addIssue({ code: "custom", path: ["quantity"], message: "invalid" });
      return z.NEVER;
    }
    const lines = product_id.map((productId, place) => ({ productId, quantity: quantity[place] ?? 1 }));
    return { name, duration, lines: joinLines(lines) };
  });

/** Whatever was typed, to be given back unread to a visitor who has to sign in first. */
export const typedPackageForm = z.looseObject({});
