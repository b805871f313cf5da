import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { Panel } from "#app/admin/panel.tsx";
import { Table } from "#app/admin/table.tsx";
import { addUnit, unitForm } from "#app/domain/catalog/add-unit.server.ts";
import { listUnits } from "#app/domain/catalog/list-units.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { logWithReference, readWithReference } from "#app/http/read-or-null.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { productForm as texts } from "#app/i18n/product-form.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { refused } from "#app/lib/outcome.ts";
import { BackToProducts } from "./edit/back-to-products.tsx";
import { LoadErrors } from "./edit/load-errors.tsx";
import { UnitForm } from "./edit/unit-form.tsx";

const here = "/admin/products/units";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "products");
  const { value: units, reference } = await readWithReference("units", listUnits());
  const title = translator(langOf(request), texts)("units");
  return { title, mayEdit: staff.may("products", "edit"), units: units ?? [], reference };
}

/** Adds a unit: for the dialog of the product form, which requests `?dialog`, or for the page. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "products", "edit");
  const form = await readForm(request, unitForm);
  if (!form.ok) return form.invalid();

  const outcome = await addUnit(form.value, { by: staff.id }).catch((problem: unknown) =>
    refused("broken", { values: { reference: logWithReference(problem, "unit") } }),
  );
  if (!outcome.ok) return form.refuse(outcome.refusal);
  const isDialog = new URL(request.url).searchParams.has("dialog");
  return isDialog ? data({ unit: outcome.value, result: undefined }) : redirectWithToast(here, "unit-added");
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function UnitsPage() {
  const { title, mayEdit, units, reference } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const t = useText(texts);
  const head = (
    <>
      <th scope="col">{t("unit.name")}</th>
      <th scope="col">{t("unit.abbreviation")}</th>
    </>
  );
  return (
    <>
      <BackToProducts />
      <PageHead title={title} />
      <LoadErrors errors={reference === null ? [] : [{ what: "units", reference }]} />
      {mayEdit ? (
        <Panel title={t("unit.add")}>
          <UnitForm key={units.length} action={here} result={result} />
        </Panel>
      ) : null}
      <Table label={title} head={head}>
        {units.map(({ id, name, abbreviation }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{abbreviation}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}
