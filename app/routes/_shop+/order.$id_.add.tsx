import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { suggest } from "#app/domain/catalog/search-suggestions.server.ts";
import { productLineForm } from "#app/domain/orders/add-line-form.server.ts";
import { addOwnLine } from "#app/domain/orders/add-own-line.server.ts";
import { customerEdits, orderPath } from "#app/domain/orders/status.ts";
import { isOrderingPaused } from "#app/domain/settings/is-ordering-paused.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { ownEdit, refuseEdit, requireOwnOrder } from "#app/http/own-order.server.ts";
import { freeText } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { orderChanges as texts } from "#app/i18n/order-changes.ts";
import { translator } from "#app/i18n/translate.ts";
import { titled } from "#app/shop/head-data/titled.ts";
import { AddToOrder } from "#app/shop/order/add-to-order.tsx";
import { ChangePage } from "#app/shop/order/change-page.tsx";

/** Number of products offered per search. */
const maxFound = 8;

/** Searches for a product to add to one's own pending order: `?q=`. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { order } = await requireOwnOrder(request, params["id"]);
  const { id, version, status } = order;
  const query = freeText(new URL(request.url).searchParams, "q");
  const mayAdd = customerEdits(status) && !(await isOrderingPaused());
  return {
    title: translator(langOf(request), texts)("add"),
    order: { id, version },
    formKey: randomUUID(),
    adding: mayAdd ? { query, products: (await suggest(query, maxFound)).products } : null,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { viewer, order } = await requireOwnOrder(request, params["id"]);
  const form = await readForm(request, productLineForm);
  if (!form.ok) return form.invalid();

  const { productId, quantity, ...submit } = form.value;
  const outcome = await addOwnLine(order.id, { productId, quantity }, ownEdit(viewer, submit));
  if (!outcome.ok) return refuseEdit(form, outcome.refusal);
  return redirectWithToast(orderPath(order.id), "order-line-added");
}

/** After a refusal the page must load the current order. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || actionStatus === 422 || defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => titled(matches, page?.title);

export default function AddToOrderPage() {
  const { title, order, formKey, adding } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.result;
  return (
    <ChangePage title={title} orderId={order.id} form={form} isOpen={adding !== null}>
      {adding ? <AddToOrder order={order} adding={adding} formKey={formKey} form={form} /> : null}
    </ChangePage>
  );
}
