import { Timeline } from "#app/admin/timeline.tsx";
import type { OrderHappening } from "#app/domain/orders/order-timeline.server.ts";
import type { OrderStatus } from "#app/domain/orders/status.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { parts } from "#app/i18n/parts.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDate, formatTime } from "#app/lib/dates.ts";
import { statusKey } from "./status-key.ts";

const labels = {
  status: "field.status",
  isPaid: "field.is-paid",
  deliveryDate: "field.date",
  deliveryTime: "field.time",
  deliveryNotes: "field.notes",
} as const;

type Field = OrderHappening["changes"][number]["field"];

/** Who placed, moved and changed an order when, the latest first. */
export function OrderTimeline({ happenings }: { happenings: readonly OrderHappening[] }) {
  const t = useText(adminOrders);
  const words = useText(parts);
  const lang = useLang();
  const wordsOf = (field: Field, value: unknown) => {
    if (field === "isPaid") return t(value === "true" ? "paid" : "unpaid");
    if (value === null) return t("empty");
    if (field === "status") return words(statusKey(value as OrderStatus));
    if (field === "deliveryDate") return formatDate(String(value), lang);
    return field === "deliveryTime" ? formatTime(String(value)) : String(value);
  };
  return (
    <Timeline
      happenings={happenings}
      fieldName={(field) => t(labels[field])}
      wordsOf={wordsOf}
      deedOf={({ action, added }) => t(`happened.${action}`, { what: added ?? "" })}
    />
  );
}
