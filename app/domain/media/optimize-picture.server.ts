import { findPicture } from "./find-picture.server.ts";
import { pictureFormats, pictureWidths, sizedPicture } from "./picture-sizes.ts";

const served = "/uploads/";

/**
 * Renders a stored picture in a display size, in every format, before the first request for it (A7.52).
 *
 * @param width of that place, pixels; the next larger served size is rendered
 * @returns where the picture is served in that size, as WebP, which every browser shows; null when it is no stored picture
 */
export async function optimizePicture({ imageUrl, width }: { imageUrl: string; width: number }): Promise<string | null> {
  const sized = sizedPicture(imageUrl);
  if (!sized) return null;
  const size = pictureWidths.find((known) => known >= width) ?? pictureWidths[pictureWidths.length - 1] ?? 1280;
  const rendered = await Promise.all(pictureFormats.map((format) => findPicture(sized(size, format).slice(served.length))));
  return rendered.every(Boolean) ? sized(size, "webp") : null;
}
