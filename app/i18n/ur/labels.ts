import type { labels as en } from "../en/labels.ts";
import type { Part } from "../part.ts";

export const labels: Part<typeof en> = {
  name: "Naam",
  email: "E-mail",
  phone: "Phone",
  password: "Password",
};
