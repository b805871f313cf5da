import { randomUUID } from "node:crypto";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findCustomerOrder } from "#app/domain/orders/find-customer-order.server.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { isTransfer } from "#app/domain/payments/method.ts";
import { listPayees } from "#app/domain/settings/payees.server.ts";
import { requireCustomer } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { order as texts } from "#app/i18n/order.ts";
import { translator } from "#app/i18n/translate.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { slotText } from "#app/lib/slot-text.ts";
import { titled } from "#app/shop/head-data/titled.ts";
import { PayByTransfer } from "#app/shop/order/pay-by-transfer.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireCustomer(request);
  const asked = new URL(request.url).searchParams.get("order");
  if (asked === null) throw redirect("/profile?tab=orders#orders");
  const id = rowId(asked);
  const [order, payees] = await Promise.all([id ? findCustomerOrder(id, viewer.id) : null, listPayees(langOf(request))]);
  if (!order) throw new Response(null, { status: 404 });
  // A cancelled or delivered order gets no thank-you page: its own page shows the status.
  if (order.status === "cancelled" || order.status === "delivered") throw redirect(`/order/${order.id}`);
  const { trackingId, deliveryDate, scheduledDeliveryTime, paymentMethod, paymentReference, claim, total, due } = order;
  const title = translator(langOf(request), texts)("success.title");
  const payee = isTransfer(paymentMethod) ? (payees[paymentMethod] ?? null) : null;
  const shown = {
    id: order.id,
    trackingId,
    deliveryDate,
    scheduledDeliveryTime,
    paymentMethod,
    paymentReference,
    claim,
    total,
    due,
  };
  return { title, ...shown, payee, formKey: randomUUID() };
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => titled(matches, page?.title);

export default function OrderSuccess() {
  const order = useLoaderData<typeof loader>();
  const t = useText(texts);
  const lang = useLang();
  const { deliveryDate, scheduledDeliveryTime: time } = order;
  const amount = formatMoney(order.due > 0 ? order.due : order.total);
  return (
    <div className="page">
      <div className="panel success">
        <Icon name="circle-check" />
        <h1>{t("success.title")}</h1>
        <p className="success-number">{t("success.number", { number: orderNumber(order.id) })}</p>
        <p>
          {deliveryDate && time
            ? t("success.when", { date: formatDate(deliveryDate, lang), time: slotText(time) })
            : t("no-slot")}
        </p>
        <p>
          {order.due <= 0
            ? t("success.paid", { amount })
            : order.paymentMethod === "cash"
              ? t("success.pay", { amount })
              : t("success.paid-by", { amount, method: t(`payment.${order.paymentMethod}`) })}
        </p>
        <PayByTransfer order={order} payee={order.payee} formKey={order.formKey} form={undefined} className="pay-transfer" />
        <p>{t("tracking.number", { id: order.trackingId })}</p>
        <div className="success-next">
          <LinkButton href={`/order/${order.id}`}>{t("success.view")}</LinkButton>
          <LinkButton variant="quiet" href={`/delivery-tracking?tracking_id=${order.trackingId}`}>
            {t("track")}
          </LinkButton>
          <LinkButton variant="plain" href="/products">
            {t("keep-shopping")}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
