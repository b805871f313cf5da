import type { inbox as en } from "../en/inbox.ts";
import type { Translation } from "../messages.ts";

export const inbox: Translation<typeof en> = {
  none: "Abhi koi paigham nahin",
  "none-why": "Jab aap ka order aagay barhega ya hum aap ko jawab denge, yahin likhenge.",
  unread: { one: "{count} naya paigham", other: "{count} naye paighamat" },
  "read-all": "Sab parh liye",
  read: "Parh liya",
  "read-named": "Parh liya: {title}",
  open: "Kholein",
  "open-named": "Kholein: {title}",
  new: "Naya",
  "type.system": "Dukaan",
  "type.review": "Review",
  "type.message": "Paigham",
  pages: "Paighamat ke safhay",
  newer: "Naye",
  older: "Purane",
};
