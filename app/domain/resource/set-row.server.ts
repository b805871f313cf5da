import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { transact } from "#app/platform/db.server.ts";
import { rowsOf } from "./internal/rows-of.server.ts";
import { writeRow } from "./internal/write-row.server.ts";
import type { FieldValue, FormField, RowOf, StaffModel, StaffTable } from "./staff-table.ts";
import { toText } from "./to-text.ts";

/** So often it is tried again when others save the row in between. */
const mostTries = 5;

/**
 * Sets one field of a row; idempotent. It needs no version: one field is written, to a value that is named, so nothing that somebody
 * else saved is lost.
 *
 * @returns its name, and the text of the field before; refused with `row.not-found`, or as the table's rules say
 */
export function setRow<Model extends StaffModel>(
  table: StaffTable<Model>,
  { id, field: { field, column }, value }: { id: number; field: FormField; value: FieldValue },
  { by }: { by: number },
): Promise<Outcome<{ name: string; before: string }>> {
  return transact(async (tx) => {
    for (let tries = 0; tries < mostTries; tries++) {
      const row = await rowsOf(tx, table).findUnique({ where: { id } });
      if (!row) return refused("row.not-found");
      const saved = row[column as keyof RowOf<Model>];
      const outcome = done({ name: table.nameOf(row), before: toText(field, saved) });
      if (saved === value) return outcome;
      const change = await writeRow(tx, table, { row, after: { [column]: value }, by });
      if (!change.ok) return change;
      if (!change.value) continue;
      await recordAudit(tx, { ...change.value, by, action: "save", entity: table.entity });
      return outcome;
    }
    return refused("busy");
  });
}
