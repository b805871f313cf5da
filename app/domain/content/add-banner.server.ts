import type { z } from "zod";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { transact } from "#app/platform/db.server.ts";
import type { bannerForm } from "./banner-form.server.ts";
import { pictureOf } from "./picture-of.server.ts";

/**
 * Adds a promotional banner (A7.44); a picture that was sent is kept first.
 *
 * @returns refused with `banner.incomplete` (A5.23), or at the picture's field
 */
export async function addBanner({ banner, sent }: z.output<typeof bannerForm>, { by }: { by: number }): Promise<Outcome<void>> {
  const picture = await pictureOf({ file: sent, address: banner.imageUrl, field: "image" });
  if (!picture.ok) return picture;
  const { title, description, linkUrl } = banner;
  const imageUrl = picture.value;
  if (!title || !description || !imageUrl || !linkUrl) return refused("banner.incomplete");
  const whole = { ...banner, title, description, imageUrl, linkUrl };
  return transact(async (tx) => {
    const { id } = await tx.promotionalBanner.create({ data: { ...whole, createdAt: now() } });
    await recordAudit(tx, { by, action: "add", entity: "banner", id, after: whole });
    return done(undefined);
  });
}
