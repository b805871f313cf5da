import type { fields as en } from "../en/fields.ts";
import type { Part } from "../part.ts";

export const fields: Part<typeof en> = {
  "label.name": "Naam",
  "label.email": "E-mail",
  "label.phone": "Phone",
  "label.password": "Password",
  required: "Yeh khaana bharein.",
  "too-long": "Zyada se zyada {max} huroof likhein.",
  "too-short": "Kam se kam {min} huroof likhein.",
  email: "E-mail is tarah likhein: name@example.com",
  name: "Naam mein < ya > jaisa nishaan na dalein.",
  phone: "Mobile number is tarah likhein: 0301-2345678",
  number: "Yahan number likhein.",
  "whole-number": "Poora number likhein, point ke baghair.",
  min: "{min} ya us se zyada likhein.",
  max: "{max} ya us se kam likhein.",
  choice: "List mein se aik chunein.",
  date: "Tareekh chunein.",
  time: "Meherbani kar ke waqt chunein.",
  money: "Raqam rupay mein likhein, jaise 250 ya 249.50.",
  quantity: "Miqdar likhein, jaise 2 ya 1.5.",
  image: "Tasveer ki file chunein.",
  invalid: "Meherbani kar ke yeh dekh lein.",
  "null-byte": "Is mein aik aisa nishaan hai jo save nahin ho sakta. Dobara likhein.",
};
