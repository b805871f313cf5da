import { z } from "zod";
import { callerField, lineField, orNull, personField, textField, versionField } from "#app/lib/form-fields.server.ts";

/** Who somebody is and where their goods go. The phone may be a landline or a foreign number (decisions 25). */
export const contactDetailsForm = z.object({
  name: personField(100),
  phone: callerField,
  whatsapp: callerField.optional().transform(orNull),
  zone: lineField(100).optional().transform(orNull),
  address: textField(500).optional().transform(orNull),
  landmark: lineField(200).optional().transform(orNull),
  notes: textField(1000).optional().transform(orNull),
  version: versionField,
});

/** A contact as its form was sent. */
export type ContactForm = z.output<typeof contactDetailsForm>;

/** The fields of the form in the order of the screen. */
export const contactFields = ["name", "phone", "whatsapp", "zone", "address", "landmark", "notes"] as const;
