import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, type ShouldRevalidateFunctionArgs, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import type { Viewer } from "#app/domain/accounts/session.server.ts";
import { suggest } from "#app/domain/catalog/search-suggestions.server.ts";
import { listRequestsOf } from "#app/domain/customers/list-requests.server.ts";
import { listZones } from "#app/domain/delivery/zones.server.ts";
import { productLineForm } from "#app/domain/orders/add-line-form.server.ts";
import { addOwnLine } from "#app/domain/orders/add-own-line.server.ts";
import type { Edit } from "#app/domain/orders/edit-order.server.ts";
import { findCustomerOrder } from "#app/domain/orders/find-customer-order.server.ts";
import { deliveryForm } from "#app/domain/orders/own-order-form.server.ts";
import { saveDelivery } from "#app/domain/orders/save-delivery.server.ts";
import { saveReference } from "#app/domain/orders/save-reference.server.ts";
import { customerEdits, customerMoves, orderNumber, orderPath } from "#app/domain/orders/status.ts";
import { isTransfer } from "#app/domain/payments/method.ts";
import { referenceForm } from "#app/domain/payments/reference-form.server.ts";
import { isOrderingPaused } from "#app/domain/settings/is-ordering-paused.server.ts";
import { listPayees } from "#app/domain/settings/payees.server.ts";
import { findShopFacts } from "#app/domain/settings/shop-facts.server.ts";
import { canonical } from "#app/http/canonical.server.ts";
import { type Reply, readForm } from "#app/http/form.server.ts";
import { requireCustomer } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { limit } from "#app/http/limits.server.ts";
import { freeText, rowId } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { order as texts } from "#app/i18n/order.ts";
import { specialRequest } from "#app/i18n/special-request.ts";
import { translator } from "#app/i18n/translate.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDate, formatDateTime } from "#app/lib/dates.ts";
import type { Refusal } from "#app/lib/outcome.ts";
import { formatPhone } from "#app/lib/phone.ts";
import { slotText } from "#app/lib/slot-text.ts";
import { StatusBadge } from "#app/parts/status-badge.tsx";
import { RequestList } from "#app/shop/account/special-requests.tsx";
import { Timeline } from "#app/shop/account/timeline.tsx";
import { OrderAgainButton } from "#app/shop/cart/order-again-button.tsx";
import { FormTrouble } from "#app/shop/forms/form-trouble.tsx";
import { titled } from "#app/shop/head-data/titled.ts";
import { AddToOrder } from "#app/shop/order/add-to-order.tsx";
import { ChangeDelivery } from "#app/shop/order/change-delivery.tsx";
import { OrderLines } from "#app/shop/order/order-lines.tsx";
import { OrderTotals } from "#app/shop/order/order-totals.tsx";
import { PayByTransfer } from "#app/shop/order/pay-by-transfer.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";

/** As many products as are offered for one search. */
const mostFound = 8;

/** The forms of this page, as the address names them: a search with `?add&q=`, and where each is posted. */
const formNames = ["add", "change", "reference"] as const;

const formOf = (params: URLSearchParams) => formNames.find((name) => params.has(name)) ?? null;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireCustomer(request);
  const id = rowId(params.id);
  const asked = new URL(request.url).searchParams;
  const form = formOf(asked);
  const lang = langOf(request);
  const [order, requests, { shop }, isPaused, payees] = await Promise.all([
    id ? findCustomerOrder(id, viewer.id) : null,
    id ? listRequestsOf(id, viewer.id) : [],
    findShopFacts(),
    isOrderingPaused(),
    listPayees(lang),
  ]);
  if (!order) throw new Response(null, { status: 404 });
  const t = translator(lang, texts);
  const number = orderNumber(order.id);
  const url = canonical(request, `/delivery-tracking?tracking_id=${order.trackingId}`);
  const share = `https://wa.me/?text=${encodeURIComponent(t("share.text", { brand: shop.brand, number, url }))}`;
  const mayChange = customerEdits(order.status);
  const mayAdd = mayChange && !isPaused;
  return {
    title: t("title", { number }),
    order,
    requests,
    share,
    mayChange,
    mayAdd,
    formKey: randomUUID(),
    payee: isTransfer(order.paymentMethod) ? (payees[order.paymentMethod] ?? null) : null,
    adding: mayAdd && form === "add" ? await findToAdd(freeText(asked, "q")) : null,
    zones: mayChange && form === "change" ? (await listZones()).map(({ id: _, ...zone }) => zone) : null,
  };
}

const findToAdd = async (query: string) => ({ query, products: (await suggest(query, mostFound)).products });

/** One of the page's forms, as the address names it. */
export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireCustomer(request);
  const id = rowId(params.id);
  const name = formOf(new URL(request.url).searchParams);
  if (!id || !name) throw new Response(null, { status: 404 });
  return takers[name](request, { id, viewer });
}

type Own = { id: number; viewer: Viewer };

const takers = { add: takeLine, change: takeDelivery, reference: takeReference };

