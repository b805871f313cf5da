import { isDeepStrictEqual } from "node:util";
import { type ChangedField, listChangesSince } from "#app/domain/audit/changes-since.server.ts";
import type { FieldConflict } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { type FieldName, fieldNames, type ProductFields } from "../product-fields.ts";
import { toFormValue } from "../to-form-value.ts";

/** What somebody decided about fields in conflict, while the product had version `asked`. */
export type Decisions = { asked: number; taken: Readonly<Partial<Record<FieldName, "mine" | "theirs">>> };

type Loaded = { id: number; version: number; decisions: Decisions | null };
type Held = { fields: ProductFields; version: number };

/** What of a form is written. `isRecounted`: somebody else counted the stock since, so that a figure typed here stands for itself. */
type Merged = { change: Partial<ProductFields>; conflicts: FieldConflict[]; isRecounted: boolean };

/** Every field of a form that is too old to know what was changed since: each that differs is asked about, without what was loaded. */
export const unknownChanges = (change: Partial<ProductFields>): ReadonlyMap<string, ChangedField> =>
  new Map(Object.keys(change).map((field): [string, ChangedField] => [field, { loaded: undefined, who: null, at: now() }]));

/**
 * Merges a form into a product that others saved since it was loaded: a field that only they changed stays theirs, one that this person
 * changed is written, and one that both changed is a conflict until it was decided about. A decision counts for the value it was made about.
 *
 * @returns what is to be written, and the conflicts
 */
export async function mergeProduct(
  tx: Tx,
  change: Partial<ProductFields>,
  { fields: saved, version: current }: Held,
  { id, version, decisions }: Loaded,
): Promise<Merged> {
  if (version === current) return { change, conflicts: [], isRecounted: false };
  const changedSince = async (then: number) => (await listChangesSince(tx, "product", [{ id, gained: current - then }])).get(id);
  const theirs = (version > 0 ? await changedSince(version) : undefined) ?? unknownChanges(change);
  const sinceAsked = decisions && decisions.asked !== current ? await changedSince(decisions.asked) : undefined;
  const isDecided = (field: keyof ProductFields) =>
    decisions && (decisions.asked === current || sinceAsked?.has(field) === false);
  return mergeChanges(change, saved, theirs, (field) => (isDecided(field) ? decisions?.taken[fieldNames[field]] : undefined));
}

const conflictOf = (field: keyof ProductFields, { loaded, who, at }: ChangedField, saved: unknown): FieldConflict => ({
  ...{ field: fieldNames[field], loaded: toFormValue(field, loaded), saved: toFormValue(field, saved) },
  ...{ who, at },
});

/**
 * Merges wanted values with fields that others changed since they were read: a field with the value read stays as others saved it, and
 * one with another value is a conflict until it was decided about.
 *
 * @param theirs the fields that others changed, with the values read
 */
export function mergeChanges(
  change: Partial<ProductFields>,
  saved: Partial<ProductFields>,
  theirs: ReadonlyMap<string, ChangedField>,
  decisionOf: (field: keyof ProductFields) => "mine" | "theirs" | undefined = () => undefined,
): Merged {
  const merged: Partial<ProductFields> = { ...change };
  const conflicts: FieldConflict[] = [];
  for (const field of Object.keys(change) as (keyof ProductFields)[]) {
    const other = theirs.get(field);
    if (!other || isDeepStrictEqual(other.loaded, saved[field])) continue; // changed and changed back
    const isMine = !isDeepStrictEqual(change[field], other.loaded) && !isDeepStrictEqual(change[field], saved[field]);
    const decision = decisionOf(field);
    if (!isMine || decision === "theirs") delete merged[field];
    else if (decision !== "mine") conflicts.push(conflictOf(field, other, saved[field]));
  }
  return { change: merged, conflicts, isRecounted: theirs.has("stockQuantity") };
}
