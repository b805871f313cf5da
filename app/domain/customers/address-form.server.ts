import { z } from "zod";
import { nameField } from "#app/domain/accounts/account-forms.server.ts";
import { lineField, phoneField, textField, tickField } from "#app/lib/form-fields.server.ts";

/** A saved address: its label, the recipient, and the address itself. The zone is identified by its name. */
export const addressForm = z.object({
  label: lineField(40),
  name: nameField,
  phone: phoneField,
  zone: lineField(100),
  address: textField(500, 5),
  landmark: lineField(200).optional(),
  is_default: tickField,
});

/** An address that was read and checked. */
export type AddressFields = z.output<typeof addressForm>;
