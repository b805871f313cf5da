import type { ListedRow } from "#app/domain/resource/resource-view.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import { type PageParts, useFieldTexts } from "./page-parts.tsx";
import { marksForm, type RowSelection } from "./use-row-selection.ts";

/** Most actions that the bar has room for beside deleting. */
const mostFields = 4;

/** What the marks of a list are sent with: the list's own query. The boxes and the bar belong to it by its id. */
export function MarksForm<Row extends ListedRow>({ resource, addresses }: Pick<PageParts<Row>, "resource" | "addresses">) {
  return (
    <form id={marksForm} action={resource.path}>
      {addresses.fields().map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}

/**
 * What can be done with the marked rows; each action shows first what it would change. It takes the place of the heads as soon
 * as a row is marked, which the style sheet sees to.
 */
export function BulkBar<Row extends ListedRow>({ resource, view, marks }: PageParts<Row> & { marks: RowSelection }) {
  const say = useText(resourceTexts);
  const { labelOf } = useFieldTexts(resource);
  const { rows = [], total = 0 } = view.list ?? {};
  const settable = resource.fields.filter(
    ({ field: { type, immutable } }) => !immutable && (type === "tick" || type === "choice"),
  );
  return (
    <section className="resource-bulk" aria-label={say("bulk.bar")}>
      <b aria-live="polite">{marks.count > 0 ? say("bulk.chosen", { count: marks.count }) : null}</b>
      {total > rows.length ? (
        <label className="resource-bulk-all">
          <input type="checkbox" name="all" value="1" form={marksForm} />
          {say("bulk.all", { count: total })}
        </label>
      ) : null}
      <span className="resource-bulk-actions">
        {settable.slice(0, mostFields).map((field) => (
          <button key={field.name} type="submit" form={marksForm} name="bulk" value={field.name}>
            {labelOf(field)}
          </button>
        ))}
        <button type="submit" form={marksForm} name="bulk" value="delete">
          <Icon name="trash-2" />
          {say("delete")}
        </button>
        <button type="reset" form={marksForm} aria-label={say("bulk.none")} onClick={marks.unmarkAll}>
          <Icon name="x" />
        </button>
      </span>
    </section>
  );
}
