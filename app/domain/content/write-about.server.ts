import type { z } from "zod";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { transact } from "#app/platform/db.server.ts";
import type { aboutForm } from "./about-form.server.ts";
import { pictureOf } from "./picture-of.server.ts";

const entity = "about-section";

/**
 * Adds a section to the about page (B7.03), or saves one (B7.04); a picture that was sent is kept first.
 *
 * @returns refused with `content.not-found`, `content.changed-meanwhile`, or at the picture's field
 */
export async function writeAbout(
  { id, version, section, sent }: z.output<typeof aboutForm>,
  { by }: { by: number },
): Promise<Outcome<void>> {
  const picture = await pictureOf({ file: sent, address: section.imageUrl, field: "image" });
  if (!picture.ok) return picture;
  const after = { ...section, imageUrl: picture.value };
  const data = { ...after, updatedAt: now() };
  return transact(async (tx) => {
    if (id === null) {
      const added = await tx.aboutContent.create({ data });
      await recordAudit(tx, { by, action: "add", entity, id: added.id, after });
      return done(undefined);
    }
    const before = await tx.aboutContent.findUnique({ where: { id }, omit: { updatedAt: true } });
    if (!before) return refused("content.not-found");
    const where = { id, version: version ?? before.version };
    const { count } = await tx.aboutContent.updateMany({ where, data: { ...data, version: { increment: 1 } } });
    if (count === 0) return refused("content.changed-meanwhile");
    await recordAudit(tx, { by, action: "save", entity, id, before, after });
    return done(undefined);
  });
}
