import { z } from "zod";
import { langs } from "#app/i18n/lang.ts";
import { emailField, phoneField } from "#app/lib/form-fields.server.ts";
import { nameField } from "./account-forms.server.ts";
import { newPasswordField, passwordField } from "./internal/password-field.server.ts";

/** What a person may change about themselves; an e-mail address is added where there is none. Another phone or a first address takes the current password. */
export const profileForm = z.object({
  name: nameField,
  email: emailField.optional(),
  phone: phoneField,
  whatsapp_phone: phoneField.optional(),
  language: z.enum(langs),
  current_password: passwordField.optional(),
});

/** A new password, allowed by the current one. */
export const passwordForm = z.object({ current_password: passwordField, new_password: newPasswordField });
