import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CsvFileField, csvBounds } from "#app/admin/csv-file-field.tsx";
import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { Panel } from "#app/admin/panel.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import { importForm } from "#app/domain/catalog/csv/import-form.server.ts";
import { listApplied, saveImport } from "#app/domain/catalog/csv/save-import.server.ts";
import { takeFileInQueue } from "#app/http/file-queue.server.ts";
import { readForm, refuseUnread } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { takesFile } from "#app/http/route-bodies.ts";
import { productCsv } from "#app/i18n/product-csv.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

export const handle = takesFile;

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "products");
  const title = translator(langOf(request), productCsv)("title");
  return { title, mayEdit: staff.may("products", "edit"), applied: await listApplied(staff.id) };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "products", "edit");
  const taken = await takeFileInQueue(request, () => takeFile(request, staff.id));
  return taken.ok ? taken.value : refuseUnread(request, taken.refusal);
}

async function takeFile(request: Request, by: number) {
  const form = await readForm(request, importForm);
  if (!form.ok) return form.invalid();

  const { file } = form.value;
  const outcome = await saveImport({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }, { by });
  if (!outcome.ok) return form.refuse(outcome.refusal, 422);
  return redirect(`${sectionPath("products")}/import/${outcome.value}`);
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function ImportPage() {
  const { title, mayEdit, applied } = useLoaderData<typeof loader>();
  const t = useText(productCsv);
  return (
    <>
      <PageHead title={title}>
        <LinkButton href={sectionPath("products")} variant="quiet" small icon="arrow-left">
          {t("back")}
        </LinkButton>
      </PageHead>
      {mayEdit ? <Upload /> : <Notice>{t("view-only")}</Notice>}
      {applied.length > 0 ? (
        <Panel title={t("applied.list")}>
          <ul className="grid gap-1">
            {applied.map(({ id, fileName, undoneAt }) => (
              <li key={id}>
                <a href={`${sectionPath("products")}/import/${id}`}>{fileName}</a>
                {undoneAt ? `: ${t("applied.undone")}` : null}
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
    </>
  );
}

function Upload() {
  const t = useText(productCsv);
  const frame = useFormFrame({ id: "import", result: useActionData<typeof action>()?.result });
  return (
    <Panel title={t("upload")}>
      <FormFrame
        frame={frame}
        title={null}
        save={{ label: t("upload.go"), icon: "upload" }}
        isSmall
        method="post"
        encType="multipart/form-data"
        data-next="/admin/products/import/1"
        noValidate={false}
        className="grid max-w-form gap-4"
      >
        <CsvFileField
          id="import-file"
          label={t("file")}
          hint={t("file.hint", csvBounds)}
          tooLarge={t("too-large", csvBounds)}
          errors={frame.errorsOf("file")}
        />
        <p className="text-ink-2">{t("upload.why")}</p>
        <p className="text-ink-2">{t("file.excel")}</p>
      </FormFrame>
    </Panel>
  );
}
