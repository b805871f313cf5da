import { cancelMoneyText } from "#app/domain/orders/cancel-money.ts";
import type { CustomerOrder } from "#app/domain/orders/find-customer-order.server.ts";
import { orderSteps, slotCountdown } from "#app/domain/orders/order-steps.ts";
import { packingWords } from "#app/domain/orders/packing-words.ts";
import { cancelReasons, customerEdits, isEmptied, orderNumber } from "#app/domain/orders/status.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { orderLive } from "#app/i18n/order-live.ts";
import { type Translate, translator } from "#app/i18n/translate.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { now } from "#app/platform/clock.server.ts";

type Translator = Translate<keyof typeof orderLive.en>;

/** A length of time as people say it: days from two on, else hours and minutes. */
function lengthText(t: Translator, minutes: number): string {
  if (minutes >= 48 * 60) return t("time.days", { count: Math.round(minutes / 1440) });
  if (minutes < 60) return t("time.minutes", { minutes });
  return t("time.hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
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
    changes: packingWords(lang, order),
    empty: isEmptied(order)
      ? { title: t("empty.title"), text: t("empty.text"), next: t(customerEdits(order.status) ? "empty.cancel" : "empty.call") }
      : null,
    call: t("call"),
    whatsapp: t("whatsapp"),
    whatsappText: t("whatsapp.text", { number: orderNumber(order.id) }),
    receipt: t("receipt"),
    cancelMoney: cancelMoneyText(lang, order.cancelMoney),
    why: {
      label: t("cancel.why"),
      placeholder: t("reason.none"),
      options: cancelReasons.map((reason) => ({ value: reason, label: t(`reason.${reason}`) })),
    },
  };
}
