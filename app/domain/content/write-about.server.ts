import type { z } from "zod";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { withPicture } from "#app/domain/media/with-picture.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { transact } from "#app/platform/db.server.ts";
import type { aboutForm } from "./about-form.server.ts";

const entity = "about-section";

type Form = z.output<typeof aboutForm>;

/**
 * Adds a section to the about page (B7.03), or saves one (B7.04); a sent picture is stored with it.
 *
 * @returns refused with `content.not-found`, `content.changed-meanwhile`, or at the picture's field
 */
export const writeAbout = (form: Form, { by }: { by: number }): Promise<Outcome<void>> =>
  withPicture({ file: form.sent, field: "image", folder: "content" }, (picture) =>
    writeSection(form, { imageUrl: picture ?? form.section.imageUrl, by }),
  );

function writeSection({ id, version, section }: Form, { imageUrl, by }: { imageUrl: string | null; by: number }) {
  const after = { ...section, imageUrl };
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
