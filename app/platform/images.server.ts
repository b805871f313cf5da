import sharp, { type Sharp } from "sharp";
import { log } from "./log.server.ts";

/** The camera that takes more is not in anybody's pocket; a bomb of a few kilobytes unpacks to far more. */
const maxPixels = 50_000_000;
const maxSeconds = 10;

sharp.cache(false);

/** The formats that are read, each with the first bytes of its files; a `?` may be anything. */
const kinds = { jpeg: "ff d8 ff", png: "89 50 4e 47 0d 0a 1a 0a", webp: "52 49 46 46 ? ? ? ? 57 45 42 50" } as const;

const startsWith = (bytes: Uint8Array, head: string) =>
  head.split(" ").every((byte, at) => byte === "?" || bytes[at] === Number.parseInt(byte, 16));

/** The type of a picture by its first bytes, whatever its name; null for anything but JPEG, PNG and WebP. SVG is never one. */
export function imageKind(bytes: Uint8Array): keyof typeof kinds | null {
  const names = Object.keys(kinds) as (keyof typeof kinds)[];
  return names.find((name) => startsWith(bytes, kinds[name])) ?? null;
}

/**
 * Draws the middle of a picture as a square WebP, upright, with nothing of what the file carried besides (place, camera).
 * Null when it is no whole JPEG, PNG or WebP of at most 50 million pixels.
 *
 * @param edge of the square, pixels
 */
export const squareWebp = (bytes: Uint8Array, edge: number): Promise<Buffer | null> =>
  redraw(bytes, (picture) => picture.resize(edge, edge, { fit: "cover" }).webp({ quality: 82 }));

/** Qualities that look alike; AVIF is drawn with little effort, which costs a few percent in size and saves most of the time. */
const looks = {
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture: Sharp) => picture.webp({ quality: 80 }),
} as const;

/**
 * Draws a picture whole, upright and no larger than it is, with nothing of what the file carried besides. Null like `squareWebp`.
 *
 * @param width at most, and as high at most, pixels
 */
export const encodePicture = (
  bytes: Uint8Array,
  { width, format }: { width: number; format: keyof typeof looks },
): Promise<Buffer | null> =>
  redraw(bytes, (picture) => looks[format](picture.resize(width, width, { fit: "inside", withoutEnlargement: true })));

async function redraw(bytes: Uint8Array, as: (picture: Sharp) => Sharp): Promise<Buffer | null> {
  if (!imageKind(bytes)) return null;
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: "warning" }).timeout({ seconds: maxSeconds });
    return await as(picture.autoOrient()).toBuffer();
  } catch (problem) {
    log.info({ reason: problem instanceof Error ? problem.message : String(problem) }, "picture not readable");
    return null;
  }
}

/** Draws an SVG of ours as a PNG. Never for a picture that somebody sent. */
export const encodeOwnSvg = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();

/** One size of a drawing. */
export type DrawingSize = { width: number; format: keyof typeof looks; bytes: Buffer };

/** The widths that lists show; larger ones are made at their first request, as of any picture. */
const listWidths = [160, 320] as const;

/** The most that a picture on a card may weigh, bytes; its quality is lowered until it fits. */
const maxCardBytes = 5_000;

/**
 * Draws a square SVG of ours in the middle of a transparent picture of four by three: whole, 640 × 480, and in the sizes of lists.
 * Never for a picture that somebody sent.
 */
export async function encodeDrawing(svg: string): Promise<{ whole: Buffer; sizes: DrawingSize[] }> {
  const none = { r: 0, g: 0, b: 0, alpha: 0 };
  const drawn = await sharp(Buffer.from(svg)).resize(480, 480).extend({ left: 80, right: 80, background: none }).png().toBuffer();
  const sizes: DrawingSize[] = [];
  for (const width of listWidths) {
    const small = sharp(drawn).resize({ width });
    sizes.push({ width, format: "webp", bytes: await small.clone().webp({ quality: 76 }).toBuffer() });
    sizes.push({ width, format: "avif", bytes: await lightAvif(small) });
  }
  return { whole: await sharp(drawn).webp({ quality: 88 }).toBuffer(), sizes };
}

async function lightAvif(picture: Sharp): Promise<Buffer> {
  for (const quality of [52, 46, 40, 34]) {
    const bytes = await picture.clone().avif({ quality, effort: 2 }).toBuffer();
    if (bytes.length <= maxCardBytes) return bytes;
  }
  return picture.clone().avif({ quality: 26, effort: 4 }).toBuffer();
}
