import { z } from "zod";
import { versionField } from "#app/lib/form-fields.server.ts";
import { type FieldName, fieldNames } from "../product-fields.ts";
import type { Decisions } from "./merge-product.server.ts";

const decision = z.enum(["mine", "theirs"]).optional().catch(undefined);

/** Fields of a product form that decide conflicts: `resolve_{field}`, and in `asked` the version that was shown with the question. */
export const decisionFields = {
  asked: versionField,
  ...(Object.fromEntries(Object.values(fieldNames).map((name) => [`resolve_${name}`, decision])) as Record<
    `resolve_${FieldName}`,
    typeof decision
  >),
};

/** What a form decided about fields that somebody else changed too; null where nothing was asked. */
export function decisionsIn(form: z.output<z.ZodObject<typeof decisionFields>>): Decisions | null {
  const taken = Object.fromEntries(Object.values(fieldNames).map((name) => [name, form[`resolve_${name}`]]));
  return form.asked === null ? null : { asked: form.asked, taken };
}
