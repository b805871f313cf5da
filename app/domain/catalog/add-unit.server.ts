import { z } from "zod";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { lineField } from "#app/lib/form-fields.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";
import type { SellingUnit } from "./list-units.server.ts";

const unitFields = z.object({ name: lineField(40), abbreviation: lineField(20) });

/** A new selling unit; a form error reports when one of its two fields is missing (A5.14). */
export const unitForm = unitFields.refine(({ name, abbreviation }) => Boolean(name && abbreviation), {
  message: "fill-all",
  when: () => true,
});

type NewUnit = { name: string; abbreviation: string };

/**
 * Adds a selling unit (A7.33).
 *
 * @returns the unit; refused with `unit.taken` when one has that name or abbreviation, ignoring case
 */
export const addUnit = (unit: NewUnit, { by }: { by: number }): Promise<Outcome<SellingUnit>> =>
  transact((tx) => writeUnit(tx, unit, { by }));

/** The same as part of a larger transaction. */
export async function writeUnit(tx: Tx, { name, abbreviation }: NewUnit, { by }: { by: number }): Promise<Outcome<SellingUnit>> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('variant_units'))`;
  const [taken] = await tx.$queryRaw<{ name: string; abbreviation: string }[]>`
    SELECT name, abbreviation FROM variant_units
    WHERE lower(name) = lower(${name}) OR lower(abbreviation) = lower(${abbreviation}) LIMIT 1`;
  if (taken) return refused("unit.taken", { values: { unit: `${taken.name} (${taken.abbreviation})` } });
  const data = { name, abbreviation, createdAt: now() };
  const added = await tx.unit.create({ data, select: { id: true, name: true, abbreviation: true } });
  await recordAudit(tx, { by, action: "add", entity: "unit", id: added.id, after: { name, abbreviation } });
  return done(added);
}
