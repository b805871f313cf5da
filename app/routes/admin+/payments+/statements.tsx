import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CsvFileField, csvBounds } from "#app/admin/csv-file-field.tsx";
import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import { ListTable } from "#app/admin/list/list-table.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { Panel } from "#app/admin/panel.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import { listStatements, saveStatement, statementForm } from "#app/domain/orders/statements/save-statement.server.ts";
import { statementSources } from "#app/domain/orders/statements/statement-columns.ts";
import { takeFileInQueue } from "#app/http/file-queue.server.ts";
import { readForm, refuseUnread } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { takesFile } from "#app/http/route-bodies.ts";
import { adminStatements } from "#app/i18n/admin-statements.ts";
import { translator } from "#app/i18n/translate.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { statementPath } from "./components/statement-address.ts";

export const handle = takesFile;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSection(request, "orders", "edit");
  return { title: translator(langOf(request), adminStatements)("title"), statements: await listStatements() };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "orders", "edit");
  const taken = await takeFileInQueue(request, () => takeFile(request, staff.id));
  return taken.ok ? taken.value : refuseUnread(request, taken.refusal);
}

async function takeFile(request: Request, by: number) {
  const form = await readForm(request, statementForm);
  if (!form.ok) return form.invalid();

  const { source, file } = form.value;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const outcome = await saveStatement({ source, name: file.name, bytes }, { by });
  if (!outcome.ok) return form.refuse(outcome.refusal, 400);
  return redirect(statementPath(outcome.value));
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function StatementsPage() {
  const { title, statements } = useLoaderData<typeof loader>();
  const t = useText(adminStatements);
  const lang = useLang();
  return (
    <>
      <PageHead title={title}>
        <LinkButton href={sectionPath("payments")} variant="quiet" small icon="arrow-left">
          {t("back")}
        </LinkButton>
      </PageHead>
      <Upload />
      <Panel title={t("recent")}>
        {statements.length === 0 ? (
          <p className="text-ink-2">{t("recent.none")}</p>
        ) : (
          <ListTable
            label={t("recent")}
            rows={statements}
            columns={[
              {
                label: t("column.file"),
                cell: ({ id, fileName }) => (
                  <a className="resource-name" href={statementPath(id)}>
                    {fileName}
                  </a>
                ),
              },
              { label: t("column.source"), cell: ({ source }) => t(`source.${source}`), width: "110px" },
              { label: t("column.rows"), cell: ({ rowsCount }) => rowsCount, isNumber: true, width: "80px" },
              {
                label: t("column.read"),
                cell: ({ createdAt }) => formatDateTime(createdAt, lang),
                width: "190px",
                wideOnly: true,
              },
              {
                label: t("column.applied"),
                cell: ({ appliedAt }) => appliedAt && formatDateTime(appliedAt, lang),
                width: "190px",
              },
            ]}
          />
        )}
      </Panel>
    </>
  );
}

function Upload() {
  const t = useText(adminStatements);
  const frame = useFormFrame({ id: "statement", result: useActionData<typeof action>()?.result });
  return (
    <Panel title={t("upload")}>
      <p className="max-w-text">{t("upload.why")}</p>
      <FormFrame
        frame={frame}
        title={null}
        save={{ label: t("upload.go"), icon: "upload" }}
        isSmall
        method="post"
        encType="multipart/form-data"
        noValidate={false}
        className="mt-3 grid max-w-form gap-4"
      >
        <SelectField
          label={t("source")}
          {...frame.control("source", statementSources[0])}
          options={statementSources.map((value) => ({ value, label: t(`source.${value}`) }))}
        />
        <CsvFileField
          id="statement-file"
          label={t("file")}
          hint={t("file.hint", csvBounds)}
          tooLarge={t("too-large", csvBounds)}
          errors={frame.errorsOf("file")}
        />
      </FormFrame>
    </Panel>
  );
}
