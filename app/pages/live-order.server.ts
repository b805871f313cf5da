import type { CustomerOrder } from "#app/domain/orders/find-customer-order.server.ts";
import { orderSteps, slotCountdown } from "#app/domain/orders/order-steps.ts";
import { type PackingChange, packingChanges } from "#app/domain/orders/packing-changes.ts";
import { cancelReasons, orderNumber } from "#app/domain/orders/status.ts";
import { type Lang, nameIn } from "#app/i18n/lang.ts";
import { orderLive } from "#app/i18n/order-live.ts";
import { type Translate, translator } from "#app/i18n/translate.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney, type Paisa } from "#app/lib/money.ts";
import { formatQuantity, thousandths } from "#app/lib/quantity.ts";
import { now } from "#app/platform/clock.server.ts";

type Translator = Translate<keyof typeof orderLive.en>;

/** A length of time as people say it: days from two on, else hours and minutes. */
function lengthText(t: Translator, minutes: number): string {
  if (minutes >= 48 * 60) return t("time.days", { count: Math.round(minutes / 1440) });
  if (minutes < 60) return t("time.minutes", { minutes });
  return t("time.hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

const signed = (amount: Paisa): string => `${amount > 0 ? "+" : ""}${formatMoney(amount)}`;

/** What packing replaced, left out or weighed differently, each with what it did to the sum; null while nothing changed. */
function changesText(t: Translator, lang: Lang, lines: CustomerOrder["lines"]) {
  const { changes, difference } = packingChanges(lines);
  if (changes.length === 0) return null;
  const textOf = ({ line, kind }: PackingChange) => {
    const rules = { unit: line.unit ?? undefined, soldByWeight: line.soldByWeight };
    const packed = formatQuantity(thousandths(line.packedQuantity ?? 0), rules);
    const instead = line.replaces ? nameIn(lang, line.replaces) : "";
    return t(`change.${kind}`, { name: nameIn(lang, line), instead, packed, ordered: formatQuantity(line.quantity, rules) });
  };
  return {
    title: t("changes"),
    rows: changes.map((change) => ({
      id: change.line.id,
      text: textOf(change),
      sum: change.difference === 0 ? t("change.same") : signed(change.difference),
    })),
    sum: difference === 0 ? t("change.no-sum") : t("change.sum", { amount: signed(difference) }),
  };
}

/**
 * An order while it is on its way, in the words of its page: steps with their times, the time until its slot, what packing changed, how
 * to reach the shop and why it may be cancelled. The words come with the data of the page, not with its script.
 *
 * @param riderMinutes how long the rider takes to the order's area; null: unknown
 */
export function viewLiveOrder(order: CustomerOrder, { riderMinutes, lang }: { riderMinutes: number | null; lang: Lang }) {
  const t = translator(lang, orderLive);
  const about = { ...order, riderMinutes };
  const countdown = slotCountdown(about, now());
  const time = countdown?.state === "before" ? lengthText(t, countdown.minutes) : "";
  return {
    countdown: countdown && t(`countdown.${countdown.state}`, { time }),
    steps: orderSteps(about).map(({ status, state, at, expected }) => {
      const when = at ?? expected;
      const text = when && formatDateTime(when, lang);
      return { status, state, when: when?.toISOString() ?? null, text: at ? text : text && t("expected", { when: text }) };
    }),
    changes: changesText(t, lang, order.lines),
    call: t("call"),
    whatsapp: t("whatsapp"),
    whatsappText: t("whatsapp.text", { number: orderNumber(order.id) }),
    receipt: t("receipt"),
    why: {
      label: t("cancel.why"),
      placeholder: t("reason.none"),
      options: cancelReasons.map((reason) => ({ value: reason, label: t(`reason.${reason}`) })),
    },
  };
}
