import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { HeadLink } from "#app/admin/list/list-head.tsx";
import { ListTable } from "#app/admin/list/list-table.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { Panel } from "#app/admin/panel.tsx";
import { productListing } from "#app/admin/product-listing.ts";
import { ResourcePage } from "#app/admin/resource/resource-page.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import type { ListedProduct } from "#app/domain/catalog/list-staff-products.server.ts";
import { listPriceChanges, savePriceSheet } from "#app/domain/catalog/price-sheet.server.ts";
import { readPriceSheet } from "#app/domain/catalog/price-sheet-form.server.ts";
import { type StaffFilter, staffQuery } from "#app/domain/catalog/staff-query.ts";
import { readFormData } from "#app/http/form-data.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { staffFilterOf } from "#app/http/staff-filter.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { pricing } from "#app/i18n/pricing.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { readProductList } from "#app/pages/product-list.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PriceChanges } from "./components/price-changes.tsx";
import { PriceSheet } from "./components/price-sheet.tsx";
import { usePendingPrices } from "./components/use-pending-prices.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "pricing");
  const page = await readProductList(request, staff, "pricing");
  return { ...page, changes: page.mayEdit ? await listPriceChanges() : [], staffId: staff.id };
}

const sheetAddress = (filter: StaffFilter) => {
  const query = staffQuery(filter);
  return sectionPath("pricing") + (query.size > 0 ? `?${query}` : "");
};

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "pricing", "edit");
  const sent = readPriceSheet(await readFormData(request));
  const outcome = await savePriceSheet(sent.lines, { by: staff.id, allowsBelowCost: sent.allowsBelowCost });
  if (outcome.ok && outcome.value.refused.length > 0) return data({ report: outcome.value }, { status: 409 });
  return redirectWithToast(sheetAddress(staffFilterOf(new URL(request.url).searchParams)), "prices-saved");
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

const priceSheet = productListing("pricing", {
  toolbar: () => <ProductsLink />,
  rows: ({ mayEdit, list }) => (mayEdit ? <EditedPrices /> : <ReadPrices rows={list?.rows ?? []} />),
});

export default function PricingPage() {
  const { changes, filter, ...view } = useLoaderData<typeof loader>();
  const t = useText(pricing);
  return (
    <ResourcePage resource={priceSheet} view={view}>
      {view.mayEdit ? (
        <Panel title={t("changes")}>
          <PriceChanges changes={changes} returnTo={sheetAddress(filter)} />
        </Panel>
      ) : null}
    </ResourcePage>
  );
}

function ProductsLink() {
  const t = useText(pricing);
  return <HeadLink href={sectionPath("products")} icon="shopping-basket" label={t("products")} />;
}

/** The prices for who may only view. */
function ReadPrices({ rows }: { rows: readonly ListedProduct[] }) {
  const t = useText(pricing);
  const columns = [
    { label: t("column.product"), cell: ({ name }: ListedProduct) => name },
    { label: t("column.price"), cell: ({ price }: ListedProduct) => formatMoney(price), isNumber: true },
  ];
  return rows.length > 0 ? <ListTable label={t("sheet")} columns={columns} rows={rows} /> : null;
}

const noProducts: readonly ListedProduct[] = [];

/** The sheet with its unsaved prices; leaving the section with one asks for confirmation. */
function EditedPrices() {
  const { filter, list, staffId } = useLoaderData<typeof loader>();
  const products = list?.rows ?? noProducts;
  const report = useActionData<typeof action>()?.report;
  const t = useText(pricing);
  const { prices, type, forget, send } = usePendingPrices({ staffId, products, report });
  return (
    <>
      {report ? <Notice tone="error">{t("refused", { changed: report.changed, count: report.refused.length })}</Notice> : null}
      {products.length > 0 || prices.size > 0 ? (
        <PriceSheet
          action={sheetAddress(filter)
            .replace(/(\?|$)/, "?index&")
            .replace(/&$/, "")}
          products={products}
          prices={prices}
          onType={type}
          onSend={send}
          onLeave={forget}
        />
      ) : null}
    </>
  );
}
