import type { z } from "zod";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { withPicture } from "#app/domain/media/with-picture.server.ts";
import type { Prisma } from "#app/generated/prisma/client.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";
import { lastPosition } from "./internal/last-position.server.ts";
import type { slideForm } from "./slide-form.server.ts";

type Sent = z.output<typeof slideForm>;
type Slide = Pick<
  Prisma.FeaturedSlideUncheckedCreateInput,
  "title" | "titleUr" | "description" | "descriptionUr" | "alt" | "url" | "desktopImageUrl" | "mobileImageUrl"
>;

/**
 * Adds a slide below the others (A7.40, A9.11), or saves one that is there (A7.41). Sent pictures are stored with it.
 *
 * @returns refused with `slide.incomplete` (A5.22), `content.not-found`, `content.changed-meanwhile`, or at a picture's field
 */
export const writeSlide = ({ sent, ...form }: Sent, { by }: { by: number }): Promise<Outcome<void>> =>
  withPicture({ file: sent.desktop, field: "desktop_image", folder: "content" }, (desktop) =>
    withPicture({ file: sent.mobile, field: "mobile_image", folder: "content" }, (mobile) =>
      writeWhole(form, { desktop, mobile, by }),
    ),
  );

type Pictured = { desktop: string | null; mobile: string | null; by: number };

async function writeWhole({ id, version, slide }: Omit<Sent, "sent">, { desktop, mobile, by }: Pictured): Promise<Outcome<void>> {
  const { alt } = slide;
  const [desktopImageUrl, mobileImageUrl] = [desktop ?? slide.desktopImageUrl, mobile ?? slide.mobileImageUrl];
  if (!alt || !desktopImageUrl || !mobileImageUrl) return refused("slide.incomplete");
  const whole = { ...slide, alt, desktopImageUrl, mobileImageUrl };
  return transact((tx) => (id === null ? addSlide(tx, whole, by) : saveSlide(tx, { id, version }, whole, by)));
}

async function addSlide(tx: Tx, slide: Slide, by: number): Promise<Outcome<void>> {
  const { title, titleUr, description, descriptionUr, alt, url, desktopImageUrl, mobileImageUrl } = slide;
  const [added] = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO featured_slides (title, title_ur, description, description_ur, alt, url, desktop_image_url, mobile_image_url,
      "order", created_at)
    VALUES (${title}, ${titleUr}, ${description}, ${descriptionUr}, ${alt}, ${url}, ${desktopImageUrl}, ${mobileImageUrl},
      ${lastPosition("featured_slides")} + 1, ${now()})
    RETURNING id`;
  await recordAudit(tx, { by, action: "add", entity: "slide", id: added?.id ?? 0, after: slide });
  return done(undefined);
}

async function saveSlide(
  tx: Tx,
  { id, version }: { id: number; version: number | null },
  slide: Slide,
  by: number,
): Promise<Outcome<void>> {
  const before = await tx.featuredSlide.findUnique({ where: { id }, omit: { createdAt: true } });
  if (!before) return refused("content.not-found");
  const where = { id, version: version ?? before.version };
  const { count } = await tx.featuredSlide.updateMany({ where, data: { ...slide, version: { increment: 1 } } });
  if (count === 0) return refused("content.changed-meanwhile");
  await recordAudit(tx, { by, action: "save", entity: "slide", id, before, after: slide });
  return done(undefined);
}
