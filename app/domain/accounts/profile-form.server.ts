import { z } from "zod";
import { langs } from "#app/i18n/lang.ts";
import { phoneField } from "#app/lib/form-fields.server.ts";
import { nameField } from "./account-forms.server.ts";
import { newPasswordField, passwordField } from "./internal/password-field.server.ts";

/** What a person may change about themselves; the e-mail address stays. */
export const profileForm = z.object({
  name: nameField,
  phone: phoneField,
  whatsapp_phone: phoneField.optional(),
  language: z.enum(langs),
});

/** A new password, allowed by the current one. */
export const passwordForm = z.object({ current_password: passwordField, new_password: newPasswordField });
