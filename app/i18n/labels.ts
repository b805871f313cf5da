import { messages } from "./messages.ts";

/** The labels of fields that forms share. */
export const labels = messages({
  name: ["Name", "Naam"],
  email: ["E-mail", "E-mail"],
  phone: ["Phone", "Phone"],
  "phone-or-email": ["Phone or e-mail: one is enough.", "Phone ya e-mail: aik kaafi hai."],
  password: ["Password", "Password"],
  "password.show": ["Show password", "Password dikhayein"],
  "password.hide": ["Hide password", "Password chhupayein"],
});
