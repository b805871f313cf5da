import { PhoneSheet, SheetButton } from "#app/admin/list/phone-sheet.tsx";
import { InvoiceButtons } from "#app/components/order-document/invoice-buttons.tsx";
import { StatusBadge } from "#app/components/status-badge.tsx";
import type { OrderRow } from "#app/domain/orders/order-row.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { formatMoney } from "#app/lib/money.ts";
import { Icon } from "#app/ui/icon.tsx";
import { EditOrder } from "../edit/edit-order.tsx";
import { markTexts } from "../order/mark-texts.ts";
import { paidWords } from "../order/paid-words.ts";
import { bulkFormId } from "./bulk-status.tsx";
import { NextStep } from "./next-step.tsx";
import { slotWords } from "./slot-words.ts";
import { useMove } from "./use-moves.ts";

interface OrderCardProps {
  order: OrderRow;
  today: string;
  /** Addresses of this list with and without this card's edit mode; null without the right to edit. */
  edit: { open: string; close: string } | null;
  isEditing: boolean;
}

/** One order: collapsed a summary line, on a phone a row of 72 px; in edit mode with the form below it. */
export function OrderCard({ order, today, edit, isEditing }: OrderCardProps) {
  const t = useText(adminOrders);
  const say = useText(resourceTexts);
  const lang = useLang();
  const { headingFor } = useMove();
  const number = `#${orderNumber(order.id)}`;
  const phone = formatPhone(order.customerPhone);
  const titleId = `order-title-${order.id}`;
  return (
    <article className="order-card" aria-labelledby={titleId} data-editing={isEditing || undefined}>
      <div className="order-mark">
        {edit ? (
          <label>
            <input
              type="checkbox"
              name="id"
              value={`${order.id}.${order.version}`}
              form={bulkFormId}
              data-status={order.status}
              aria-label={t("bulk.mark", { number })}
            />
          </label>
        ) : null}
        <h2 id={titleId}>
          <a href={`/admin/orders/${order.id}`}>{number}</a>
        </h2>
      </div>
      <div className="order-customer">
        <span>{order.customerName}</span>
        <small>
          {phone && order.deliveryZone ? <span className="order-phone">{`${phone} · `}</span> : phone}
          {[order.deliveryZone, ...markTexts(order.marks, t).map(({ text }) => text)].filter(Boolean).join(" · ")}
        </small>
      </div>
      <div className="order-when">
        <div className="order-slot">{slotWords(order, { t, lang, today })}</div>
        <div className="order-status">
          <StatusBadge status={headingFor(order.id) ?? order.status} />
        </div>
      </div>
      <div className="order-paid">{paidWords(order, t)}</div>
      <div className="order-total">
        <b>{formatMoney(order.total)}</b>
        <small>
          <span className="order-paid-short">{`${paidWords(order, t)} · `}</span>
          {t("items", { count: order.itemsCount })}
        </small>
      </div>
      <div className="order-actions">
        {edit && !isEditing ? <NextStep order={order} returnTo={edit.close} iconOnly /> : null}
        <SheetButton sheet={`order-sheet-${order.id}`} label={say("more", { name: number })} />
        <PhoneSheet id={`order-sheet-${order.id}`} className="order-sheet">
          <InvoiceButtons path={`/admin/orders/${order.id}/invoice`} number={number} mayPrint={edit !== null} iconOnly />
          {edit && !isEditing ? (
            <a
              href={edit.open}
              data-keep-scroll
              className="button button-quiet button-small button-icon"
              aria-label={t("edit.order", { number })}
            >
              <Icon name="pencil" />
            </a>
          ) : null}
        </PhoneSheet>
      </div>
      {edit && isEditing ? (
        <div className="order-more">
          <p className="text-ink-2">{order.deliveryAddress}</p>
          <EditOrder order={order} returnTo={edit.close} cancelTo={edit.close} />
        </div>
      ) : null}
    </article>
  );
}
