import type { Lang } from "#app/i18n/lang.ts";
import { ownPicture } from "#app/lib/safe-link.ts";
import { db } from "#app/platform/db.server.ts";
import { renderMarkdown } from "#app/platform/markdown.server.ts";
import { textIn } from "./internal/text-in.ts";
import type { Section } from "./section.ts";

/** The active sections of the about page in the order staff gave them, at most 50 (B4.03). */
export async function listAboutSections(lang: Lang): Promise<Section[]> {
  const rows = await db.aboutContent.findMany({
    where: { isActive: true },
    orderBy: [{ sectionOrder: "asc" }, { id: "asc" }],
    take: 50,
  });
  return rows.map(({ id, sectionTitle, sectionTitleUr, sectionContent, sectionContentUr, imageUrl }) => ({
    id,
    title: textIn(lang, sectionTitle, sectionTitleUr),
    html: renderMarkdown(textIn(lang, sectionContent, sectionContentUr)),
    image: ownPicture(imageUrl),
  }));
}
