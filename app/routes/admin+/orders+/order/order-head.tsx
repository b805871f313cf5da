import { PageHead } from "#app/admin/page-head.tsx";
import { InvoiceButtons } from "#app/components/order-document/invoice-buttons.tsx";
import { StatusBadge } from "#app/components/status-badge.tsx";
import type { StaffOrder } from "#app/domain/orders/find-staff-order.server.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { Badge } from "#app/ui/badge.tsx";
import { NextStep } from "../list/next-step.tsx";
import { useMove } from "../list/use-moves.ts";
import { markTexts } from "./mark-texts.ts";
import { paidWords } from "./paid-words.ts";

/** The order's number and status, with its invoice. */
export function OrderHead({ order, title, mayEdit }: { order: StaffOrder; title: string; mayEdit: boolean }) {
  const t = useText(adminOrders);
  const lang = useLang();
  const { headingFor } = useMove();
  return (
    <>
      <p>
        <a href="/admin/orders">{t("order.back")}</a>
      </p>
      <PageHead title={title}>
        {mayEdit ? <NextStep order={order} returnTo={`/admin/orders/${order.id}`} /> : null}
        <InvoiceButtons path={`/admin/orders/${order.id}/invoice`} number={orderNumber(order.id)} mayPrint={mayEdit} />
      </PageHead>
      <p className="flex flex-wrap items-center gap-2">
        <StatusBadge status={headingFor(order.id) ?? order.status} />
        <Badge tone={order.due < 0 ? "haldi" : order.isPaid ? "podina" : "plain"}>{paidWords(order, t)}</Badge>
        {markTexts(order.marks, t).map(({ text, tone }) => (
          <Badge key={text} tone={tone}>
            {text}
          </Badge>
        ))}
        <b>{formatMoney(order.total)}</b>
        <span className="text-ink-2">{t("order.placed", { at: formatDateTime(order.createdAt, lang) })}</span>
      </p>
    </>
  );
}
