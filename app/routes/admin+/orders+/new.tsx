import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { type ClientActionFunctionArgs, type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { Counter } from "#app/admin/counter/counter.tsx";
import type { ReturnedSale } from "#app/admin/counter/returned-sale.ts";
import { SaleDone } from "#app/admin/counter/sale-done.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { isShortage } from "#app/domain/cart/line-refusal.ts";
import { findSale, findSaleByKey } from "#app/domain/counter/find-sale.server.ts";
import { listHeld } from "#app/domain/counter/held-baskets.server.ts";
import { listCounterMethods } from "#app/domain/counter/offered-methods.server.ts";
import { saleForm } from "#app/domain/counter/sale-form.server.ts";
import { takeOrder } from "#app/domain/counter/take-order.server.ts";
import { listOpenSlots } from "#app/domain/delivery/slots.server.ts";
import { listZones } from "#app/domain/delivery/zones.server.ts";
import { findIncomingOrder } from "#app/domain/messaging/list-conversations.server.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { findRoundingStep } from "#app/domain/settings/find-rounding-step.server.ts";
import { readForm, refusalStatus } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { orRefuseBroken } from "#app/http/read-or-null.server.ts";
import { freeText, wholeNumber } from "#app/http/search-params.server.ts";
import { counter } from "#app/i18n/counter.ts";
import { translator } from "#app/i18n/translate.ts";
import { karachiDate } from "#app/lib/dates.ts";
import { now } from "#app/platform/clock.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "orders", "edit");
  const { searchParams } = new URL(request.url);
  const id = wholeNumber(searchParams, "done", { fallback: 0 });
  const message = wholeNumber(searchParams, "message", { fallback: 0 });
  const [zones, slots, held, methods, step, sale, written] = await Promise.all([
    listZones(),
    listOpenSlots(),
    listHeld(),
    listCounterMethods(),
    findRoundingStep(),
    id > 0 ? findSale(id) : null,
    message > 0 ? findIncomingOrder(message) : null,
  ]);
  return {
    title: translator(langOf(request), counter)("title"),
    by: staff.id,
    zones,
    slots,
    methods,
    step,
    today: karachiDate(now()),
    held,
    done: sale && { ...sale, isPrinted: searchParams.has("print") },
    saleKey: randomUUID(),
    written,
    soldKey: freeText(searchParams, "key", 64),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "orders", "edit");
  const form = await readForm(request, saleForm);
  if (!form.ok) return form.invalid();
  const sale = form.value;
  const t = translator(langOf(request), counter);
  const outcome = await orRefuseBroken(takeOrder(sale, { by: staff.id, walkIn: t("walk-in") }));
  if (!outcome.ok) {
    const { code } = outcome.refusal;
    const status = refusalStatus(outcome.refusal);
    const answer = form.refuse(outcome.refusal);
    if (code !== "key.reused") return data({ ...answer.data, isShortage: isShortage(code) || sale.past_record }, { status });
    const first = (await findSaleByKey(sale.key, { by: staff.id })) ?? 0;
    const errors = [t("pressed-before", { number: orderNumber(first) })];
    return data({ result: { ...answer.data.result, error: { "": errors } }, existingOrder: first }, { status: 409 });
  }
  const done = new URLSearchParams({ done: String(outcome.value.orderId), key: sale.key });
  if (sale.print) done.set("print", "1");
  return redirect(`/admin/orders/new?${done}`);
}

/** A failed request leaves the counter's state; submitting again saves the sale once (its idempotency key). */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>();
  } catch (problem) {
    if (!(problem instanceof TypeError)) throw problem; // the error of fetch without a connection
    return Response.json({ isUnanswered: true } satisfies ReturnedSale, { status: 503 });
  }
}

/** The basket is in the browser alone; prices, slots and baskets on hold are loaded again after a refusal. */
export const shouldRevalidate = ({ actionStatus }: ShouldRevalidateFunctionArgs) =>
  actionStatus === undefined || actionStatus === 409;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function CounterPage() {
  const { title, done, today, ...counterProps } = useLoaderData<typeof loader>();
  const answer: ReturnedSale | undefined = useActionData<typeof action>();
  return (
    <>
      <PageHead title={title} />
      {done ? <SaleDone key={done.id} sale={done} today={today} /> : null}
      <Counter {...counterProps} today={today} answer={answer} />
    </>
  );
}
