import type { labels as en } from "../en/labels.ts";
import type { Translation } from "../messages.ts";

export const labels: Translation<typeof en> = {
  name: "Naam",
  email: "E-mail",
  phone: "Phone",
  password: "Password",
};
