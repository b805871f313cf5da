import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import { applyImport, dryRunImport } from "#app/domain/catalog/csv/apply-import.server.ts";
import { applyImportForm } from "#app/domain/catalog/csv/import-form.server.ts";
import { readFileInQueue } from "#app/http/file-queue.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { productCsv } from "#app/i18n/product-csv.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ApplyForm } from "./csv/apply-form.tsx";
import { ImportCounts } from "./csv/import-counts.tsx";
import { MappingForm } from "./csv/mapping-form.tsx";
import { MissingEntities } from "./csv/missing-entities.tsx";
import { PlannedRows } from "./csv/planned-rows.tsx";
import { createsMissing, importQuery, mappingIn, requireSavedImport } from "./csv/saved-import.server.ts";
import { errorHeading, problemText, rowViewOf } from "./list/row-views.server.ts";

const addressOf = (id: number) => `${sectionPath("products")}/import/${id}`;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "products");
  return readFileInQueue(() => tryImport({ request, params }, staff));
}

type Reader = Awaited<ReturnType<typeof requireSection>>;

async function tryImport({ request, params }: Pick<LoaderFunctionArgs, "request" | "params">, staff: Reader) {
  const saved = await requireSavedImport(params["importId"], staff.id);
  const lang = langOf(request);
  const { id, fileName, rowsCount, header, result } = saved;
  const mapping = mappingIn(request, header);
  const common = { title: translator(lang, productCsv)("title"), id, fileName, rowsCount, address: addressOf(id) };
  if (result) return { ...common, applied: { result, hasErrorFile: saved.errorFile !== null }, plan: null };
  const isCreating = createsMissing(request);
  const run = await dryRunImport({ content: saved.content, uploadedAt: saved.createdAt, mapping, createsMissing: isCreating });
  const say = problemText(lang);
  const plan = {
    header,
    mapping,
    query: importQuery(mapping, isCreating),
    isCreating,
    missing: run.missing,
    result: run.result,
    errors: run.errors.map((row) => rowViewOf(row, say)),
    changes: run.changes.map((row) => rowViewOf(row, say)),
    mayEdit: staff.may("products", "edit"),
  };
  return { ...common, applied: null, plan };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "products", "edit");
  return readFileInQueue(() => applyFile({ request, params }, staff.id));
}

async function applyFile({ request, params }: Pick<ActionFunctionArgs, "request" | "params">, by: number) {
  const { id, header } = await requireSavedImport(params["importId"], by);
  const form = await readForm(request, applyImportForm);
  if (!form.ok) return form.invalid();

  const lang = langOf(request);
  const how = {
    mapping: mappingIn(request, header),
    heading: errorHeading(header, lang),
    by,
    createsMissing: createsMissing(request),
    leavesOutErrors: form.value.leave_out,
    describe: problemText(lang),
  };
  const outcome = await applyImport(id, how);
  if (!outcome.ok) return form.refuse(outcome.refusal);
  return redirectWithToast(addressOf(id), "products-imported");
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function ImportRunPage() {
  const { title, fileName, rowsCount, address, applied, plan } = useLoaderData<typeof loader>();
  const errors = useActionData<typeof action>()?.result?.error?.[""];
  const t = useText(productCsv);
  return (
    <>
      <PageHead title={title}>
        <LinkButton href={`${sectionPath("products")}/import`} variant="quiet" small icon="upload">
          {t("another")}
        </LinkButton>
        <LinkButton href={sectionPath("products")} variant="quiet" small icon="arrow-left">
          {t("back")}
        </LinkButton>
      </PageHead>
      <p className="text-ink-2">{t("file.rows", { name: fileName, count: rowsCount })}</p>
      {errors ? <Notice tone="error">{errors.join(" ")}</Notice> : null}
      {applied ? (
        <>
          <Notice tone="success">{t("applied")}</Notice>
          <ImportCounts result={applied.result} isApplied />
          {applied.hasErrorFile ? <ErrorFile href={`${address}/errors.csv`} /> : null}
        </>
      ) : null}
      {plan ? (
        <>
          <MappingForm action={address} header={plan.header} mapping={plan.mapping} isCreating={plan.isCreating} />
          <ImportCounts result={plan.result} />
          {plan.result.error > 0 ? <ErrorFile href={`${address}/errors.csv?${plan.query}`} /> : null}
          {plan.mayEdit ? <ApplyForm address={address} query={plan.query} result={plan.result} /> : null}
          <MissingEntities missing={plan.missing} />
          <PlannedRows title={t("rows.errors")} rows={plan.errors} total={plan.result.error} />
          <PlannedRows title={t("rows.changes")} rows={plan.changes} total={plan.result.create + plan.result.update} />
        </>
      ) : null}
    </>
  );
}

function ErrorFile({ href }: { href: string }) {
  const t = useText(productCsv);
  return (
    <p>
      <LinkButton href={href} variant="quiet" small icon="download" download>
        {t("error-file")}
      </LinkButton>
    </p>
  );
}
