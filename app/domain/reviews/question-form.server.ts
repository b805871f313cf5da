import { z } from "zod";
import { textField } from "#app/lib/form-fields.server.ts";

/** A question about a product. */
export const questionForm = z.object({ question: textField(500, 5) });
