import { type Lang, nameIn } from "#app/i18n/lang.ts";
import { orderLive } from "#app/i18n/order-live.ts";
import { translator } from "#app/i18n/translate.ts";
import { formatMoney, type Paisa } from "#app/lib/money.ts";
import { formatQuantity, thousandths } from "#app/lib/quantity.ts";
import { type ChangedLine, type ChangedOrder, type PackingChange, packingChanges } from "./packing-changes.ts";

const signed = (amount: Paisa): string => `${amount > 0 ? "+" : ""}${formatMoney(amount)}`;

/** The changes of an order in words, each with what it did to the total, and the sentence about their sum. */
export type PackingWords = { title: string; rows: { id: number; text: string; sum: string }[]; sum: string };

/** What packing replaced, left out or weighed differently, for page, receipt, WhatsApp and e-mails; null while nothing changed. */
export function packingWords(lang: Lang, order: ChangedOrder): PackingWords | null {
  const t = translator(lang, orderLive);
  const { changes, difference } = packingChanges(order);
  if (changes.length === 0) return null;
  const amountOf = (line: ChangedLine, amount: number) =>
    formatQuantity(thousandths(amount), { unit: line.unit ?? undefined, soldByWeight: line.soldByWeight });
  const textOf = (change: PackingChange) => {
    if (change.line === null) return t(`change.${change.kind}`);
    const { line } = change;
    const name = nameIn(lang, line);
    if (change.kind === "replaced")
      return t("change.replaced", { instead: name, name: change.sent.map((sent) => nameIn(lang, sent)).join(" + ") });
    if (change.kind === "credit") return name;
    const amounts = { packed: amountOf(line, line.packedQuantity ?? line.quantity), ordered: amountOf(line, line.quantity) };
    return t(`change.${change.kind}`, { name, ...amounts });
  };
  return {
    title: t("changes"),
    rows: changes.map((change) => ({
      id: change.line?.id ?? (change.kind === "charge" ? 0 : -1),
      text: textOf(change),
      sum: change.difference === 0 ? t("change.same") : signed(change.difference),
    })),
    sum: difference === 0 ? t("change.no-sum") : t("change.sum", { amount: signed(difference) }),
  };
}
