import { youtubeId } from "./youtube-id.ts";

/** Where YouTube keeps its own pictures of videos. */
export const thumbnailHost = "https://i.ytimg.com/vi/";
const end = "/hqdefault.jpg";

/** The address of YouTube's own picture of a video; null where its address holds no id (B5.41). */
export function generatedThumbnail(address: string): string | null {
  const id = youtubeId(address);
  return id && `${thumbnailHost}${id}${end}`;
}

/** Whether a thumbnail is one that was generated, of this or of an earlier address of the video. */
export const isGeneratedThumbnail = (thumbnail: string): boolean =>
  thumbnail.startsWith(thumbnailHost) && thumbnail.endsWith(end);
