import { StatusBadge } from "#app/components/status-badge.tsx";
import type { CustomerOrderRow } from "#app/domain/orders/list-customer-orders.server.ts";
import { customerMoves, orderNumber, orderPath, repeatPath, takesMore } from "#app/domain/orders/status.ts";
import type { RepeatRow } from "#app/domain/orders/weekly-repeat.server.ts";
import { profile as texts } from "#app/i18n/profile.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { weeklyRepeat } from "#app/i18n/weekly-repeat.ts";
import { formatDate, formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { OrderAgainButton } from "#app/shop/cart/order-again-button.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { WeeklyRepeats } from "./weekly-repeats.tsx";

const pagePath = (page: number) => `/profile?tab=orders${page > 1 ? `&page=${page}` : ""}#orders`;

interface OrdersTabProps {
  orders: CustomerOrderRow[];
  page: number;
  hasNext: boolean;
  repeats: RepeatRow[];
}

/** A customer's weekly repeats and orders, these newest first (A2.13). */
export function OrdersTab({ orders, page, hasNext, repeats }: OrdersTabProps) {
  const t = useText(texts);
  if (orders.length === 0 && page === 1) {
    return (
      <section id="orders">
        <EmptyState
          icon="shopping-bag"
          title={t("orders.none")}
          action={<LinkButton href="/products">{t("orders.browse")}</LinkButton>}
        >
          {t("orders.none-why")}
        </EmptyState>
        <PhoneOrdersLink />
      </section>
    );
  }
  return (
    <section id="orders" className="grid gap-4">
      {page === 1 ? <WeeklyRepeats repeats={repeats} /> : null}
      <h2 className="sr-only">{t("tab.orders")}</h2>
      <ul className="grid gap-3">
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      <Pager
        label={t("orders.pages")}
        previous={page > 1 ? { href: pagePath(page - 1), label: t("orders.newer") } : null}
        next={hasNext ? { href: pagePath(page + 1), label: t("orders.older") } : null}
      />
      <PhoneOrdersLink />
    </section>
  );
}

/** Where orders given by phone are brought into the account. */
function PhoneOrdersLink() {
  const t = useText(texts);
  return (
    <p className="text-sm">
      <a href="/profile/phone-orders">{t("phone-orders.link")}</a>
    </p>
  );
}

function OrderRow({ order }: { order: CustomerOrderRow }) {
  const t = useText(texts);
  const r = useText(weeklyRepeat);
  const lang = useLang();
  const number = orderNumber(order.id);
  const others = order.itemsCount - order.firstItems.length;
  const items = order.firstItems.join(", ");
  return (
    <li className="card">
      <div className="grid gap-2 p-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3>
            <a href={`/order/${order.id}`}>{t("orders.number", { number })}</a>
          </h3>
          <StatusBadge status={order.status} />
        </div>
        <p className="wrap-anywhere">{others > 0 ? t("orders.items-more", { items, count: others }) : items}</p>
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <span className="text-sm text-ink-2">
            {order.deliveryDate
              ? t("orders.delivery", { date: formatDate(order.deliveryDate, lang) })
              : t("orders.placed", { when: formatDateTime(order.createdAt, lang) })}
          </span>
          <b>{formatMoney(order.total)}</b>
        </div>
        <div className="relative flex flex-wrap gap-2">
          {takesMore(order.status) ? (
            <LinkButton icon="truck" href={orderPath(order.id)} aria-label={t("orders.track-named", { number })}>
              {t("orders.track")}
            </LinkButton>
          ) : null}
          <OrderAgainButton orderId={order.id} />
          <LinkButton variant="plain" href={repeatPath(order.id)} aria-label={r("link-named", { number })}>
            {r("link")}
          </LinkButton>
          {customerMoves[order.status].includes("cancelled") ? (
            <LinkButton variant="plain" href={`${orderPath(order.id)}#cancel`} aria-label={t("orders.cancel-named", { number })}>
              {t("orders.cancel")}
            </LinkButton>
          ) : null}
        </div>
      </div>
    </li>
  );
}
