import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { listRequestsOf } from "#app/domain/customers/list-requests.server.ts";
import { findCustomerOrder } from "#app/domain/orders/find-customer-order.server.ts";
import { customerMoves, orderNumber } from "#app/domain/orders/status.ts";
import { findShopFacts } from "#app/domain/settings/shop-facts.server.ts";
import { canonical } from "#app/http/canonical.server.ts";
import { requireCustomer } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { order as texts } from "#app/i18n/order.ts";
import { specialRequest } from "#app/i18n/special-request.ts";
import { translator } from "#app/i18n/translate.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDate, formatDateTime } from "#app/lib/dates.ts";
import { formatMoney, paisa } from "#app/lib/money.ts";
import { formatPhone } from "#app/lib/phone.ts";
import { slotText } from "#app/lib/slot-text.ts";
import { StatusBadge } from "#app/parts/status-badge.tsx";
import { RequestList } from "#app/shop/account/special-requests.tsx";
import { Timeline } from "#app/shop/account/timeline.tsx";
import { OrderAgainButton } from "#app/shop/cart/order-again-button.tsx";
import { OrderLines } from "#app/shop/cart/order-lines.tsx";
import { titled } from "#app/shop/head-data/titled.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireCustomer(request);
  const id = rowId(params.id);
  const [order, requests, { shop }] = await Promise.all([
    id ? findCustomerOrder(id, viewer.id) : null,
    id ? listRequestsOf(id, viewer.id) : [],
    findShopFacts(),
  ]);
  if (!order) throw new Response(null, { status: 404 });
  const t = translator(langOf(request), texts);
  const number = orderNumber(order.id);
  const url = canonical(request, `/delivery-tracking?tracking_id=${order.trackingId}`);
  const share = `https://wa.me/?text=${encodeURIComponent(t("share.text", { brand: shop.brand, number, url }))}`;
  return { title: t("title", { number }), order, requests, share };
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => titled(matches, page?.title);

export default function OrderPage() {
  const { order, requests, share } = useLoaderData<typeof loader>();
  const t = useText(texts);
  const s = useText(specialRequest);
  const lang = useLang();
  const { deliveryDate, scheduledDeliveryTime: time } = order;
  const mayCancel = customerMoves[order.status].includes("cancelled");
  return (
    <div className="page">
      <h1>
        {t("title", { number: orderNumber(order.id) })} <StatusBadge status={order.status} />
      </h1>
      <p className="totals-note">
        {t("placed", { when: formatDateTime(order.createdAt, lang) })} · {t("tracking.number", { id: order.trackingId })}
      </p>
      <div className="two-columns">
        <div>
          <section className="panel">
            <h2>{t("timeline")}</h2>
            <Timeline entries={order.timeline} />
          </section>
          <section className="panel">
            <h2>{t("lines")}</h2>
            <OrderLines lines={order.lines} />
          </section>
          {requests.length > 0 ? (
            <section className="panel">
              <h2>{s("ordered")}</h2>
              <RequestList requests={requests} />
            </section>
          ) : null}
        </div>
        <aside className="panel totals">
          <h2>{t("when")}</h2>
          <p>{deliveryDate && time ? `${formatDate(deliveryDate, lang)}, ${slotText(time)}` : t("no-slot")}</p>
          <h2>{t("where")}</h2>
          <address>
            {[order.customerName, formatPhone(order.customerPhone), order.deliveryAddress, order.landmark, order.deliveryZone]
              .filter(Boolean)
              .join(", ")}
          </address>
          <h2>{t("pay")}</h2>
          <p>{t(`payment.${order.paymentMethod}`)}</p>
          <dl>
            <div>
              <dt>{t("subtotal")}</dt>
              <dd>{formatMoney(order.subtotal)}</dd>
            </div>
            <div>
              <dt>{t("delivery")}</dt>
              <dd>{order.deliveryCharge === 0 ? t("delivery.free") : formatMoney(order.deliveryCharge)}</dd>
            </div>
            <div>
              <dt>{t("total")}</dt>
              <dd>{formatMoney(order.total)}</dd>
            </div>
            {order.received > 0 && order.due !== 0 ? (
              <div>
                <dt>{t("received")}</dt>
                <dd>{formatMoney(order.received)}</dd>
              </div>
            ) : null}
            <div className="totals-sum">
              <dt>{t(order.due < 0 ? "to-refund" : order.due === 0 && order.received > 0 ? "paid" : "amount-due")}</dt>
              <dd>{formatMoney(paisa(order.due === 0 ? order.received : Math.abs(order.due)))}</dd>
            </div>
          </dl>
          <LinkButton wide variant="quiet" icon="truck" href={`/delivery-tracking?tracking_id=${order.trackingId}`}>
            {t("track")}
          </LinkButton>
          <LinkButton wide variant="quiet" icon="message-circle" href={share} target="_blank" rel="noopener noreferrer">
            {t("share")}
          </LinkButton>
          <OrderAgainButton orderId={order.id} wide />
          {mayCancel ? (
            <details className="more">
              <summary>{t("cancel")}</summary>
              <p>{t("cancel.sure")}</p>
              <Form method="post" action={`/order/${order.id}/cancel`}>
                <Button wide variant="danger">
                  {t("cancel.yes")}
                </Button>
              </Form>
            </details>
          ) : null}
        </aside>
      </div>
    </div>
  );
}
