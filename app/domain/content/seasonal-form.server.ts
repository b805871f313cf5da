import { z } from "zod";
import { idField, tickField } from "#app/lib/form-fields.server.ts";

/** Products picked for the season, and whether the home page shows them. */
export const seasonalForm = z
  .object({ product_id: z.array(idField).min(1, "pick").max(100), featured: tickField })
  .transform(({ product_id: productIds, featured }) => ({ productIds, featured }));
