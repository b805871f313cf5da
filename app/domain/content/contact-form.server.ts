import { z } from "zod";
import { emailField, textField } from "#app/lib/form-fields.server.ts";

/** A message to the shop. */
export const contactForm = z.object({ name: textField(80), email: emailField, message: textField(2000) });
