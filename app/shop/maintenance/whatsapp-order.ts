import type { Translate } from "#app/i18n/translate.ts";
import type { whatsappOrder } from "#app/i18n/whatsapp-order.ts";
import { formatMoney, type Paisa } from "#app/lib/money.ts";

type Say = Translate<keyof typeof whatsappOrder.en>;

/** An item to order: its name and quantity, as text. */
export interface Wanted {
  name: string;
  amount: string;
}

/** More lines than this would make an address too long for some phones. */
const mostLines = 40;

/** The address of a chat with a number and an initial text; without a number the phone opens a contact picker. */
export const whatsappAddress = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;

/** An order as text, a line per item; the last line is the total when there is one. */
export function orderText(say: Say, things: readonly Wanted[], sum?: Paisa): string {
  const lines = listed(say, things);
  if (sum !== undefined) lines.push(say("text.sum", { sum: formatMoney(sum) }));
  return say("text.things", { things: lines.join("\n") });
}

/** The order of a customer's own package: its name, then its contents. */
export const packageText = (say: Say, name: string, things: readonly Wanted[]): string =>
  say("text.things", { things: [say("text.package", { name }), ...listed(say, things)].join("\n") });

function listed(say: Say, things: readonly Wanted[]): string[] {
  const lines = things.slice(0, mostLines).map(({ name, amount }) => say("text.thing", { name, amount }));
  const more = things.length - lines.length;
  return more > 0 ? [...lines, say("text.more", { count: more })] : lines;
}
