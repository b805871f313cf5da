import type { ClientBase } from "pg";
import { minutesAfter } from "./days-before.ts";
import { insertRows } from "./insert-rows.ts";

const day = 24 * 60;

/** What customers wrote to the shop's number: how long ago, from whom, and what. */
const written = [
  { minutesAgo: 9 * day, phone: "+923012345678", name: "Ayesha Khan", message: "Salam, kya aaj kinnow mil jayenge?" },
  {
    ...{ minutesAgo: 2 * day, phone: "+923331234567", name: "Hamza" },
    message: "2 kg aloo\n1 kg pyaz\ndahi 1 kg\nTapal Danedar chai",
  },
  { minutesAgo: 40, phone: "+923012345678", name: "Ayesha Khan", message: "1 dozen anday\n2 bread\nadha kilo tamatar" },
] as const;

/** What customers wrote to the shop in the last ten days. */
export async function seedIncoming(client: ClientBase, now: Date): Promise<void> {
  await insertRows(
    client,
    "whatsapp_incoming",
    written.map(({ minutesAgo, ...message }, at) => ({
      ...{ id: at + 1, messageId: `demo-${at + 1}`, ...message },
      receivedAt: minutesAfter(now, -minutesAgo),
    })),
  );
}
