import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { Panel } from "#app/admin/panel.tsx";
import { useInitialValue } from "#app/admin/use-initial-value.ts";
import { findStaffProduct } from "#app/domain/catalog/find-staff-product.server.ts";
import { saveProduct } from "#app/domain/catalog/save-product.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { readWithReference } from "#app/http/read-or-null.server.ts";
import { takesPicture } from "#app/http/route-bodies.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { productForm as texts } from "#app/i18n/product-form.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { BackToProducts } from "./edit/back-to-products.tsx";
import { LoadErrors } from "./edit/load-errors.tsx";
import { NoProduct } from "./edit/no-product.tsx";
import { ProductActions } from "./edit/product-actions.tsx";
import { ProductDetailFields } from "./edit/product-details.tsx";
import { ProductForm } from "./edit/product-form.tsx";
import { ProductTimeline } from "./edit/product-timeline.tsx";
import { readChoices } from "./edit/read-choices.server.ts";
import { readProductForm } from "./edit/read-product-form.server.ts";

export const handle = takesPicture;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "products");
  const mayEdit = staff.may("products", "edit");
  const id = rowId(params.productId);
  const [{ value: product, reference }, choices] = await Promise.all([
    readWithReference("product", id === null ? Promise.resolve(null) : findStaffProduct(id, { costVisible: mayEdit })),
    readChoices(),
  ]);
  const title = product?.fields.name ?? translator(langOf(request), texts)("product");
  return data({ title, mayEdit, product, reference, choices }, { status: product ? 200 : reference ? 503 : 404 });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "products", "edit");
  const id = rowId(params.productId);
  if (id === null) throw new Response(null, { status: 404 });
  const form = await readProductForm(request, id);
  if (!form.ok) return form.invalid();

  const { version, decisions, reason, stockShown, barcodeAsked } = form.value;
  const how = { version, decisions, by: staff.id, reason, stockShown, barcodeAsked };
  const outcome = await form.save((change) => saveProduct(id, change, how));
  if (outcome.ok) return redirectWithToast(`/admin/products/${id}`, "product-updated");
  if (outcome.refusal.code === "product.not-found") throw new Response(null, { status: 404 });
  return form.refuse(outcome.refusal);
}

/** After a stale save the page must show the saved values. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function ProductPage() {
  const { title, mayEdit, product, reference, choices } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useText(texts);
  const held = useInitialValue(product);
  if (!product || !held) return <NoProduct reference={reference} />;
  const { id, fields, timeline } = product;
  return (
    <>
      <BackToProducts />
      <PageHead title={title}>
        {mayEdit ? <ProductActions id={id} version={product.version} status={fields.status} /> : null}
      </PageHead>
      <LoadErrors errors={choices.errors} />
      {mayEdit ? (
        <ProductForm
          key={`${id}-${held.version}`}
          action={`/admin/products/${id}`}
          product={held}
          choices={choices}
          result={answer?.result}
          conflicts={answer && "conflicts" in answer ? answer.conflicts : undefined}
        />
      ) : (
        <ProductDetailFields fields={fields} choices={choices} />
      )}
      <Panel title={t("timeline")}>
        <ProductTimeline entries={timeline} choices={choices} />
      </Panel>
    </>
  );
}
