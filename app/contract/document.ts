import { z } from "zod";

const fact = z.strictObject({ label: z.string(), value: z.string() });

/**
 * An order on paper as finished text: every amount, date and word is already written in one language, so a browser, the
 * desktop window and a receipt printer only lay it out. Nothing is computed from it.
 */
export const orderDocument = z.strictObject({
  kind: z.enum(["invoice"]),
  /** the value of `<html lang>` */
  lang: z.enum(["en", "ur-Latn"]),
  orderId: z.number().int().positive(),
  title: z.string(),
  shop: z.strictObject({ name: z.string(), lines: z.array(z.string()) }),
  /** number, date, payment and the like */
  facts: z.array(fact),
  customer: z.strictObject({ heading: z.string(), lines: z.array(z.string()) }),
  columns: z.strictObject({ item: z.string(), quantity: z.string(), price: z.string(), total: z.string() }),
  lines: z.array(
    z.strictObject({
      name: z.string(),
      details: z.array(z.string()),
      quantity: z.string(),
      price: z.string(),
      total: z.string(),
    }),
  ),
  /** subtotal, delivery, total, and what of it is still to be paid */
  totals: z.array(fact),
  notes: z.array(fact),
  closing: z.string(),
});

/** An order document, checked. */
export type OrderDocument = z.infer<typeof orderDocument>;
