import { withRules } from "#app/domain/resource/staff-table.ts";
import { done, refused } from "#app/lib/outcome.ts";
import { generatedThumbnail, isGeneratedThumbnail } from "./internal/thumbnail.ts";
import { youtubeId } from "./internal/youtube-id.ts";
import { videoTable } from "./videos.ts";

/**
 * The videos with what the shop asks of them: an address that holds a YouTube id (`video.no-id`). Without a thumbnail of its own a video
 * has YouTube's, of the id that it has now (B5.41).
 */
export const videoRows = withRules(videoTable, {
  async check(_, { before, after: { youtubeUrl } }) {
    const isNew = before?.youtubeUrl !== youtubeUrl; // an old row without an id can still be switched off
    return isNew && youtubeId(youtubeUrl) === null ? refused("video.no-id", { field: "youtube_url" }) : done(undefined);
  },
  async after(tx, { after: { id, youtubeUrl, thumbnailUrl } }) {
    if (thumbnailUrl && !isGeneratedThumbnail(thumbnailUrl)) return;
    const generated = generatedThumbnail(youtubeUrl);
    if (generated !== thumbnailUrl) await tx.video.update({ where: { id }, data: { thumbnailUrl: generated } });
  },
});
