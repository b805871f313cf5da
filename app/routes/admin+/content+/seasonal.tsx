import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { addSeasonal } from "#app/domain/content/add-seasonal.server.ts";
import { findSeasonalProducts } from "#app/domain/content/find-seasonal-products.server.ts";
import { listStaffSeasonal } from "#app/domain/content/list-staff-seasonal.server.ts";
import { seasonalForm } from "#app/domain/content/seasonal-form.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { orRefuseBroken, readOrNull } from "#app/http/read-or-null.server.ts";
import { freeText, wholeNumber } from "#app/http/search-params.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminContent } from "#app/i18n/admin-content.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ContentHead } from "./components/content-head.tsx";
import { contentPaths } from "./components/content-paths.ts";
import { ContentTimeline } from "./components/content-timeline.tsx";
import { LoadFailure } from "./components/load-failure.tsx";
import { pastOf } from "./components/past-of.server.ts";
import { SeasonalPicker } from "./components/seasonal-picker.tsx";
import { SeasonalTable } from "./components/seasonal-table.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "content");
  const mayEdit = staff.may("content", "edit");
  const { searchParams } = new URL(request.url);
  const search = freeText(searchParams, "q");
  const [seasonal, offered, past] = await Promise.all([
    readOrNull(listStaffSeasonal()),
    mayEdit ? readOrNull(findSeasonalProducts(search)) : null,
    pastOf(request, "seasonal-product"),
  ]);
  const title = translator(langOf(request), admin)("section.content");
  const added = wholeNumber(searchParams, "added", { most: 100, fallback: 0 });
  return { title, seasonal, offered, search, mayEdit, added, past };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "content", "edit");
  const form = await readForm(request, seasonalForm);
  if (!form.ok) return form.invalid();

  const outcome = await orRefuseBroken(addSeasonal(form.value, { by: staff.id }));
  if (!outcome.ok) return form.refuse(outcome.refusal);
  return redirect(`${contentPaths.seasonal}?added=${outcome.value}`);
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function SeasonalPage() {
  const { title, seasonal, offered, search, mayEdit, added, past } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const t = useText(adminContent);
  return (
    <>
      <ContentHead title={title} tab="seasonal" mayEdit={mayEdit} />
      {added > 0 && !result ? (
        <Notice tone="success">
          <b>{t("success")}</b>
          <p>{t("seasonal.added", { count: added })}</p>
        </Notice>
      ) : null}
      {seasonal === null ? <LoadFailure path={contentPaths.seasonal}>{t("seasonal.failed")}</LoadFailure> : null}
      <ContentTimeline past={past} rows={seasonal} nameOf={({ name }) => name} list={contentPaths.seasonal} />
      {seasonal?.length === 0 ? (
        <EmptyState icon="sun" title={t("seasonal.none")}>
          {t("seasonal.none.why")}
        </EmptyState>
      ) : null}
      {seasonal && seasonal.length > 0 ? <SeasonalTable seasonal={seasonal} mayEdit={mayEdit} /> : null}
      {offered ? <SeasonalPicker key={added} offered={offered} search={search} result={result} /> : null}
    </>
  );
}
