import { EditModal } from "#app/admin/edit-modal.tsx";
import { HistoryTimeline } from "#app/admin/timeline.tsx";
import { useInitialValue } from "#app/admin/use-initial-value.ts";
import type { HistoryEntry } from "#app/domain/audit/list-history.server.ts";
import type { ListedRow, ResourceResult, ResourceView } from "#app/domain/resource/resource-view.ts";
import { timeline } from "#app/i18n/timeline.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formStart } from "./form-start.ts";
import { MissingNotice } from "./missing-row.tsx";
import { type PageParts, useFieldTexts } from "./page-parts.tsx";
import { ResourceForm } from "./resource-form.tsx";

/** Entries that stand beside a form. */
const mostBeside = 8;

type FormHistoryOptions = { entries: readonly HistoryEntry[] };

type Editor<Row extends ListedRow> = NonNullable<ResourceView<Row>["editor"]>;

interface ResourceEditorProps<Row extends ListedRow> extends PageParts<Row> {
  editor: Editor<Row>;
  result: ResourceResult | undefined;
}

/** What is known of a row, above its list: its form, or its values for who may only view. */
export function ResourceEditor<Row extends ListedRow>({ editor, result, ...page }: ResourceEditorProps<Row>) {
  const { resource, view, addresses } = page;
  const t = useText(resource.texts);
  const { row, missing } = editor;
  if (missing && !(view.mayEdit && result?.initialValue)) return <MissingNotice {...page} missing={missing} />;
  const title = missing ? (missing.name ?? t("rows")) : view.mayEdit ? t(row ? "edit" : "add") : row ? resource.nameOf(row) : "";
  return (
    <EditModal title={title} closeTo={addresses.list()} look="form" asks={view.mayEdit}>
      {row && editor.history ? <FormHistory resource={resource} entries={editor.history} /> : null}
      {row && resource.about ? <div className="resource-about">{resource.about(row)}</div> : null}
      {view.mayEdit ? (
        <EditorForm {...page} editor={editor} result={result} />
      ) : row ? (
        <RowValues resource={resource} row={row} />
      ) : null}
    </EditModal>
  );
}

/** The form of a row; fresh data from the server do not take away what somebody types. */
function EditorForm<Row extends ListedRow>({ editor, result, ...page }: ResourceEditorProps<Row>) {
  const { row } = editor;
  const fields = page.resource.fields.filter(({ field }) => !(row && field.immutable));
  const start = useInitialValue(formStart(editor, fields, result));
  const asked = start.conflicts.map(({ field, saved }) => `${field}=${saved}`).join("\n");
  return (
    <ResourceForm
      key={`${row?.id ?? editor.missing?.id ?? "new"}${editor.missing ? " missing" : ""}\n${asked}`}
      {...page}
      resource={{ ...page.resource, fields }}
      row={row}
      missing={editor.missing}
      listed={editor.listed}
      start={start}
      result={result}
    />
  );
}

/** What happened to the row last, beside its form on a wide screen; all of it is in its history. */
function FormHistory<Row extends ListedRow>({ resource, entries }: Pick<PageParts<Row>, "resource"> & FormHistoryOptions) {
  const t = useText(timeline);
  const { columnLabel, valueText } = useFieldTexts(resource);
  return (
    <aside className="resource-form-history" aria-label={t("timeline")}>
      <h3>{t("timeline")}</h3>
      <HistoryTimeline entries={entries.slice(0, mostBeside)} fieldName={columnLabel} wordsOf={valueText} />
    </aside>
  );
}

/** The values of a row's fields in words. */
function RowValues<Row extends ListedRow>({ resource, row }: Pick<PageParts<Row>, "resource"> & { row: Row }) {
  const { labelOf, valueText } = useFieldTexts(resource);
  return (
    <dl className="resource-values">
      {resource.fields.map((field) => {
        const value = row[field.column as keyof Row];
        return (
          <div key={field.name}>
            <dt>{labelOf(field)}</dt>
            <dd>
              {field.field.type === "picture" && value ? (
                <img src={String(value)} alt="" width={120} loading="lazy" />
              ) : (
                valueText(field.column, value)
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
