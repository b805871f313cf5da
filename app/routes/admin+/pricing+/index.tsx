import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { LeaveWarning } from "#app/admin/leave-warning.tsx";
import { ListPager } from "#app/admin/list/list-pager.tsx";
import { PastEnd } from "#app/admin/list/past-end.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { Panel } from "#app/admin/panel.tsx";
import { ProductFilterBar } from "#app/admin/product-filters.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import { listStaffProducts } from "#app/domain/catalog/list-staff-products.server.ts";
import { listPriceChanges, savePriceSheet } from "#app/domain/catalog/price-sheet.server.ts";
import { readPriceSheet } from "#app/domain/catalog/price-sheet-form.server.ts";
import { type StaffFilter, staffQuery } from "#app/domain/catalog/staff-query.ts";
import { readFormData } from "#app/http/form-data.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { staffFilterOf } from "#app/http/staff-filter.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { pricing } from "#app/i18n/pricing.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { categoryChoices } from "#app/pages/category-choices.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PriceChanges } from "./components/price-changes.tsx";
import { PriceList } from "./components/price-list.tsx";
import { PriceSheet } from "./components/price-sheet.tsx";
import { usePendingPrices } from "./components/use-pending-prices.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "products");
  const filter = staffFilterOf(new URL(request.url).searchParams);
  const mayEdit = staff.may("products", "edit");
  const [page, categories, changes] = await Promise.all([
    listStaffProducts(filter, { costVisible: mayEdit }),
    categoryChoices(request),
    mayEdit ? listPriceChanges() : [],
  ]);
  const title = translator(langOf(request), admin)("section.pricing");
  return { title, filter, ...page, categories, changes, mayEdit, staffId: staff.id };
}

const sheetAddress = (filter: StaffFilter) => {
  const query = staffQuery(filter);
  return sectionPath("pricing") + (query.size > 0 ? `?${query}` : "");
};

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "products", "edit");
  const sent = readPriceSheet(await readFormData(request));
  const outcome = await savePriceSheet(sent.lines, { by: staff.id, allowsBelowCost: sent.allowsBelowCost });
  if (outcome.ok && outcome.value.refused.length > 0) return data({ report: outcome.value }, { status: 409 });
  return redirectWithToast(sheetAddress(staffFilterOf(new URL(request.url).searchParams)), "prices-saved");
}

/** After a stale save the sheet must show the saved values. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function PricingPage() {
  const { title, filter, products, hasMore, categories, changes, mayEdit } = useLoaderData<typeof loader>();
  const t = useText(pricing);
  const address = sheetAddress(filter);
  return (
    <>
      <PageHead title={title}>
        <LinkButton href={sectionPath("products")} variant="quiet" small icon="shopping-basket">
          {t("products")}
        </LinkButton>
      </PageHead>
      <ProductFilterBar action={sectionPath("pricing")} filter={filter} categories={categories} />
      {products.length > 0 ? null : filter.page > 1 ? (
        <PastEnd first={sheetAddress({ ...filter, page: 1 })} />
      ) : (
        <EmptyState icon="search" title={t("empty")} />
      )}
      {mayEdit ? <EditedPrices address={address} /> : products.length > 0 ? <PriceList products={products} /> : null}
      <ListPager page={filter.page} hasMore={hasMore} addressOf={(page) => sheetAddress({ ...filter, page })} />
      {mayEdit ? (
        <Panel title={t("changes")}>
          <PriceChanges changes={changes} returnTo={address} />
        </Panel>
      ) : null}
    </>
  );
}

/** The sheet with its unsaved prices; leaving the section with one asks for confirmation. */
function EditedPrices({ address }: { address: string }) {
  const { products, staffId } = useLoaderData<typeof loader>();
  const report = useActionData<typeof action>()?.report;
  const isSaving = useNavigation().formMethod === "POST";
  const t = useText(pricing);
  const { prices, type, forget, send } = usePendingPrices({ staffId, products, report });
  return (
    <>
      {report ? <Notice tone="error">{t("refused", { changed: report.changed, count: report.refused.length })}</Notice> : null}
      {products.length > 0 || prices.size > 0 ? (
        <PriceSheet
          action={address.replace(/(\?|$)/, "?index&").replace(/&$/, "")}
          products={products}
          prices={prices}
          onType={type}
          onSend={send}
        />
      ) : null}
      <LeaveWarning isDirty={prices.size > 0 && !isSaving} onLeave={forget} />
    </>
  );
}
