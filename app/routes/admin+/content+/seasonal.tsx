import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { ResourcePage } from "#app/admin/resource/resource-page.tsx";
import { addSeasonal, seasonalForm } from "#app/domain/content/add-seasonal.server.ts";
import { findSeasonalProducts } from "#app/domain/content/find-seasonal-products.server.ts";
import { seasonalTable } from "#app/domain/content/seasonal.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { orRefuseBroken, readOrNull } from "#app/http/read-or-null.server.ts";
import { readResource } from "#app/http/resource.server.ts";
import { freeText, wholeNumber } from "#app/http/search-params.server.ts";
import { adminSeasonal } from "#app/i18n/admin-seasonal.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Notice } from "#app/ui/notice.tsx";
import { contentPaths } from "./components/content-paths.ts";
import { seasonalProducts } from "./components/seasonal.tsx";
import { SeasonalPicker } from "./components/seasonal-picker.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "content");
  const { searchParams } = new URL(request.url);
  const search = freeText(searchParams, "find");
  const [view, offered] = await Promise.all([
    readResource(request, staff, seasonalTable, "content"),
    staff.may("content", "edit") ? readOrNull(findSeasonalProducts(search)) : null,
  ]);
  return { ...view, offered, search, ...countsIn(searchParams) };
}

/** What was just added, as the address after a form says it, and what was there already. */
const countsIn = (params: URLSearchParams) => ({
  added: wholeNumber(params, "added", { most: 100, fallback: 0 }),
  known: wholeNumber(params, "known", { most: 100, fallback: 0 }),
});

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "content", "edit");
  const form = await readForm(request, seasonalForm);
  if (!form.ok) return form.invalid();

  const outcome = await orRefuseBroken(addSeasonal(form.value, { by: staff.id }));
  if (!outcome.ok) return form.refuse(outcome.refusal);
  const { added, known } = outcome.value;
  return redirect(`${contentPaths.seasonal}?added=${added}${known > 0 ? `&known=${known}` : ""}`);
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function SeasonalPage() {
  const { offered, search, added, known, ...view } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const t = useText(adminSeasonal);
  const hasPicker = offered && offered.length > 0 && view.query.tab !== "bin";
  return (
    <>
      {added > 0 && !result ? (
        <Notice tone="success">
          <b>{t("success")}</b>
          <p>{t("added", { count: added })}</p>
        </Notice>
      ) : null}
      {known > 0 && !result ? <Notice>{t("known", { count: known })}</Notice> : null}
      {result?.error && !hasPicker ? (
        <Notice tone="error">
          <b>{t("add.failed")}</b>
          <p>{Object.values(result.error).flat().join(" ")}</p>
        </Notice>
      ) : null}
      <ResourcePage resource={seasonalProducts} view={view}>
        {offered && view.query.tab !== "bin" ? (
          <SeasonalPicker key={added} offered={offered} search={search} result={result} />
        ) : null}
      </ResourcePage>
    </>
  );
}
