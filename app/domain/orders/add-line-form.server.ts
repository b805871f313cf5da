import { z } from "zod";
import {
  idField,
  lineField,
  moneyField,
  orNull,
  quantityField,
  textField,
  tickField,
  versionField,
  wholeNumberField,
} from "#app/lib/form-fields.server.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { customSources } from "./custom-item.ts";

/** The idempotency key of an edit, and the version of the order that was on the screen. */
export const idempotencyFields = {
  version: versionField,
  key: lineField(64, 8).optional().catch(undefined).transform(orNull),
};

/** Pieces of what has no product behind it: at least one (A5.16). */
export const piecesField = wholeNumberField(1, 9999).default(1);

/** Something that is not among the products (A5.15, A5.16, A5.17). */
export const customLineForm = z
  .object({
    product_name: lineField(200).optional(),
    product_description: textField(500).optional(),
    quantity: piecesField,
    unit_price: moneyField.optional().catch(undefined),
    source: z.enum(customSources, "choice").default("whatsapp"),
    ...idempotencyFields,
  })
  .superRefine(({ product_name, unit_price }, context) => {
    if (!product_name || !unit_price) context.addIssue({ code: "custom", message: "custom-product" });
  })
  .transform((form) => ({
    kind: "custom" as const,
    name: form.product_name ?? "",
    description: form.product_description ?? null,
    quantity: thousandths(form.quantity * 1000),
    unitPrice: form.unit_price ?? (0 as never),
    source: form.source,
    productId: null,
    version: form.version,
    key: form.key,
  }));

const productLine = z.object({
  product_id: idField,
  quantity: quantityField.refine((quantity) => quantity > 0, "at-least-one"),
  ...idempotencyFields,
});

const readProductLine = ({ product_id: productId, quantity, version, key }: z.output<typeof productLine>) => ({
  kind: "product" as const,
  productId,
  quantity,
  version,
  key,
});

/** A product that a customer adds; at least one of what is sold by the piece. */
export const productLineForm = productLine.transform(readProductLine);

/** A product out of the inventory picker; at least one of what is sold by the piece (A5.25). `past_record` adds more than is on record. */
export const staffProductLineForm = productLine
  .extend({ past_record: tickField })
  .transform(({ past_record: pastRecord, ...form }) => ({ ...readProductLine(form), pastRecord }));
