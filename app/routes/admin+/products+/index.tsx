import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { ListPager } from "#app/admin/list/list-pager.tsx";
import { type Column, ListTable } from "#app/admin/list/list-table.tsx";
import { PastEnd } from "#app/admin/list/past-end.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { ProductFilterBar } from "#app/admin/product-filters.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import { smallPicture } from "#app/components/picture.tsx";
import { editProductForm } from "#app/domain/catalog/edit-product-form.server.ts";
import { type ListedProduct, listStaffProducts } from "#app/domain/catalog/list-staff-products.server.ts";
import { saveProduct } from "#app/domain/catalog/save-product.server.ts";
import { lastStaffPage, staffQuery } from "#app/domain/catalog/staff-query.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { wholeNumber } from "#app/http/search-params.server.ts";
import { staffFilterOf } from "#app/http/staff-filter.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { productList } from "#app/i18n/product-list.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { safePath } from "#app/lib/safe-path.ts";
import { categoryChoices } from "#app/pages/category-choices.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { columnsOf, storeColumns } from "./list/column-choice.server.ts";
import { ColumnChooser } from "./list/column-chooser.tsx";
import { EditRow } from "./list/edit-row.tsx";
import { FlagButtons } from "./list/flag-buttons.tsx";
import { postAddress, productListAddress } from "./list/list-address.ts";
import { cellOf, isNumber } from "./list/product-columns.tsx";
import { SavedViews } from "./list/saved-views.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "products");
  const { searchParams } = new URL(request.url);
  const filter = staffFilterOf(searchParams);
  const chosen = storeColumns(searchParams, filter);
  if (chosen) throw chosen;
  const mayEdit = staff.may("products", "edit");
  const [page, categories] = await Promise.all([listStaffProducts(filter, { costVisible: mayEdit }), categoryChoices(request)]);
  return {
    title: translator(langOf(request), admin)("section.products"),
    filter,
    ...page,
    categories,
    mayEdit,
    columns: columnsOf(request).filter((column) => column !== "cost" || mayEdit),
    editing: mayEdit ? wholeNumber(searchParams, "edit", { fallback: 0 }) : 0,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "products", "edit");
  const form = await readForm(request, editProductForm);
  if (!form.ok) return form.invalid();

  const { id, change, version, decisions, stockShown, returnTo } = form.value;
  const outcome = await saveProduct(id, change, { version, decisions, stockShown, by: staff.id });
  if (!outcome.ok) return form.refuse(outcome.refusal);
  return redirectWithToast(safePath(returnTo, sectionPath("products")), "product-updated");
}

/** After a stale save the list must show the saved values. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

const bulkForm = "bulk";

export default function ProductsPage() {
  const { title, filter, products, hasMore, categories, mayEdit } = useLoaderData<typeof loader>();
  const t = useText(productList);
  return (
    <>
      <PageHead title={title}>
        <PageTools />
      </PageHead>
      <ProductFilterBar action={sectionPath("products")} filter={filter} categories={categories} />
      <Refusal />
      {products.length === 0 && filter.page > 1 ? (
        <PastEnd first={productListAddress({ ...filter, page: 1 })} />
      ) : products.length === 0 ? (
        <EmptyState icon="search" title={t("empty")}>
          {t("empty.why")}
        </EmptyState>
      ) : (
        <ProductTable />
      )}
      {mayEdit && products.length > 0 ? <BulkTools /> : null}
      {filter.page === lastStaffPage ? <Notice>{t("last-page")}</Notice> : null}
      <ListPager page={filter.page} hasMore={hasMore} addressOf={(page) => productListAddress({ ...filter, page })} />
    </>
  );
}

function PageTools() {
  const { filter, columns, mayEdit } = useLoaderData<typeof loader>();
  const t = useText(productList);
  const query = staffQuery({ ...filter, page: 1 });
  return (
    <>
      <SavedViews />
      <ColumnChooser filter={filter} columns={columns} costVisible={mayEdit} />
      <LinkButton href={`${sectionPath("products")}/export.csv?${query}`} variant="quiet" small icon="download" download>
        {t("export")}
      </LinkButton>
      {mayEdit ? (
        <LinkButton href={`${sectionPath("products")}/import`} variant="quiet" small icon="upload">
          {t("import")}
        </LinkButton>
      ) : null}
      <LinkButton href={sectionPath("pricing")} variant="quiet" small icon="tags">
        {t("pricing")}
      </LinkButton>
    </>
  );
}

/** The error of a submit without JavaScript; in edit mode the form itself shows it. */
function Refusal() {
  const { editing } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const errors = Object.values(result?.error ?? {}).flatMap((said) => said ?? []);
  if (editing || errors.length === 0) return null;
  return <Notice tone="error">{errors.join(" ")}</Notice>;
}

function ProductTable() {
  const { filter, products, categories, columns, mayEdit, editing } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useText(productList);
  const flags = mayEdit ? { action: postAddress(filter), returnTo: productListAddress(filter) } : null;
  const shown: Column<ListedProduct>[] = columns.map((column) => ({
    label: t(`column.${column}`),
    isNumber: isNumber(column),
    cell: (product) =>
      column === "flags" ? <FlagButtons product={product} edit={flags} /> : cellOf(column, product, { t, categories }),
  }));
  return (
    <ListTable
      label={t("found")}
      rows={products}
      columns={[{ label: t("column.name"), cell: (product) => <NameCell product={product} />, isTitle: true }, ...shown]}
      stacks
      below={(product) =>
        product.id === editing ? (
          <EditRow product={product} action={postAddress(filter, editing)} close={productListAddress(filter)} answer={answer} />
        ) : null
      }
      {...(mayEdit && { marks: { form: bulkForm, nameOf: ({ name }: ListedProduct) => name } })}
    />
  );
}

function NameCell({ product }: { product: ListedProduct }) {
  const { filter, mayEdit, editing } = useLoaderData<typeof loader>();
  const t = useText(productList);
  const { id, name, nameUr, unitSize, unit } = product;
  return (
    <span className="flex items-center gap-2">
      <span className="w-12 shrink-0">{smallPicture({ src: product.image })}</span>
      <span className="grow">
        <a href={`${sectionPath("products")}/${id}`}>{name}</a>
        <small className="block text-ink-2">{[`#${id}`, `${unitSize ?? "1"} ${unit}`, nameUr].filter(Boolean).join(" · ")}</small>
      </span>
      {mayEdit && editing !== id ? (
        <Link
          to={productListAddress(filter, id)}
          preventScrollReset
          className="button button-plain button-small button-icon"
          aria-label={t("edit", { name })}
          data-edit
        >
          <Icon name="pencil" />
        </Link>
      ) : null}
    </span>
  );
}

function BulkTools() {
  const { filter } = useLoaderData<typeof loader>();
  const t = useText(productList);
  const query = staffQuery({ ...filter, page: 1 });
  query.set("all", "1");
  return (
    <form id={bulkForm} method="get" action={`${sectionPath("products")}/bulk`} className="flex flex-wrap gap-2">
      <Button variant="quiet" small icon="pencil">
        {t("bulk.ticked")}
      </Button>
      <LinkButton href={`${sectionPath("products")}/bulk?${query}`} variant="quiet" small icon="layers">
        {t("bulk.all")}
      </LinkButton>
    </form>
  );
}
