import { findPicture } from "./find-picture.server.ts";
import { pictureFormats, pictureWidths, sizedPicture } from "./picture-sizes.ts";

const served = "/uploads/";

/**
 * Draws a kept picture in the size that a place of a page needs, in every format, before the first customer asks for it (A7.52).
 *
 * @param width of that place, pixels; the next larger size that is served is drawn
 * @returns where the picture is served in that size, as WebP, which every browser shows; null when it is no picture kept here
 */
export async function optimizePicture({ imageUrl, width }: { imageUrl: string; width: number }): Promise<string | null> {
  const sized = sizedPicture(imageUrl);
  if (!sized) return null;
  const size = pictureWidths.find((known) => known >= width) ?? pictureWidths[pictureWidths.length - 1] ?? 1280;
  const drawn = await Promise.all(pictureFormats.map((format) => findPicture(sized(size, format).slice(served.length))));
  return drawn.every(Boolean) ? sized(size, "webp") : null;
}
