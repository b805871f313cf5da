import type { z } from "zod";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { withPicture } from "#app/domain/media/with-picture.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { transact } from "#app/platform/db.server.ts";
import type { bannerForm } from "./banner-form.server.ts";

/**
 * Adds a promotional banner (A7.44); a sent picture is stored with it.
 *
 * @returns refused with `banner.incomplete` (A5.23), or at the picture's field
 */
export const addBanner = ({ banner, sent }: z.output<typeof bannerForm>, { by }: { by: number }): Promise<Outcome<void>> =>
  withPicture({ file: sent, field: "image", folder: "content" }, async (picture) => {
    const { title, description, linkUrl } = banner;
    const imageUrl = picture ?? banner.imageUrl;
    if (!title || !description || !imageUrl || !linkUrl) return refused("banner.incomplete");
    const whole = { ...banner, title, description, imageUrl, linkUrl };
    return transact(async (tx) => {
      const { id } = await tx.promotionalBanner.create({ data: { ...whole, createdAt: now() } });
      await recordAudit(tx, { by, action: "add", entity: "banner", id, after: whole });
      return done(undefined);
    });
  });
