import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { listRequestsOf } from "#app/domain/customers/list-requests.server.ts";
import { listZones } from "#app/domain/delivery/zones.server.ts";
import { saveReference } from "#app/domain/orders/save-reference.server.ts";
import { customerEdits, customerMoves, orderNumber, orderPath, repeatPath, takesMore } from "#app/domain/orders/status.ts";
import { isTransfer } from "#app/domain/payments/method.ts";
import { referenceForm } from "#app/domain/payments/reference-form.server.ts";
import { isOrderingPaused } from "#app/domain/settings/is-ordering-paused.server.ts";
import { listPayees } from "#app/domain/settings/payees.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { canonical } from "#app/http/canonical.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { limit } from "#app/http/limits.server.ts";
import { refuseEdit, requireOwnOrder } from "#app/http/own-order.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { order as texts } from "#app/i18n/order.ts";
import { specialRequest } from "#app/i18n/special-request.ts";
import { joinTexts } from "#app/i18n/text-direction.ts";
import { translator } from "#app/i18n/translate.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { weeklyRepeat } from "#app/i18n/weekly-repeat.ts";
import { formatDate, formatDateTime } from "#app/lib/dates.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { slotText } from "#app/lib/slot-text.ts";
import { viewLiveOrder } from "#app/pages/live-order.server.ts";
import { readOrFallback } from "#app/platform/read-or-fallback.server.ts";
import { RequestList } from "#app/shop/account/request-list.tsx";
import { Timeline } from "#app/shop/account/timeline.tsx";
import { OrderAgainButton } from "#app/shop/cart/order-again-button.tsx";
import { FormError } from "#app/shop/forms/form-error.tsx";
import { titled } from "#app/shop/head-data/titled.ts";
import { whatsappAddress } from "#app/shop/maintenance/whatsapp-order.ts";
import { OrderLines } from "#app/shop/order/order-lines.tsx";
import { OrderSteps } from "#app/shop/order/order-steps.tsx";
import { OrderTotals } from "#app/shop/order/order-totals.tsx";
import { PackingChanges } from "#app/shop/order/packing-changes.tsx";
import { PaidBy } from "#app/shop/order/paid-by.tsx";
import { PayByTransfer } from "#app/shop/order/pay-by-transfer.tsx";
import { useLiveOrder } from "#app/shop/order/use-live-order.ts";
import { PushOffer } from "#app/shop/push/push-offer.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { viewer, order } = await requireOwnOrder(request, params["id"]);
  const lang = langOf(request);
  const [requests, { shop }, isPaused, payees, zones] = await Promise.all([
    readOrFallback("special requests", listRequestsOf(order.id, viewer.id), []),
    findShopSettings(),
    isOrderingPaused(),
    listPayees(lang),
    listZones(),
  ]);
  const t = translator(lang, texts);
  const number = orderNumber(order.id);
  const url = canonical(request, `/delivery-tracking?tracking_id=${order.trackingId}`);
  const share = `https://wa.me/?text=${encodeURIComponent(t("share.text", { brand: shop.brand, number, url }))}`;
  const mayChange = customerEdits(order.status);
  const riderMinutes = zones.find(({ name }) => name === order.deliveryZone)?.riderMinutes ?? null;
  return {
    live: viewLiveOrder(order, { riderMinutes, lang }),
    phone: shop.phone,
    whatsapp: shop.whatsapp || shop.phone,
    title: t("title", { number }),
    order,
    requests,
    share,
    mayChange,
    mayAdd: mayChange && !isPaused,
    isMoving: takesMore(order.status),
    formKey: randomUUID(),
    payee: isTransfer(order.paymentMethod) ? (payees[order.paymentMethod] ?? null) : null,
  };
}

