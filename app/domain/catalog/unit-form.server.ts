import { z } from "zod";
import { textField } from "#app/lib/form-fields.server.ts";

const unitFields = z.object({ name: textField(40), abbreviation: textField(20) });

/** A new selling unit; a form error reports when one of its two fields is missing (A5.14). */
export const unitForm = unitFields.refine(({ name, abbreviation }) => Boolean(name && abbreviation), {
  message: "fill-all",
  when: () => true,
});
