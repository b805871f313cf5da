import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { Panel } from "#app/admin/panel.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import { bulkEditForm } from "#app/domain/catalog/bulk-edit-form.server.ts";
import { bulkEditProducts, findBulkChoice } from "#app/domain/catalog/bulk-edit-products.server.ts";
import { listMatchingIds } from "#app/domain/catalog/list-staff-products.server.ts";
import { maxAtOnce } from "#app/domain/catalog/staff-query.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { staffFilterOf } from "#app/http/staff-filter.server.ts";
import { productBulk } from "#app/i18n/product-bulk.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { categoryChoices } from "#app/pages/category-choices.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { BulkForm } from "./list/bulk-form.tsx";
import { BulkReportTable } from "./list/bulk-report-table.tsx";

/** The products that an address selects: those ticked one by one, or all of its filter. */
function chosenIds(request: Request): Promise<number[]> {
  const { searchParams } = new URL(request.url);
  if (searchParams.get("all") === "1") return listMatchingIds(staffFilterOf(searchParams));
  const ids = searchParams.getAll("id").flatMap((text) => rowId(text) ?? []);
  return Promise.resolve([...new Set(ids)].slice(0, maxAtOnce + 1));
}

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "products");
  const ids = await chosenIds(request);
  const { pathname, search } = new URL(request.url);
  return {
    title: translator(langOf(request), productBulk)("title"),
    choice: await findBulkChoice(ids),
    isTooMany: ids.length > maxAtOnce,
    most: maxAtOnce,
    mayEdit: staff.may("products", "edit"),
    categories: await categoryChoices(request),
    action: pathname.replace(/\.data$/, "") + search,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "products", "edit");
  const form = await readForm(request, bulkEditForm);
  if (!form.ok) return form.invalid();

  const { change, seen, isPreview } = form.value;
  const outcome = await bulkEditProducts(await chosenIds(request), change, { seen, isPreview, by: staff.id });
  if (!outcome.ok) return form.refuse(outcome.refusal);
  return data({ result: isPreview ? form.reply() : undefined, report: outcome.value }, { status: 200 });
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function BulkPage() {
  const { title, choice, isTooMany, most, mayEdit, categories, action: address } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const report = answer && "report" in answer ? answer.report : null;
  const t = useText(productBulk);
  const shown = choice.names.join(", ") + (choice.count > choice.names.length ? ", …" : "");
  return (
    <>
      <PageHead title={title}>
        <LinkButton href={sectionPath("products")} variant="quiet" small icon="arrow-left">
          {t("back")}
        </LinkButton>
      </PageHead>
      {report ? <BulkReportTable report={report} /> : null}
      {isTooMany ? <Notice tone="error">{t("too-many", { most })}</Notice> : null}
      {choice.count === 0 ? <Notice>{t("none")}</Notice> : null}
      {choice.count > 0 && !isTooMany ? (
        <Panel title={t("chosen", { count: choice.count })}>
          <p className="text-ink-2">{shown}</p>
          {mayEdit ? (
            <BulkForm action={address} seen={choice.seen} categories={categories} result={answer?.result} report={report} />
          ) : null}
        </Panel>
      ) : null}
    </>
  );
}
