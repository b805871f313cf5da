import type { MergeForm } from "#app/domain/resource/form-of.server.ts";
import { listConflicts } from "#app/domain/resource/list-conflicts.server.ts";
import { type MergedForm, mergeValues } from "#app/lib/merge-fields.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import type { Tx } from "#app/platform/db.server.ts";

interface OrderForm<Values extends object> extends Pick<MergedForm<Values>, "columns" | "textsOf"> {
  id: number;
  mine: Values;
  saved: Values;
  /** whether nobody saved the order since the form was loaded */
  isCurrent: boolean;
  /** what the form was loaded with, what it asked about and what was decided; null where it carries none of it */
  merge: MergeForm | null;
}

/**
 * What of an order's form is written: all of it on the version that it was loaded from; merged with what others saved since when it says
 * what it was loaded with. A field that it asked about is written only when it was decided so.
 *
 * @returns refused with `order.changed-meanwhile`, with the fields that both changed where the form can be merged
 */
export async function mergeOrderForm<Values extends object>(
  tx: Tx,
  { id, mine, saved, isCurrent, merge, columns, textsOf }: OrderForm<Values>,
): Promise<Outcome<Partial<Values>>> {
  const { loaded, asked = [], resolved = {} } = merge ?? { loaded: null };
  if (isCurrent && asked.length === 0) return done(mine);
  if (!loaded) return refused("order.changed-meanwhile");
  const { change, conflicts } = mergeValues(mine, saved, { columns, textsOf, loaded, asked, resolved });
  if (conflicts.length === 0) return done(change);
  const fields = conflicts.map((name) => ({ name, column: String(columns[name]) }));
  const asking = { fields, loaded, saved: textsOf(saved) };
  return refused("order.changed-meanwhile", { conflicts: await listConflicts(tx, { entity: "order", id }, asking) });
}
