import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { Counter } from "#app/admin/counter/counter.tsx";
import { SaleDone } from "#app/admin/counter/sale-done.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { findSale } from "#app/domain/counter/find-sale.server.ts";
import { listHeld } from "#app/domain/counter/held-baskets.server.ts";
import { saleForm } from "#app/domain/counter/sale-form.server.ts";
import { takeOrder } from "#app/domain/counter/take-order.server.ts";
import { listZones } from "#app/domain/delivery/zones.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { wholeNumber } from "#app/http/search-params.server.ts";
import { orBroken } from "#app/http/told.server.ts";
import { counter } from "#app/i18n/counter.ts";
import { translator } from "#app/i18n/translate.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSection(request, "orders", "edit");
  const { searchParams } = new URL(request.url);
  const id = wholeNumber(searchParams, "done", { fallback: 0 });
  const [zones, held, sale] = await Promise.all([listZones(), listHeld(), id > 0 ? findSale(id) : null]);
  const cash = wholeNumber(searchParams, "cash", { fallback: 0 });
  return {
    title: translator(langOf(request), counter)("title"),
    zones,
    held: held.map(({ id: number, label }) => ({ id: number, label })),
    done: sale && { ...sale, change: cash > sale.total ? cash - sale.total : 0, isPrinted: searchParams.has("print") },
    pressKey: randomUUID(),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "orders", "edit");
  const form = await readForm(request, saleForm);
  if (!form.ok) return form.invalid();
  const sale = form.value;
  const walkIn = translator(langOf(request), counter)("walk-in");
  const outcome = await orBroken(takeOrder(sale, { by: staff.id, walkIn }));
  if (!outcome.ok) return form.refuse(outcome.refusal, outcome.refusal.code === "broken" ? 503 : 409);
  const done = new URLSearchParams({ done: String(outcome.value.orderId) });
  if (sale.cash && sale.kind === "counter") done.set("cash", String(sale.cash));
  if (sale.print) done.set("print", "1");
  return redirect(`/admin/orders/new?${done}`);
}

/** What stands in the basket is in the browser alone: only the next sale gets a page anew. */
export const shouldRevalidate = ({ actionStatus, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  actionStatus === undefined && currentUrl.search !== nextUrl.search;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function CounterPage() {
  const { title, done, ...counterProps } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  return (
    <>
      <PageHead title={title} />
      {done ? <SaleDone key={done.id} sale={done} /> : null}
      <Counter key={done?.id ?? 0} {...counterProps} errors={result?.error ?? {}} />
    </>
  );
}
