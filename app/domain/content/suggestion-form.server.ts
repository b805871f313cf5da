import { textField } from "#app/lib/form-fields.server.ts";
import { contactForm } from "./contact-form.server.ts";

/** An idea for the shop. */
export const suggestionForm = contactForm.extend({ subject: textField(120) });
