import { HistoryTimeline } from "#app/admin/timeline.tsx";
import type { OrderHistory } from "#app/domain/orders/order-history.server.ts";
import type { CancelReason, OrderStatus } from "#app/domain/orders/status.ts";
import type { PaymentMethod } from "#app/domain/payments/method.ts";
import type { RefundCause } from "#app/domain/payments/refund-cause.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { shared } from "#app/i18n/shared.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDate, formatTime } from "#app/lib/dates.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { formatMoney, paisa } from "#app/lib/money.ts";
import { statusKey } from "../list/status-key.ts";

const labels = {
  status: "field.status",
  isPaid: "field.is-paid",
  deliveryDate: "field.date",
  deliveryTime: "field.time",
  deliveryNotes: "field.notes",
  customerName: "field.customer",
  customerPhone: "fact.phone",
  deliveryZone: "fact.zone",
  deliveryAddress: "fact.address",
  landmark: "fact.landmark",
  deliveryCharge: "field.charge",
  paymentMethod: "field.method",
  paymentReference: "field.reference",
  quantity: "line.quantity",
  packed: "field.packed",
  price: "line.price",
  sent: "field.sent",
} as const;

type Field = OrderHistory[number]["changes"][number]["field"];
type Translator = Translate<keyof typeof adminOrders.en>;

/** The action, with the details that an edit has beside its changes. */
function deedOf({ action, facts = {} }: OrderHistory[number], t: Translator): string {
  const {
    note: noted,
    received,
    refunded,
    discounted,
    cause,
    reference,
    reason,
    agreed,
    added,
    removed,
    takenFrom,
    givenTo,
  } = facts;
  const note = reason ? t(`cancel-reason.${reason as CancelReason}`) : (noted ?? reference);
  const amount = formatMoney(paisa(Number(received ?? refunded ?? discounted ?? 0)));
  const why = cause ? t(`cause.${cause as RefundCause}`) : "";
  const moved = takenFrom ?? givenTo;
  const subject = moved ? `${reference} (${givenTo ? "→ " : "← "}${moved})` : "";
  const what = t(`happened.${action}`, { what: added ?? removed ?? subject, amount, cause: why });
  if (agreed) return t("happened.agreed", { what, how: agreed });
  return note ? t("happened.noted", { what, note }) : what;
}

/** Creation, moves and changes of an order with person and time, the latest first. */
export function OrderTimeline({ entries }: { entries: OrderHistory }) {
  const t = useText(adminOrders);
  const words = useText(shared);
  const lang = useLang();
  const wordsOf = (field: Field, value: unknown) => {
    if (field === "isPaid") return t(value === "true" ? "paid" : "unpaid");
    if (value === null) return t("empty");
    if (field === "status") return words(statusKey(value as OrderStatus));
    if (field === "deliveryDate") return formatDate(String(value), lang);
    if (field === "deliveryCharge") return formatMoney(paisa(Number(value)));
    if (field === "paymentMethod") return t(`payment.${value as PaymentMethod}`);
    if (field === "customerPhone") return formatPhone(String(value));
    return field === "deliveryTime" ? formatTime(String(value)) : String(value);
  };
  return (
    <HistoryTimeline
      entries={entries}
      fieldName={(field) => t(labels[field])}
      wordsOf={wordsOf}
      actionOf={(entry) => deedOf(entry, t)}
    />
  );
}
