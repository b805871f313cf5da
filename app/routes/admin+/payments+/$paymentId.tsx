import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useListAddress } from "#app/admin/list/list-address.ts";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { Panel } from "#app/admin/panel.tsx";
import { findPayment } from "#app/domain/orders/find-payment.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { oneOf, rowId } from "#app/http/search-params.server.ts";
import { adminPayments } from "#app/i18n/admin-payments.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { PaymentActions } from "./components/payment-actions.tsx";
import { Ledger, PaymentFacts } from "./components/payment-details.tsx";
import { paymentEdits, savePayment } from "./components/payment-edits.server.ts";

const notFound = () => new Response(null, { status: 404 });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "payments");
  const mayEdit = staff.may("orders", "edit");
  const id = rowId(params["paymentId"]);
  const payment = id === null ? null : await findPayment(id, { contactsVisible: mayEdit });
  if (!payment) throw notFound();
  const title = translator(langOf(request), adminPayments)("title", { number: `#${payment.id}` });
  return { title, payment, mayEdit, idempotencyKey: randomUUID() };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "payments", "edit");
  const id = rowId(params["paymentId"]);
  const edit = oneOf(new URL(request.url).searchParams, "edit", paymentEdits, null);
  if (id === null || edit === null) throw notFound();
  return savePayment(request, { id, edit, by: staff.id });
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function PaymentPage() {
  const { title, payment, mayEdit, idempotencyKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? null;
  const t = useText(adminPayments);
  const list = useListAddress("payments");
  const { id, order, entries } = payment;
  const state = { id, version: order.version, idempotencyKey, answer };
  return (
    <>
      <p>
        <a href={list}>{t("back")}</a>
      </p>
      <PageHead title={title} />
      <div className="order-page">
        <div>
          <Panel title={t("details")}>
            <PaymentFacts payment={payment} />
          </Panel>
          <Panel title={t("ledger")}>
            <Ledger entries={entries} />
          </Panel>
        </div>
        {mayEdit ? (
          <div>
            <Panel title={t("actions")}>
              <PaymentActions key={`${id}.${order.version}`} payment={payment} state={state} />
            </Panel>
          </div>
        ) : null}
      </div>
    </>
  );
}
