import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { loadPaper } from "./papers/load-paper.server.ts";
import { PaperPage } from "./papers/paper-page.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "orders");
  return loadPaper(request, { kind: "invoice", orderId: params.orderId, staff });
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  adminMeta(page && `${page.document.title} ${orderNumber(page.document.orderId)}`);

export default function InvoicePage() {
  return <PaperPage view={useLoaderData<typeof loader>()} />;
}
