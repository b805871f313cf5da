import type { OrderHappening } from "#app/domain/orders/order-timeline.server.ts";
import type { OrderStatus } from "#app/domain/orders/status.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { parts } from "#app/i18n/parts.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDate, formatDateTime, formatTime } from "#app/lib/dates.ts";
import { statusKey } from "./status-key.ts";

const labels = {
  status: "field.status",
  isPaid: "field.is-paid",
  deliveryDate: "field.date",
  deliveryTime: "field.time",
  deliveryNotes: "field.notes",
} as const;

/** Who changed what when, the latest first. */
export function Timeline({ happenings }: { happenings: readonly OrderHappening[] }) {
  const t = useText(adminOrders);
  const lang = useLang();
  const say = useValue();
  const sentence = ({ field, before, after }: Pick<OrderHappening, "field" | "before" | "after">) => {
    if (field === "added" || field === "heard") return t(`happened.${field}`, { what: after ?? "" });
    if (field === "status" && before === null) return say(field, after);
    return t("happened.change", { field: t(labels[field]), before: say(field, before), after: say(field, after) });
  };
  return (
    <ol className="admin-timeline">
      {happenings.toReversed().map(({ at, who, field, before, after }) => (
        <li key={`${field}-${at.getTime()}`}>
          {sentence({ field, before, after })}
          <small className="block text-ink-2">
            {t("happened.by", { at: formatDateTime(at, lang), who: who ?? t("happened.shop") })}
          </small>
        </li>
      ))}
    </ol>
  );
}

/** A value of a field as people read it. */
function useValue(): (field: OrderHappening["field"], value: string | null) => string {
  const t = useText(adminOrders);
  const words = useText(parts);
  const lang = useLang();
  return (field, value) => {
    if (field === "isPaid") return t(value === "true" ? "paid" : "unpaid");
    if (value === null) return t("empty");
    if (field === "status") return words(statusKey(value as OrderStatus));
    if (field === "deliveryDate") return formatDate(value, lang);
    return field === "deliveryTime" ? formatTime(value) : value;
  };
}
