import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { listZones } from "#app/domain/delivery/zones.server.ts";
import { deliveryForm } from "#app/domain/orders/own-order-form.server.ts";
import { saveDelivery } from "#app/domain/orders/save-delivery.server.ts";
import { customerEdits, orderPath } from "#app/domain/orders/status.ts";
import { type RefusedForm, readForm } from "#app/http/form.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { ownEdit, refuseEdit, requireOwnOrder } from "#app/http/own-order.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { orderChanges as texts } from "#app/i18n/order-changes.ts";
import { translator } from "#app/i18n/translate.ts";
import type { Refusal } from "#app/lib/outcome.ts";
import { titled } from "#app/shop/head-data/titled.ts";
import { ChangeDelivery } from "#app/shop/order/change-delivery.tsx";
import { ChangePage } from "#app/shop/order/change-page.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { order } = await requireOwnOrder(request, params["id"]);
  const { id, version, status, customerName, customerPhone, deliveryZone, deliveryAddress, landmark } = order;
  return {
    title: translator(langOf(request), texts)("change"),
    order: { id, version, customerName, customerPhone, deliveryZone, deliveryAddress, landmark },
    formKey: randomUUID(),
    zones: customerEdits(status) ? (await listZones()).map(({ name, charge, freeAbove }) => ({ name, charge, freeAbove })) : null,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { viewer, order } = await requireOwnOrder(request, params["id"]);
  const form = await readForm(request, deliveryForm);
  if (!form.ok) return form.invalid();

  const { delivery, agreedTotal, ...submit } = form.value;
  const outcome = await saveDelivery(order.id, { delivery, charge: null, agreedTotal }, ownEdit(viewer, submit));
  if (!outcome.ok) return withConfirmation(refuseEdit(form, outcome.refusal), outcome.refusal);
  return redirectWithToast(orderPath(order.id), "own-order-delivery-saved");
}

/** The dearer total that the next press agrees to, beside the refused form. */
function withConfirmation({ data: reply, init }: RefusedForm, { code, values }: Refusal) {
  const asked =
    code === "order.total-rises" ? { rupees: String(values?.["agreed_total"]), total: String(values?.["total"]) } : null;
  return data({ ...reply, asked }, init ?? {});
}

/** After a refusal the page must load the current order. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || actionStatus === 422 || defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => titled(matches, page?.title);

export default function ChangeDeliveryPage() {
  const { title, order, formKey, zones } = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>();
  const asked = returned && "asked" in returned ? returned.asked : null;
  return (
    <ChangePage title={title} orderId={order.id} form={returned?.result} isOpen={zones !== null}>
      {zones ? <ChangeDelivery order={order} zones={zones} formKey={formKey} form={returned?.result} asked={asked} /> : null}
    </ChangePage>
  );
}
