import { z } from "zod";
import { idField, tickField } from "#app/lib/form-fields.server.ts";
import { idempotencyFields } from "./add-line-form.server.ts";
import { agreedField, someField } from "./edit-line-form.server.ts";

/** What is sent in place of a line: a product out of the inventory picker and how much of it, past the record if confirmed. */
export const replaceLineForm = z
  .object({ product_id: idField, quantity: someField, agreed_how: agreedField, past_record: tickField, ...idempotencyFields })
  .transform(({ product_id: productId, quantity, agreed_how: agreedHow, past_record: pastRecord, version, key }) => ({
    line: { kind: "product" as const, productId, quantity },
    agreedHow,
    pastRecord,
    version,
    key,
  }));
