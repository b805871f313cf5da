import { z } from "zod";
import { emailField, lineField, personField, phoneField } from "#app/lib/form-fields.server.ts";
import { typedText } from "#app/lib/western-digits.ts";
import { newPasswordField, passwordField } from "./internal/password-field.server.ts";

/** Who signs in: `email` holds an e-mail address or a phone number. */
export const signInForm = z.object({ email: lineField(254), password: passwordField });

/** Who forgot a password: `email` holds an e-mail address in lower case, or a phone number as it is stored. */
export const askResetForm = z.object({ email: z.union([phoneField, emailField], "email-or-phone") });

/** The new password, beside the token of the link that allows it. */
export const resetForm = z.object({ password: newPasswordField });

/** The code of six digits that WhatsApp brought; blanks and dashes in it are ignored. */
export const whatsappCodeForm = z.object({
  code: lineField(20)
    .transform((typed) => typedText(typed).replace(/[\s\p{Pd}]/gu, ""))
    .pipe(z.string().regex(/^\d{6}$/, "six-digits")),
});

/** The new password, beside the code and the request that it was sent for. */
export const resetByCodeForm = resetForm.extend(whatsappCodeForm.shape);

/** What an account's person is called. */
export const nameField = personField(80);

/** What a customer's new account needs (contract.md): the phone number is the account, an e-mail address may come with it (decisions 15). */
export const registerForm = z.object({
  ...{ name: nameField, email: emailField.optional(), phone: phoneField, password: newPasswordField },
});

/** The same of the owner, who like all staff has an e-mail address. */
export const ownerForm = registerForm.extend({ email: emailField });
