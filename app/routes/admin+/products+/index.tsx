import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BulkBar } from "#app/admin/list/bulk-bar.tsx";
import { HeadLink } from "#app/admin/list/list-head.tsx";
import { type Column, type ListMarks, ListTable } from "#app/admin/list/list-table.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { productListing } from "#app/admin/product-listing.ts";
import { ResourcePage } from "#app/admin/resource/resource-page.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import { smallPicture } from "#app/components/picture.tsx";
import { editProductForm } from "#app/domain/catalog/edit-product-form.server.ts";
import type { ListedProduct } from "#app/domain/catalog/list-staff-products.server.ts";
import { saveProduct } from "#app/domain/catalog/save-product.server.ts";
import { lastStaffPage, type StaffFilter, staffQuery } from "#app/domain/catalog/staff-query.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { wholeNumber } from "#app/http/search-params.server.ts";
import { staffFilterOf } from "#app/http/staff-filter.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { productList } from "#app/i18n/product-list.ts";
import { joinTexts } from "#app/i18n/text-direction.ts";
import { useText } from "#app/i18n/use-text.ts";
import { safePath } from "#app/lib/safe-path.ts";
import { readProductList } from "#app/pages/product-list.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { columnsOf, storeColumns } from "./list/column-choice.server.ts";
import { ColumnChooser } from "./list/column-chooser.tsx";
import { EditRow } from "./list/edit-row.tsx";
import { FlagButtons } from "./list/flag-buttons.tsx";
import { postAddress, productListAddress } from "./list/list-address.ts";
import type { ListColumn } from "./list/list-columns.ts";
import { cellOf, isNumber, widthOf } from "./list/product-columns.tsx";
import { SavedViews } from "./list/saved-views.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "products");
  const { searchParams } = new URL(request.url);
  const chosen = storeColumns(searchParams, staffFilterOf(searchParams));
  if (chosen) throw chosen;
  const page = await readProductList(request, staff, "products");
  return {
    ...page,
    columns: columnsOf(request).filter((column) => column !== "cost" || page.mayEdit),
    editing: page.mayEdit ? wholeNumber(searchParams, "edit", { fallback: 0 }) : 0,
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

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

const bulkForm = "bulk";
const bulkPath = `${sectionPath("products")}/bulk`;

/** The query of all that a filter finds, whatever the page. */
const allOf = (filter: StaffFilter) => new URLSearchParams([...staffQuery({ ...filter, page: 1 }), ["all", "1"]]);

/** What a row shows on a phone beside its name; the rest is on the product's page. */
const phoneColumns: ReadonlySet<ListColumn> = new Set(["price", "stock", "status"]);

const products = productListing("products", {
  toolbar: () => <PageTools />,
  above: () => <Refusal />,
  rows: ({ list }) => <ProductTable rows={list?.rows ?? []} />,
  below: ({ query }) => (query.page === lastStaffPage ? <LastPageNotice /> : null),
});

export default function ProductsPage() {
  return <ResourcePage resource={products} view={useLoaderData<typeof loader>()} />;
}

function LastPageNotice() {
  const t = useText(productList);
  return <Notice>{t("last-page")}</Notice>;
}

function PageTools() {
  const { filter, columns, mayEdit } = useLoaderData<typeof loader>();
  const t = useText(productList);
  const query = staffQuery({ ...filter, page: 1 });
  return (
    <>
      <SavedViews />
      <ColumnChooser filter={filter} columns={columns} costVisible={mayEdit} />
      <HeadLink href={`${sectionPath("products")}/export.csv?${query}`} icon="download" label={t("export")} download />
      {mayEdit ? <HeadLink href={`${sectionPath("products")}/import`} icon="upload" label={t("import")} /> : null}
      <HeadLink href={sectionPath("pricing")} icon="tags" label={t("pricing")} />
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

function ProductTable({ rows }: { rows: readonly ListedProduct[] }) {
  const { filter, categories, columns, mayEdit, editing } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useText(productList);
  const flags = mayEdit ? { action: postAddress(filter), returnTo: productListAddress(filter) } : null;
  const shown: Column<ListedProduct>[] = columns.map((column) => ({
    label: t(`column.${column}`),
    isNumber: isNumber(column),
    width: widthOf(column),
    wideOnly: !phoneColumns.has(column),
    cell: (product) =>
      column === "flags" ? <FlagButtons product={product} edit={flags} /> : cellOf(column, product, { t, categories }),
  }));
  const marks: ListMarks<ListedProduct> = {
    form: bulkForm,
    nameOf: ({ name }) => name,
    bar: (selection) => (
      <BulkBar form={bulkForm} selection={selection}>
        <button type="submit" form={bulkForm}>
          {t("bulk.ticked")}
        </button>
        <a href={`${bulkPath}?${allOf(filter)}`}>{t("bulk.all")}</a>
      </BulkBar>
    ),
  };
  if (rows.length === 0) return null;
  return (
    <>
      <form id={bulkForm} action={bulkPath} />
      <ListTable
        label={t("rows")}
        rows={rows}
        columns={[{ label: t("column.name"), cell: (product) => <NameCell product={product} /> }, ...shown]}
        actions={(product) => (mayEdit && product.id !== editing ? <EditLink product={product} /> : null)}
        below={(product) =>
          product.id === editing ? (
            <EditRow product={product} action={postAddress(filter, editing)} close={productListAddress(filter)} answer={answer} />
          ) : null
        }
        marks={mayEdit ? marks : undefined}
      />
    </>
  );
}

function NameCell({ product: { id, name, nameUr, unitSize, unit, image } }: { product: ListedProduct }) {
  return (
    <div className="resource-name">
      <span className="resource-thumb">{smallPicture({ src: image })}</span>
      <div>
        <a href={`${sectionPath("products")}/${id}`}>{name}</a>
        <small>{joinTexts([`#${id}`, `${unitSize ?? "1"} ${unit}`, nameUr], " · ")}</small>
      </div>
    </div>
  );
}

function EditLink({ product: { id, name } }: { product: ListedProduct }) {
  const { filter } = useLoaderData<typeof loader>();
  const t = useText(productList);
  return (
    <a
      href={productListAddress(filter, id)}
      data-keep-scroll
      className="button button-plain button-small button-icon"
      aria-label={t("edit", { name })}
      data-edit
    >
      <Icon name="pencil" />
    </a>
  );
}
