import { z } from "zod";
import { emailField } from "#app/lib/form-fields.server.ts";
import { newPasswordField } from "./internal/password-field.server.ts";

/** Who forgot a password. */
export const askResetForm = z.object({ email: emailField });

/** The new password, beside the token of the link that allows it. */
export const resetForm = z.object({ password: newPasswordField });
