import { EditModal } from "#app/admin/edit-modal.tsx";
import { useInitialValue } from "#app/admin/use-initial-value.ts";
import type { ListedRow, ResourceResult, ResourceView } from "#app/domain/resource/resource-view.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formStart } from "./form-start.ts";
import type { PageParts } from "./page-parts.tsx";
import { ResourceForm } from "./resource-form.tsx";

interface ResourceEditorProps<Row extends ListedRow> extends PageParts<Row> {
  editor: NonNullable<ResourceView<Row>["editor"]>;
  result: ResourceResult | undefined;
}

/** The editor of a row above its list; fresh data from the server do not take away what somebody types. */
export function ResourceEditor<Row extends ListedRow>({ editor, result, ...page }: ResourceEditorProps<Row>) {
  const t = useText(page.resource.texts);
  const { row } = editor;
  const fields = page.resource.fields.filter(({ field }) => !(row && field.immutable));
  const start = useInitialValue(formStart(editor, fields, result));
  const asked = start.conflicts.map(({ field, saved }) => `${field}=${saved}`).join("\n");
  return (
    <EditModal title={t(row ? "edit" : "add")} closeTo={page.addresses.list()} look="form" asks>
      <ResourceForm
        key={`${row?.id ?? "new"}\n${asked}`}
        {...page}
        resource={{ ...page.resource, fields }}
        row={row}
        start={start}
        result={result}
      />
    </EditModal>
  );
}
