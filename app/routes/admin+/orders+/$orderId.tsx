import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useLiveOrdersContext } from "#app/admin/live-orders/live-orders-provider.tsx";
import { isCovered } from "#app/admin/live-orders/use-live-orders.ts";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { listReceived } from "#app/domain/messaging/list-messages.server.ts";
import { discountLimit } from "#app/domain/orders/discount.ts";
import { findStaffOrder } from "#app/domain/orders/find-staff-order.server.ts";
import { orderForm } from "#app/domain/orders/order-form.server.ts";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { findJoinable } from "#app/domain/users/join-orders.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { oneOf, rowId } from "#app/http/search-params.server.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { karachiDate } from "#app/lib/dates.ts";
import { safePath } from "#app/lib/safe-path.ts";
import { now } from "#app/platform/clock.server.ts";
import { additions, addToOrder } from "./edit/add-to-order.server.ts";
import { StaffAddToOrder } from "./edit/add-to-order.tsx";
import { EditOrder } from "./edit/edit-order.tsx";
import { DialogFailure } from "./edit/form-failure.tsx";
import { openDialog } from "./edit/open-dialog.server.ts";
import { OrderDialog } from "./edit/order-dialog.tsx";
import { edits, saveEdit } from "./edit/save-edit.server.ts";
import { respondToSave } from "./edit/save-response.server.ts";
import { useMoveToasts } from "./list/use-moves.ts";
import { OrderChanges } from "./live/order-changes.tsx";
import { EmptyNotice } from "./order/empty-notice.tsx";
import {
  CustomerDetails,
  DeliveryDetails,
  JoinToAccount,
  SendConfirmation,
  StaffChangeDelivery,
} from "./order/order-details.tsx";
import { OrderHead } from "./order/order-head.tsx";
import { StaffOrderLines } from "./order/order-lines.tsx";
import { OrderMessages } from "./order/order-messages.tsx";
import { OrderTimeline } from "./order/order-timeline.tsx";
import { OrderPanel } from "./order/panel.tsx";
import { Payments } from "./order/payments.tsx";
import { RefundNotice } from "./order/refund-notice.tsx";
import { OrderSpecialRequests } from "./order/special-requests.tsx";

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
  return {
    title,
    order,
    mayEdit,
    mayUsers: staff.may("users"),
    joinable: mayEdit && staff.may("users", "edit") && order.userId === null ? await findJoinable(order.customerPhone) : null,
    received: await listReceived({ orderId: order.id }, { contactsVisible: mayEdit }),
    mayMessages: staff.may("settings"),
    today: karachiDate(now()),
    opened: mayEdit ? await openDialog(new URL(request.url).searchParams, order) : null,
    pressKey: randomUUID(),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "orders", "edit");
  const id = idOf(params.orderId);
  const { searchParams } = new URL(request.url);
  const addition = oneOf(searchParams, "add", additions, null);
  if (addition) return addToOrder(request, { id, kind: addition, by: staff.id });
  const edit = oneOf(searchParams, "edit", edits, null);
  if (edit)
    return saveEdit(request, edit, { id, by: staff.id, limit: discountLimit({ mayPrice: staff.may("products", "edit") }) });
  const form = await readForm(request, orderForm);
  if (!form.ok) return form.invalid();

  const { change, version, merge, takesBackStatement, returnTo, isWaiting } = form.value;
  const outcome = await saveOrder(id, change, { version, merge, takesBackStatement, by: staff.id });
  if (outcome.ok) return respondToSave(outcome.value, { id, isWaiting, backTo: safePath(returnTo, `/admin/orders/${id}`) });
  if (outcome.refusal.code === "order.not-found") throw new Response(null, { status: 404 });
  return form.refuse(outcome.refusal);
}

/** After a stale save the page must show the saved values. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function OrderPage() {
  const {
    title,
    order,
    mayEdit,
    mayUsers,
    joinable,
    received,
    mayMessages,
    today,
    opened,
    pressKey: idempotencyKey,
  } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const ofDialog = answer && "hasFailed" in answer ? answer : null;
  const conflicts = answer && "conflicts" in answer ? answer.conflicts : undefined;
  const t = useText(adminOrders);
  const live = useLiveOrdersContext();
  useMoveToasts(order.id);
  const orderPath = `/admin/orders/${order.id}`;
  if (isCovered(live)) return <PageHead title={title} />;
  return (
    <>
      <OrderHead order={order} title={title} mayEdit={mayEdit} />
      <OrderChanges order={order} live={live} />
      {opened ? null : <DialogFailure result={ofDialog?.result} />}
      <EmptyNotice order={order} mayEdit={mayEdit} />
      <RefundNotice order={order} mayEdit={mayEdit} />
      <div className="order-page">
        <div>
          <OrderPanel title={t("order.lines")}>
            <StaffOrderLines order={order} mayEdit={mayEdit} />
            {mayEdit ? <StaffAddToOrder order={order} /> : null}
          </OrderPanel>
          {order.specialRequests.length > 0 ? (
            <OrderPanel title={t("order.requests")}>
              <OrderSpecialRequests requests={order.specialRequests} />
            </OrderPanel>
          ) : null}
          <OrderMessages order={order} messages={received} mayOpen={mayMessages} mayEdit={mayEdit} />
          <OrderPanel title={t("order.timeline")}>
            <OrderTimeline entries={order.timeline} />
          </OrderPanel>
        </div>
        <div>
          {mayEdit ? (
            <OrderPanel title={t("edit.title")}>
              <EditOrder
                key={order.id}
                order={order}
                returnTo={orderPath}
                cancelTo={null}
                result={ofDialog ? null : answer?.result}
                conflicts={ofDialog ? undefined : conflicts}
              />
            </OrderPanel>
          ) : null}
          <OrderPanel title={t("order.customer")} action={mayEdit ? <StaffChangeDelivery order={order} /> : null}>
            <CustomerDetails order={order} mayUsers={mayUsers} />
            {joinable ? <JoinToAccount orderId={order.id} account={joinable} /> : null}
            {mayEdit ? <SendConfirmation order={order} /> : null}
          </OrderPanel>
          <OrderPanel title={t("order.delivery")} action={mayEdit ? <StaffChangeDelivery order={order} /> : null}>
            <DeliveryDetails order={order} today={today} />
          </OrderPanel>
          <OrderPanel title={t("order.payments")}>
            <Payments order={order} mayEdit={mayEdit} />
          </OrderPanel>
        </div>
      </div>
      {opened ? (
        <OrderDialog
          opened={opened}
          order={order}
          idempotency={{ version: order.version, idempotencyKey }}
          result={ofDialog?.result}
          conflicts={ofDialog ? conflicts : undefined}
          hasFailed={ofDialog?.hasFailed ?? false}
          isShortage={ofDialog?.isShortage ?? false}
        />
      ) : null}
    </>
  );
}
