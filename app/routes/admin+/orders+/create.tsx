import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useListAddress } from "#app/admin/list/list-address.ts";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { isShortage } from "#app/domain/cart/line-refusal.ts";
import { findStaffZone, listZones } from "#app/domain/delivery/zones.server.ts";
import { createStaffOrder } from "#app/domain/orders/create-staff-order.server.ts";
import { customOrderForm, gatherItems } from "#app/domain/orders/custom-order-form.server.ts";
import { readForm, refusalStatus } from "#app/http/form.server.ts";
import { readFormData } from "#app/http/form-data.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { orRefuseBroken } from "#app/http/read-or-null.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { translator } from "#app/i18n/translate.ts";
import { CreateOrder } from "./add/create-order.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSection(request, "orders", "edit");
  const [zones, zone] = await Promise.all([listZones(), findStaffZone()]);
  return {
    title: translator(langOf(request), adminOrders)("create.title"),
    zones: zones.map(({ name }) => name),
    zone,
    idempotencyKey: randomUUID(),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "orders", "edit");
  const form = await readForm(request, customOrderForm, gatherItems(await readFormData(request)));
  if (!form.ok) {
    const answer = form.invalid();
    return data({ ...answer.data, hasFailed: false, isShortage: false }, { status: 400 });
  }
  const outcome = await orRefuseBroken(createStaffOrder(form.value, { by: staff.id }));
  if (outcome.ok) return redirectWithToast(`/admin/orders/${outcome.value.orderId}`, "order-created");
  const answer = form.refuse(outcome.refusal);
  const { code } = outcome.refusal;
  const shortage = { isShortage: isShortage(code) || form.value.pastRecord === true };
  return data({ ...answer.data, hasFailed: true, ...shortage }, { status: refusalStatus(outcome.refusal) });
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function CreateOrderPage() {
  const { title, ...choices } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const closeTo = useListAddress("orders");
  return (
    <>
      <PageHead title={title} />
      <CreateOrder
        {...choices}
        title={title}
        closeTo={closeTo}
        result={answer?.result}
        hasFailed={answer?.hasFailed ?? false}
        isShortage={answer?.isShortage ?? false}
      />
    </>
  );
}
