import { messages } from "./messages.ts";

/** The labels of fields that forms share. */
export const labels = messages({
  name: ["Name", "Naam"],
  email: ["E-mail", "E-mail"],
  phone: ["Phone", "Phone"],
  password: ["Password", "Password"],
});
