import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { addProduct } from "#app/domain/catalog/add-product.server.ts";
import { blankFields } from "#app/domain/catalog/product-fields.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { takesPicture } from "#app/http/route-bodies.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { productForm as texts } from "#app/i18n/product-form.ts";
import { translator } from "#app/i18n/translate.ts";
import { BackToProducts } from "./edit/back-to-products.tsx";
import { LoadErrors } from "./edit/load-errors.tsx";
import { ProductForm } from "./edit/product-form.tsx";
import { readChoices } from "./edit/read-choices.server.ts";
import { readProductForm } from "./edit/read-product-form.server.ts";

export const handle = takesPicture;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSection(request, "products", "edit");
  return { title: translator(langOf(request), texts)("new"), choices: await readChoices() };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "products", "edit");
  const form = await readProductForm(request);
  if (!form.ok) return form.invalid();

  const { fields: typed, barcodeAsked } = form.value;
  const { name, description, price, categoryId, soldByWeight, quantityStep } = typed;
  const needed = { name, description, price, categoryId, soldByWeight, quantityStep };
  const outcome = await form.save((change) =>
    addProduct({ ...blankFields, ...needed, ...change }, { by: staff.id, barcodeAsked }),
  );
  if (!outcome.ok) return form.refuse(outcome.refusal);
  return redirectWithToast(`/admin/products/${outcome.value}`, "product-added");
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function NewProductPage() {
  const { title, choices } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  return (
    <>
      <BackToProducts />
      <PageHead title={title} />
      <LoadErrors errors={choices.errors} />
      <ProductForm action="/admin/products/new" product={null} choices={choices} result={result} />
    </>
  );
}
