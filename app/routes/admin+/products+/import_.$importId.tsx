import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EncodingQuestion } from "#app/admin/encoding-question.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import { applyImport, dryRunImport } from "#app/domain/catalog/csv/apply-import.server.ts";
import { applyImportForm } from "#app/domain/catalog/csv/import-form.server.ts";
import { findUndo } from "#app/domain/catalog/csv/undo-import.server.ts";
import { foreignWords } from "#app/domain/resource/csv/csv-encodings.ts";
import { readFileInQueue } from "#app/http/file-queue.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { productCsv } from "#app/i18n/product-csv.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { categoryChoices } from "#app/pages/category-choices.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ApplyForm } from "./csv/apply-form.tsx";
import { ImportCounts } from "./csv/import-counts.tsx";
import { MappingForm } from "./csv/mapping-form.tsx";
import { MissingEntities } from "./csv/missing-entities.tsx";
import { PlannedRows } from "./csv/planned-rows.tsx";
import { categoryIn, createsMissing, importQuery, mappingIn, requireSavedImport } from "./csv/saved-import.server.ts";
import { UndoImport } from "./csv/undo-import.tsx";
import { UnreadColumns } from "./csv/unread-columns.tsx";
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
  const { id, fileName, rowsCount, header, headingRow, result } = saved;
  const mapping = mappingIn(request, header);
  const mayEdit = staff.may("products", "edit");
  const common = { title: translator(lang, productCsv)("title"), id, fileName, rowsCount, address: addressOf(id) };
  if (result)
    return {
      ...common,
      applied: { result, hasErrorFile: saved.errorFile !== null, undo: await findUndo(id, { by: staff.id }), mayEdit },
      plan: null,
    };
  const isCreating = createsMissing(request);
  const category = categoryIn(request);
  const { content, createdAt: uploadedAt } = saved;
  const file = { content, uploadedAt, mapping, header, headingRow, category, createsMissing: isCreating };
  const run = await dryRunImport(file);
  const viewsOf = (rows: typeof run.errors) => rows.map((row) => rowViewOf(row, lang));
  const plan = {
    header,
    mapping,
    query: importQuery(mapping, { isCreating, category }),
    isCreating,
    category,
    categories: (await categoryChoices(request)).map((choice) => ({ value: String(choice.id), label: choice.name })),
    headingRow: headingRow ?? 1,
    guessed: saved.encodingGuessed ? { encoding: saved.encoding ?? "", words: foreignWords(content) } : null,
    missing: run.missing,
    result: run.result,
    errors: viewsOf(run.errors),
    changes: viewsOf(run.changes),
    renames: viewsOf(run.renames),
    left: viewsOf(run.left),
    doubtful: run.doubtful,
    withoutPicture: run.withoutPicture,
    mayEdit,
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
    category: categoryIn(request),
    leavesOutErrors: form.value.leave_out,
    isTextRight: form.value.text_right,
    renames: new Set(form.value.rename),
    describe: problemText(lang),
  };
  const outcome = await applyImport(id, how);
  if (!outcome.ok) return form.refuse(outcome.refusal);
  return redirectWithToast(addressOf(id), "products-imported");
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function ImportRunPage() {
  const { title, fileName, rowsCount, address, applied, plan } = useLoaderData<typeof loader>();
  const errors = Object.values(useActionData<typeof action>()?.result?.error ?? {}).flat();
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
      {errors.length > 0 ? <Notice tone="error">{errors.join(" ")}</Notice> : null}
      {applied ? (
        <>
          <Notice tone="success">{t("applied")}</Notice>
          <ImportCounts result={applied.result} isApplied />
          {applied.undo ? <UndoImport address={address} {...applied.undo} mayEdit={applied.mayEdit} /> : null}
          {applied.hasErrorFile ? <ErrorFile href={`${address}/errors.csv`} /> : null}
        </>
      ) : null}
      {plan ? (
        <>
          {plan.guessed ? <EncodingQuestion guessed={plan.guessed} method="post" action={`${address}/encoding`} /> : null}
          <UnreadColumns header={plan.header} mapping={plan.mapping} headingRow={plan.headingRow} />
          <MappingForm
            action={address}
            header={plan.header}
            mapping={plan.mapping}
            isCreating={plan.isCreating}
            category={plan.category}
            categories={plan.categories}
          />
          <ImportCounts result={plan.result} />
          {plan.withoutPicture > 0 ? <Notice tone="haldi">{t("without-picture", { count: plan.withoutPicture })}</Notice> : null}
          {plan.doubtful.count > 0 ? (
            <Notice tone="haldi">{t("doubtful", { count: plan.doubtful.count, codes: plan.doubtful.first.join(", ") })}</Notice>
          ) : null}
          {plan.result.error > 0 ? <ErrorFile href={`${address}/errors.csv?${plan.query}`} /> : null}
          {plan.mayEdit ? (
            <ApplyForm
              address={address}
              query={plan.query}
              result={plan.result}
              renames={plan.renames}
              words={plan.guessed?.words ?? null}
            />
          ) : null}
          <MissingEntities missing={plan.missing} />
          <PlannedRows title={t("rows.errors")} rows={plan.errors} total={plan.result.error} />
          <PlannedRows
            title={t("rows.changes")}
            rows={plan.changes}
            total={plan.result.create + plan.result.update - plan.renames.length}
          />
          <PlannedRows title={t("rows.left")} rows={plan.left} total={plan.left.length} />
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
