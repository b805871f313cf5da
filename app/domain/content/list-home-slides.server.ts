import { type Lang, langs } from "#app/i18n/lang.ts";
import { ownPicture, safeLink } from "#app/lib/safe-link.ts";
import { cachedReads } from "#app/platform/cached-read.server.ts";
import { db } from "#app/platform/db.server.ts";
import { textIn } from "./internal/text-in.ts";

/** A slide as customers see it; `href` is null for one that leads nowhere. */
export type Slide = {
  id: number;
  title: string | null;
  text: string | null;
  alt: string;
  href: string | null;
  wide: string;
  narrow: string;
};

/** A promotional banner as customers see it. */
export type Banner = { id: number; title: string; text: string; image: string; href: string; linkText: string };

/** How many of each the home page shows. */
const [mostSlides, mostBanners] = [6, 4];

/** What the shop announces on its home page: its slides in order, and its active banners, the newest first. */
export const listHomeSlides = cachedReads("announced", ["featured_slides", "promotional_banners"], readHomeSlides, langs.length);

async function readHomeSlides(lang: Lang): Promise<{ slides: Slide[]; banners: Banner[] }> {
  const [slides, banners] = await Promise.all([
    db.featuredSlide.findMany({ orderBy: [{ order: "asc" }, { id: "asc" }], take: mostSlides }),
    db.promotionalBanner.findMany({
      where: { active: true },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: mostBanners,
    }),
  ]);
  const either = (text: string | null, textUr: string | null) => textIn(lang, text ?? "", textUr) || null;
  return {
    slides: slides.flatMap(({ id, alt, url, ...slide }) => {
      const [wide, narrow] = [ownPicture(slide.desktopImageUrl), ownPicture(slide.mobileImageUrl)];
      if (!wide || !narrow) return [];
      const texts = { title: either(slide.title, slide.titleUr), text: either(slide.description, slide.descriptionUr) };
      return [{ id, alt, href: url && safeLink(url), wide, narrow, ...texts }];
    }),
    banners: banners.flatMap(({ id, linkText, ...banner }) => {
      const [image, href] = [ownPicture(banner.imageUrl), safeLink(banner.linkUrl)];
      if (!image || !href) return [];
      const title = textIn(lang, banner.title, banner.titleUr);
      return [{ id, title, text: textIn(lang, banner.description, banner.descriptionUr), image, href, linkText }];
    }),
  };
}