const editBy = (viewer: Viewer, { version, key }: Pick<Edit, "version" | "key">): Edit => ({
  author: { kind: "customer", id: viewer.id },
  version,
  key,
});

/** What is not theirs looks as if it were not there; other contents under a key were sent from a page that is out of date. */
function refuse(form: { refuse: (refusal: Refusal, status?: number) => Reply }, refusal: Refusal): Reply {
  if (refusal.code === "order.not-found") throw new Response(null, { status: 404 });
  return refusal.code === "key.reused" ? form.refuse({ code: "order.changed-meanwhile" }, 422) : form.refuse(refusal);
}

async function takeLine(request: Request, { id, viewer }: Own) {
  const form = await readForm(request, productLineForm);
  if (!form.ok) return form.invalid();
  const { productId, quantity, ...press } = form.value;
  const outcome = await addOwnLine(id, { productId, quantity }, editBy(viewer, press));
  if (!outcome.ok) return refuse(form, outcome.refusal);
  return redirectWithToast(orderPath(id), "order-line-added");
}

async function takeDelivery(request: Request, { id, viewer }: Own) {
  const form = await readForm(request, deliveryForm);
  if (!form.ok) return form.invalid();
  const { delivery, agreedTotal, ...press } = form.value;
  const outcome = await saveDelivery(id, { delivery, charge: null, agreedTotal }, editBy(viewer, press));
  if (!outcome.ok) return withAsked(refuse(form, outcome.refusal), outcome.refusal);
  return redirectWithToast(orderPath(id), "own-order-delivery-saved");
}

/** The dearer total that the next press agrees to, beside the refused form. */
function withAsked({ data: reply, init }: Reply, { code, values }: Refusal) {
  const asked =
    code === "order.total-rises" ? { rupees: String(values?.["agreed_total"]), total: String(values?.["total"]) } : null;
  return data({ ...reply, asked }, init ?? {});
}

async function takeReference(request: Request, { id, viewer }: Own) {
  const form = await readForm(request, referenceForm);
  if (!form.ok) return form.invalid();
  const tooMany = await limit("reference", { account: viewer.id });
  if (tooMany) return tooMany.refuse(form);

  const { payment_reference: reference, key } = form.value;
  const outcome = await saveReference(id, reference, { userId: viewer.id, key });
  if (!outcome.ok) return refuse(form, outcome.refusal);
  return redirectWithToast(orderPath(id), "order-reference-saved");
}

/** After a refusal the page must show what holds now: the order as it became meanwhile. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || actionStatus === 422 || defaultShouldRevalidate;

/** Carries Retry-After to a browser without JavaScript. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => titled(matches, page?.title);

export default function OrderPage() {
  const { order, requests, share, mayChange, mayAdd, formKey, payee, adding, zones } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const returned = useActionData<typeof action>();
  const name = formOf(params);
  const formFor = (wanted: typeof name) => (name === wanted ? returned?.result : undefined);
  const t = useText(texts);
  const s = useText(specialRequest);
  const lang = useLang();
  const { deliveryDate, scheduledDeliveryTime: time } = order;
  const mayCancel = customerMoves[order.status].includes("cancelled");
  const path = orderPath(order.id);
  return (
    <div className="page">
      <h1>
        {t("title", { number: orderNumber(order.id) })} <StatusBadge status={order.status} />
      </h1>
      <p className="totals-note">
        {t("placed", { when: formatDateTime(order.createdAt, lang) })} · {t("tracking.number", { id: order.trackingId })}
      </p>
      {adding || zones ? null : <FormTrouble form={formFor("add") ?? formFor("change")} />}
      <div className="two-columns">
        <div>
          <PayByTransfer order={order} payee={payee} formKey={formKey} form={formFor("reference")} className="panel" />
          {zones ? (
            <ChangeDelivery
              order={order}
              zones={zones}
              formKey={formKey}
              form={formFor("change")}
              asked={returned && "asked" in returned ? returned.asked : null}
            />
          ) : null}
          {adding ? <AddToOrder order={order} adding={adding} formKey={formKey} form={formFor("add")} /> : null}
          <section className="panel">
            <h2>{t("timeline")}</h2>
            <Timeline entries={order.timeline} />
          </section>
          <section className="panel">
            <h2>{t("lines")}</h2>
            <OrderLines lines={order.lines} />
            {mayAdd && !adding ? (
              <LinkButton className="mt-3" variant="quiet" icon="plus" href={`${path}?add#add`}>
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
            {[order.customerName, formatPhone(order.customerPhone), order.deliveryAddress, order.landmark, order.deliveryZone]
              .filter(Boolean)
              .join(", ")}
          </address>
          {mayChange && !zones ? (
            <LinkButton small variant="quiet" icon="pencil" href={`${path}?change#change`} aria-label={t("change.title")}>
              {t("change")}
            </LinkButton>
          ) : null}
          <h2>{t("pay")}</h2>
          <p>{t(`payment.${order.paymentMethod}`)}</p>
          <OrderTotals order={order} />
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
              <Form method="post" action={`${path}/cancel`}>
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