/** Saves the reference of a customer's transfer. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { viewer, order } = await requireOwnOrder(request, params["id"]);
  const form = await readForm(request, referenceForm);
  if (!form.ok) return form.invalid();
  const tooMany = await limit("reference", { account: viewer.id });
  if (tooMany) return tooMany.refuse(form);

  const { payment_reference: reference, key } = form.value;
  const outcome = await saveReference(order.id, reference, { userId: viewer.id, key });
  if (!outcome.ok) return refuseEdit(form, outcome.refusal);
  return redirectWithToast(orderPath(order.id), "order-reference-saved");
}

/** After a refusal the page must show the current order. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || actionStatus === 422 || defaultShouldRevalidate;

/** Passes on Retry-After to a browser without JavaScript. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => titled(matches, page?.title);

export default function OrderPage() {
  const page = useLoaderData<typeof loader>();
  const { order, requests, share, mayChange, mayAdd, isMoving, formKey, payee, live } = page;
  const form = useActionData<typeof action>()?.result;
  const t = useText(texts);
  const s = useText(specialRequest);
  const r = useText(weeklyRepeat);
  const lang = useLang();
  const { deliveryDate, scheduledDeliveryTime: time } = order;
  const mayCancel = customerMoves[order.status].includes("cancelled");
  const path = orderPath(order.id);
  useLiveOrder(path, isMoving);
  return (
    <div className="page">
      <h1>
        {t("title", { number: orderNumber(order.id) })} <StatusBadge status={order.status} />
      </h1>
      <p className="totals-note">
        {t("placed", { when: formatDateTime(order.createdAt, lang) })} · {t("tracking.number", { id: order.trackingId })}
      </p>
      {order.due > 0 ? null : <FormError form={form} />}
      <div className="two-columns">
        <div>
          <PayByTransfer order={order} payee={payee} formKey={formKey} form={form} className="panel" />
          <section className="panel">
            <h2>{t("timeline")}</h2>
            {live.countdown ? <p className="slot-countdown">{live.countdown}</p> : null}
            {live.steps.length > 0 ? <OrderSteps steps={live.steps} /> : <Timeline entries={order.timeline} />}
            <div className="order-contact">
              {page.phone ? (
                <LinkButton icon="phone" href={`tel:${page.phone}`}>
                  {live.call}
                </LinkButton>
              ) : null}
              {page.whatsapp ? (
                <LinkButton
                  variant="quiet"
                  icon="message-circle"
                  href={whatsappAddress(page.whatsapp, live.whatsappText)}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {live.whatsapp}
                </LinkButton>
              ) : null}
            </div>
          </section>
          {live.empty ? (
            <section className="panel" role="status">
              <h2>{live.empty.title}</h2>
              <p>
                {live.empty.text} {live.empty.next}
              </p>
              {mayCancel ? (
                <LinkButton className="mt-3" variant="quiet" href="#cancel">
                  {t("cancel")}
                </LinkButton>
              ) : null}
            </section>
          ) : null}
          {live.changes ? <PackingChanges changes={live.changes} /> : null}
          {isMoving ? <PushOffer /> : null}
          <section className="panel">
            <h2>{t("lines")}</h2>
            <OrderLines lines={order.lines} />
            <p className="totals-note">{t("missing", { choice: t(`missing.${order.substitution}`) })}</p>
            {mayAdd ? (
              <LinkButton className="mt-3" variant="quiet" icon="plus" href={`${path}/add`}>
                {t("add")}
              </LinkButton>
            ) : null}
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
            {joinTexts([
              order.customerName,
              formatPhone(order.customerPhone),
              order.deliveryAddress,
              order.landmark,
              order.deliveryZone,
            ])}
          </address>
          {mayChange ? (
            <LinkButton small variant="quiet" icon="pencil" href={`${path}/change`} aria-label={t("change.title")}>
              {t("change")}
            </LinkButton>
          ) : null}
          <h2>{t("pay")}</h2>
          <PaidBy order={order} />
          <OrderTotals order={order} />
          {order.status === "cancelled" ? <p className="totals-note">{live.cancelMoney}</p> : null}
          <LinkButton wide variant="quiet" icon="truck" href={`/delivery-tracking?tracking_id=${order.trackingId}`}>
            {t("track")}
          </LinkButton>
          <LinkButton wide variant="quiet" icon="message-circle" href={share} target="_blank" rel="noopener noreferrer">
            {t("share")}
          </LinkButton>
          <LinkButton wide variant="quiet" icon="download" href={`${path}/receipt`} download>
            {live.receipt}
          </LinkButton>
          <OrderAgainButton orderId={order.id} wide />
          {order.lines.some(({ kind }) => kind !== "custom") ? (
            <LinkButton wide variant="quiet" icon="calendar-days" href={repeatPath(order.id)}>
              {r("link")}
            </LinkButton>
          ) : null}
          {order.lines.some(({ kind }) => kind !== "custom") ? (
            <form method="post" action="/share-list">
              <SaveKey />
              <input type="hidden" name="order" value={order.id} />
              <Button wide variant="quiet" icon="send">
                {t("share.list")}
              </Button>
            </form>
          ) : null}
          {mayCancel ? (
            <details className="more" open={live.empty !== null}>
              <summary>{t("cancel")}</summary>
              <p>
                {t("cancel.sure")} {live.cancelMoney}
              </p>
              <Form method="post" action={`${path}/cancel`} id="cancel" className="grid gap-3">
                <SaveKey />
                <SelectField {...live.why} name="reason" />
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
