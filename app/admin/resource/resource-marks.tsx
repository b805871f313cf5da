import { BulkBar } from "#app/admin/list/bulk-bar.tsx";
import type { ListMarks } from "#app/admin/list/list-table.tsx";
import type { ListedRow } from "#app/domain/resource/resource-view.ts";
import { isSettable } from "#app/domain/resource/staff-table.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import { type PageParts, useFieldTexts } from "./page-parts.tsx";

/** The form that the marks of a list belong to: they are its `id`s. */
const marksForm = "resource-marks";

/** Most actions that the bar has room for beside deleting. */
const mostFields = 4;

/** What the marks of a list are sent with: the list's own query. The boxes and the bar belong to it by its id. */
export function MarksForm<Row extends ListedRow>({ resource, view, addresses }: PageParts<Row>) {
  if (!view.mayEdit || !resource.hasActs) return null;
  return (
    <form id={marksForm} action={resource.path}>
      {addresses.fields().map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}

/** The marks of a list with what can be done with them, each action shows first what it would change; none for who may only view. */
export function useResourceMarks<Row extends ListedRow>({ resource, view }: PageParts<Row>): ListMarks<Row> | undefined {
  const say = useText(resourceTexts);
  const { labelOf } = useFieldTexts(resource);
  const { rows = [], total } = view.list ?? {};
  if (!view.mayEdit || !resource.hasActs) return undefined;
  const all =
    total && total > rows.length ? (
      <label className="resource-bulk-all">
        <input type="checkbox" name="all" value="1" form={marksForm} />
        {say("bulk.all", { count: total })}
      </label>
    ) : null;
  return {
    form: marksForm,
    nameOf: resource.nameOf,
    bar: (selection) => (
      <BulkBar form={marksForm} selection={selection} all={all}>
        {resource.fields
          .filter(isSettable)
          .slice(0, mostFields)
          .map((field) => (
            <button key={field.name} type="submit" form={marksForm} name="bulk" value={field.name}>
              {labelOf(field)}
            </button>
          ))}
        <button type="submit" form={marksForm} name="bulk" value="delete">
          <Icon name="trash-2" />
          {say("delete")}
        </button>
      </BulkBar>
    ),
  };
}
