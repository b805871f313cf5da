import { placeholderOf } from "#app/domain/catalog/placeholder.ts";
import type { VideoCategory } from "#app/generated/prisma/enums.ts";
import { ownPicture } from "#app/lib/safe-link.ts";
import { db } from "#app/platform/db.server.ts";
import { youtubeId } from "./internal/youtube-id.ts";
import { type VideoView, videoCategories } from "./video.ts";

/** The block print of a video that has no picture of its own. */
const prints: Record<VideoCategory, string> = {
  general: placeholderOf({ glyph: "shopping-basket", hue: 320 }),
  tutorial: placeholderOf({ glyph: "utensils", hue: 45 }),
  product_demo: placeholderOf({ glyph: "package", hue: 85 }),
  promotional: placeholderOf({ glyph: "gift", hue: 15 }),
  educational: placeholderOf({ glyph: "lamp", hue: 240 }),
};

/**
 * The videos that visitors may see, featured ones first, then the latest; at most 100. Switched off by its flag or by its
 * status, a video is hidden; so is one whose address is none of YouTube's.
 *
 * @returns them with the kinds that there are any of, whatever kind was asked for
 */
export async function listVideos(category: VideoCategory | null): Promise<{ videos: VideoView[]; categories: VideoCategory[] }> {
  const rows = await db.video.findMany({
    where: { isActive: true, status: "active" },
    orderBy: [{ featured: "desc" }, { createdAt: "desc" }, { id: "desc" }],
    take: 100,
  });
  const all = rows.flatMap(({ id, title, description, category, language, youtubeUrl, thumbnailUrl }): VideoView[] => {
    const known = youtubeId(youtubeUrl);
    const picture = ownPicture(thumbnailUrl) ?? prints[category];
    return known ? [{ id, youtubeId: known, title, description, category, language, picture }] : [];
  });
  return {
    videos: category ? all.filter((video) => video.category === category) : all,
    categories: videoCategories.filter((kind) => all.some((video) => video.category === kind)),
  };
}
