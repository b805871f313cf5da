import { db } from "#app/platform/db.server.ts";

/** A selling unit (A3.04). Products name it by its abbreviation. */
export type SellingUnit = { id: number; name: string; abbreviation: string };

/** All selling units by name, at most 500 (A7.32). */
export const listUnits = (): Promise<SellingUnit[]> =>
  db.unit.findMany({
    select: { id: true, name: true, abbreviation: true },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    take: 500,
  });
