import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { findStaffOrder } from "#app/domain/orders/find-staff-order.server.ts";
import { orderForm } from "#app/domain/orders/order-form.server.ts";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { karachiDate } from "#app/lib/dates.ts";
import { safePath } from "#app/lib/safe-path.ts";
import { now } from "#app/platform/clock.server.ts";
import { EditOrder } from "./parts/edit-order.tsx";
import { CustomerFacts, DeliveryFacts } from "./parts/order-facts.tsx";
import { OrderHead } from "./parts/order-head.tsx";
import { OrderLines } from "./parts/order-lines.tsx";
import { Panel } from "./parts/panel.tsx";
import { Payments } from "./parts/payments.tsx";
import { SpecialRequests } from "./parts/special-requests.tsx";
import { Timeline } from "./parts/timeline.tsx";

function idOf(text: string | undefined): number {
  const id = rowId(text);
  if (id === null) throw new Response(null, { status: 404 });
  return id;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "orders");
  const mayEdit = staff.may("orders", "edit");
  const order = await findStaffOrder(idOf(params.orderId), { contactsVisible: mayEdit });
  if (!order) throw new Response(null, { status: 404 });
  const title = translator(langOf(request), adminOrders)("order.title", { number: orderNumber(order.id) });
  return { title, order, mayEdit, today: karachiDate(now()) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "orders", "edit");
  const id = idOf(params.orderId);
  const form = await readForm(request, orderForm);
  if (!form.ok) return form.invalid();

  const { change, version, returnTo } = form.value;
  const outcome = await saveOrder(id, change, { version, by: staff.id });
  if (outcome.ok) return redirectWithToast(safePath(returnTo, `/admin/orders/${id}`), "order-updated");
  if (outcome.refusal.code === "order.not-found") throw new Response(null, { status: 404 });
  return form.refuse(outcome.refusal);
}

/** After a stale save the page must show what is saved now. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function OrderPage() {
  const { title, order, mayEdit, today } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const t = useText(adminOrders);
  return (
    <>
      <OrderHead order={order} title={title} />
      <div className="order-page">
        <div>
          <Panel title={t("order.lines")}>
            <OrderLines order={order} />
          </Panel>
          {order.specialRequests.length > 0 ? (
            <Panel title={t("order.requests")}>
              <SpecialRequests requests={order.specialRequests} />
            </Panel>
          ) : null}
          <Panel title={t("order.timeline")}>
            <Timeline happenings={order.timeline} />
          </Panel>
        </div>
        <div>
          {mayEdit ? (
            <Panel title={t("edit.title")}>
              <EditOrder
                key={order.version}
                order={order}
                returnTo={`/admin/orders/${order.id}`}
                cancelTo={null}
                result={result}
              />
            </Panel>
          ) : null}
          <Panel title={t("order.customer")}>
            <CustomerFacts order={order} />
          </Panel>
          <Panel title={t("order.delivery")}>
            <DeliveryFacts order={order} today={today} />
          </Panel>
          <Panel title={t("order.payments")}>
            <Payments order={order} />
          </Panel>
        </div>
      </div>
    </>
  );
}
