import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { transact } from "#app/platform/db.server.ts";

/** Which way something goes in its list. */
export const directions = ["up", "down"] as const;

/** One of the ways. */
export type Direction = (typeof directions)[number];

/**
 * Moves a slide one place up or down (A2.120); at the end of the list it stays. All slides are numbered anew from 1, so places
 * that were taken twice come right. Refused with `content.not-found`.
 */
export const moveSlide = (id: number, direction: Direction, { by }: { by: number }): Promise<Outcome<void>> =>
  transact(async (tx) => {
    const rows = await tx.$queryRaw<{ id: number }[]>`SELECT id FROM featured_slides ORDER BY "order", id FOR UPDATE`;
    const before = rows.map((row) => row.id);
    const from = before.indexOf(id);
    if (from < 0) return refused("content.not-found");
    const to = from + (direction === "up" ? -1 : 1);
    if (to < 0 || to >= before.length) return done(undefined);
    const after = before.toSpliced(from, 1).toSpliced(to, 0, id);
    await tx.$executeRaw`
      UPDATE featured_slides s SET "order" = wanted.place FROM unnest(${after}::int[]) WITH ORDINALITY AS wanted (id, place)
      WHERE s.id = wanted.id AND s."order" <> wanted.place`;
    await recordAudit(tx, { by, action: "move", entity: "slide", id, before: { order: from + 1 }, after: { order: to + 1 } });
    return done(undefined);
  });
