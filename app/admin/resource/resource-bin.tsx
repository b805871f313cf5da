import { Form } from "@remix-run/react";
import type { ListedRow } from "#app/domain/resource/resource-view.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import { type PageParts, useFieldTexts } from "./page-parts.tsx";

/** What was deleted in the last 30 days, each with its way back; its history can still be read. */
export function ResourceBin<Row extends ListedRow>({ resource, view, addresses }: PageParts<Row>) {
  const { valueText } = useFieldTexts(resource);
  const say = useText(resourceTexts);
  const lang = useLang();
  const bin = view.bin ?? [];
  if (bin.length === 0) {
    return (
      <EmptyState icon="trash-2" title={say("bin.none")}>
        {say("bin.why")}
      </EmptyState>
    );
  }
  return (
    <div className="resource-list">
      <table className="resource-table" aria-label={say("bin.rows")}>
        <thead>
          <tr>
            <th scope="col">{say("name")}</th>
            <th scope="col">{say("deleted")}</th>
            <th scope="col" className="resource-col-restore">
              <span className="sr-only">{say("column.actions")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {bin.map(({ id, name, deletedAt, deletedBy, references }) => (
            <tr key={id} data-row={id}>
              <td>
                <div className="resource-name">
                  <div>
                    <a href={addresses.open({ history: id })}>{name}</a>
                    {Object.entries(references).map(([column, value]) => (
                      <small key={column}>{valueText(column, value)}</small>
                    ))}
                  </div>
                </div>
              </td>
              <td>{say("bin.by", { at: formatDateTime(deletedAt, lang), who: deletedBy ?? say("shop") })}</td>
              <td className="resource-restore">
                {view.mayEdit ? (
                  <Form method="post" action={addresses.act(`${id}/restore`)}>
                    <SaveKey />
                    <Button variant="plain" small icon="undo-2" aria-label={say("restore.named", { name })}>
                      <span className="resource-wide-label">{say("restore")}</span>
                    </Button>
                  </Form>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
