import { z } from "zod";
import { textField } from "#app/lib/form-fields.server.ts";

/** A review: one to five stars, an optional title, and a text. */
export const reviewForm = z.object({
  rating: z.enum(["1", "2", "3", "4", "5"], "choice").transform(Number),
  title: textField(100).optional(),
  content: textField(2000),
});
