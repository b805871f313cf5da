import type { ListedRow } from "#app/domain/resource/resource-view.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { BulkBar, MarksForm } from "./bulk-bar.tsx";
import { type PageParts, useFieldTexts } from "./page-parts.tsx";
import { cellText } from "./resource.ts";
import { ResourceRowMenu } from "./resource-row-menu.tsx";
import { RowName, rowPositionOf } from "./resource-table.tsx";
import { useRowMenus } from "./use-row-menus.ts";
import { marksForm, useRowSelection } from "./use-row-selection.ts";

/** The rows of a list as cards: the same marks, menu and keys. The first column is the card's name, the others stand below it. */
export function ResourceCards<Row extends ListedRow>(page: PageParts<Row>) {
  const { resource, view } = page;
  const t = useText(resource.texts);
  const say = useText(resourceTexts);
  const { columnLabel } = useFieldTexts(resource);
  const marks = useRowSelection();
  const { rows = [], total = 0, perPage = 50 } = view.list ?? {};
  const [name, ...others] = resource.columns;
  useRowMenus(
    marks.list,
    rows.map(({ id }) => id),
  );
  return (
    <div ref={marks.list} className="resource-list" onChange={marks.recount}>
      {view.mayEdit ? <MarksForm {...page} /> : null}
      <ul className="resource-cards" aria-label={t("rows")}>
        {rows.map((row, at) => (
          <li key={row.id} data-row={row.id}>
            <div className="resource-card-head">
              {name ? <RowName {...page} row={row} column={name} /> : null}
              {view.mayEdit ? (
                <label className="resource-mark">
                  <span className="sr-only">{say("mark", { name: resource.nameOf(row) })}</span>
                  <input type="checkbox" name="id" value={row.id} form={marksForm} onClick={marks.mark} />
                </label>
              ) : null}
              <ResourceRowMenu {...page} row={row} place={rowPositionOf(page, { at, total, perPage })} />
            </div>
            <dl>
              {others.map((column) => (
                <div key={column.name}>
                  <dt>{columnLabel(column.name)}</dt>
                  <dd>{column.cell?.(row) ?? cellText(row, column.name)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {view.mayEdit ? <BulkBar {...page} marks={marks} /> : null}
    </div>
  );
}
