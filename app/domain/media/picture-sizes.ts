/** How wide a kept picture is served, pixels; nothing else is ever drawn. */
export const pictureWidths = [160, 320, 640, 1280] as const;

/** One of the widths a picture is served in. */
export type PictureWidth = (typeof pictureWidths)[number];

/** The formats a picture is served in, the smaller files first. */
export const pictureFormats = ["avif", "webp"] as const;

/** One of the formats a picture is served in. */
export type PictureFormat = (typeof pictureFormats)[number];

const storedPath = /^(\/uploads\/[a-z]{1,30}\/\d{13,17})\.(?:webp|jpg|png)$/;

/** Where a kept picture's sizes are served, or null for everything else: a print is drawn to any size, and what is elsewhere stays as it is. */
export function sizedPicture(address: string): ((width: PictureWidth, format: PictureFormat) => string) | null {
  const stem = storedPath.exec(address)?.[1];
  return stem ? (width, format) => `${stem}/${width}.${format}` : null;
}
