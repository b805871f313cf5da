import { spanParams } from "#app/admin/order-span-address.ts";
import type { OrderSpan } from "#app/domain/orders/order-span.server.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDate } from "#app/lib/dates.ts";

/** Shows that only the orders behind a figure are listed, and preserves that in a search. */
export function SpanFilter({ span }: { span: OrderSpan }) {
  const t = useText(adminOrders);
  const lang = useLang();
  const { by, sold } = span;
  const [from, to] = [formatDate(span.from, lang), formatDate(span.to, lang)];
  const days = span.from === span.to ? t(`span.${by}.day`, { day: from }) : t(`span.${by}`, { from, to });
  return (
    <>
      <p className="basis-full">
        {days}
        {sold === null ? null : ` · ${t(`span.sold.${typeof sold === "number" ? "category" : sold}`)}`}
      </p>
      {Object.entries(spanParams(span)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
