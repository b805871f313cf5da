import { z } from "zod";
import { langs } from "#app/i18n/lang.ts";
import { emailField, loadedField, phoneField } from "#app/lib/form-fields.server.ts";
import { nameField } from "./account-forms.server.ts";
import { confirmationForm } from "./identity/confirm-identity.server.ts";
import { newPasswordField } from "./internal/password-field.server.ts";

/**
 * What a person may change about themselves, beside the texts that the form was loaded with. Another phone or e-mail address takes a
 * confirmation.
 */
export const profileForm = z.object({
  name: nameField,
  email: emailField.optional(),
  phone: phoneField,
  whatsapp_phone: phoneField.optional(),
  language: z.enum(langs),
  loaded: loadedField,
  ...confirmationForm.shape,
});

/** A new password, allowed by a confirmation. */
export const passwordForm = z.object({ ...confirmationForm.shape, new_password: newPasswordField });
