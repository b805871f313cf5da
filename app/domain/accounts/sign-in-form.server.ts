import { z } from "zod";
import { textField } from "#app/lib/form-fields.server.ts";
import { passwordField } from "./internal/password-field.server.ts";

/** Who signs in: `email` holds an e-mail address or a phone number. */
export const signInForm = z.object({ email: textField(254), password: passwordField });
