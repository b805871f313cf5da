import type { Translate } from "#app/i18n/translate.ts";
import type { whatsappOrder } from "#app/i18n/whatsapp-order.ts";
import { formatMoney, type Paisa } from "#app/lib/money.ts";

type Translator = Translate<keyof typeof whatsappOrder.en>;

/** An item to order: its name and quantity, as text. */
export interface Wanted {
  name: string;
  amount: string;
}

/** More lines than this would make an address too long for some phones. */
const maxLines = 40;

/** The address of a chat with a number and an initial text; without a number the phone opens a contact picker. */
export const whatsappAddress = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;

/** An order as text, a line per item; the last line is the total when there is one. */
export function orderText(translate: Translator, items: readonly Wanted[], sum?: Paisa): string {
  const lines = listed(translate, items);
  if (sum !== undefined) lines.push(translate("text.sum", { sum: formatMoney(sum) }));
  return translate("text.things", { things: lines.join("\n") });
}

/** The order of a customer's own package: its name, then its contents. */
export const packageText = (translate: Translator, name: string, items: readonly Wanted[]): string =>
  translate("text.things", { things: [translate("text.package", { name }), ...listed(translate, items)].join("\n") });

function listed(translate: Translator, items: readonly Wanted[]): string[] {
  const lines = items.slice(0, maxLines).map(({ name, amount }) => translate("text.thing", { name, amount }));
  const more = items.length - lines.length;
  return more > 0 ? [...lines, translate("text.more", { count: more })] : lines;
}
