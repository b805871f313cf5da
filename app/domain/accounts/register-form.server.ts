import { z } from "zod";
import { emailField, phoneField, textField } from "#app/lib/form-fields.server.ts";
import { newPasswordField } from "./internal/password-field.server.ts";

/** What a person is called: 80 characters at most, nothing that looks like markup. */
export const nameField = textField(80).refine((value) => !/[<>]/.test(value), "name");

/** What a new account needs (contract.md). */
export const registerForm = z.object({ name: nameField, email: emailField, phone: phoneField, password: newPasswordField });
