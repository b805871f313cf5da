import type { Translate } from "#app/i18n/translate.ts";
import type { whatsappOrder } from "#app/i18n/whatsapp-order.ts";
import { formatMoney, type Paisa } from "#app/lib/money.ts";

type Say = Translate<keyof typeof whatsappOrder.en>;

/** Something to order: what it is called and how much of it, in words. */
export interface Wanted {
  name: string;
  amount: string;
}

/** More than this many lines would make an address too long for some phones. */
const mostLines = 40;

/** The address of a chat with a number, already begun with a text; without a number the phone asks for one. */
export const whatsappAddress = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;

/** An order in words, a line for each thing; the last line tells the sum when there is one. */
export function orderText(say: Say, things: readonly Wanted[], sum?: Paisa): string {
  const lines = listed(say, things);
  if (sum !== undefined) lines.push(say("text.sum", { sum: formatMoney(sum) }));
  return say("text.things", { things: lines.join("\n") });
}

/** The order of a customer's own package: its name, then what it holds. */
export const packageText = (say: Say, name: string, things: readonly Wanted[]): string =>
  say("text.things", { things: [say("text.package", { name }), ...listed(say, things)].join("\n") });

function listed(say: Say, things: readonly Wanted[]): string[] {
  const lines = things.slice(0, mostLines).map(({ name, amount }) => say("text.thing", { name, amount }));
  const more = things.length - lines.length;
  return more > 0 ? [...lines, say("text.more", { count: more })] : lines;
}
