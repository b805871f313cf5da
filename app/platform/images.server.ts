import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { log } from "./log.server.ts";
import { drawPicture, type PictureTask, picturesBusy } from "./picture-process.server.ts";

/** The formats that are read, each with the first bytes of its files; a `?` may be anything. */
const kinds = { jpeg: "ff d8 ff", png: "89 50 4e 47 0d 0a 1a 0a", webp: "52 49 46 46 ? ? ? ? 57 45 42 50" } as const;

const startsWith = (bytes: Uint8Array, head: string) =>
  head.split(" ").every((byte, at) => byte === "?" || bytes[at] === Number.parseInt(byte, 16));

/** The type of a picture by its first bytes, whatever its name; null for anything but JPEG, PNG and WebP. SVG is never one. */
export function imageKind(bytes: Uint8Array): keyof typeof kinds | null {
  const names = Object.keys(kinds) as (keyof typeof kinds)[];
  return names.find((name) => startsWith(bytes, kinds[name])) ?? null;
}

/** A picture that somebody sent, or one that is kept and drawn in another size. */
type Drawing = { isSent: boolean };

/**
 * Draws the middle of a picture as a square WebP, upright, with nothing of what the file carried besides (place, camera).
 *
 * @param edge of the square, pixels
 * @returns the picture; refused with `image.unreadable` when it is no whole JPEG, PNG or WebP, `image.too-many-pixels` above 25 million
 *   of them (4 of an interlaced PNG), `image.busy` while many others wait
 */
export const squareWebp = (bytes: Uint8Array, edge: number): Promise<Outcome<Buffer>> =>
  redraw(bytes, { task: "square", input: { bytes, edge } }, { isSent: true });

/**
 * Draws a picture whole, upright and no larger than it is, with nothing of what the file carried besides. Refused like `squareWebp`.
 *
 * @param width at most, and as high at most, pixels
 */
export const encodePicture = (
  bytes: Uint8Array,
  { width, format }: { width: number; format: "avif" | "webp" },
  { isSent }: Drawing = { isSent: true },
): Promise<Outcome<Buffer>> => redraw(bytes, { task: "encode", input: { bytes, width, format } }, { isSent });

async function redraw(bytes: Uint8Array, task: PictureTask, { isSent }: Drawing): Promise<Outcome<Buffer>> {
  if (!imageKind(bytes)) return refused("image.unreadable");
  try {
    const result = await drawPicture<Uint8Array>(task, { isSent });
    if ("drawn" in result) return done(Buffer.from(result.drawn));
    if ("tooManyPixels" in result) return refused("image.too-many-pixels");
    log.info({ reason: result.problem }, "picture not readable");
    return refused("image.unreadable");
  } catch (problem) {
    if ((problem as { code?: string }).code !== picturesBusy) throw problem;
    return refused("image.busy");
  }
}

/** One size of a drawing. */
export type DrawingSize = { width: number; format: "avif" | "webp"; bytes: Uint8Array };

/**
 * Draws a square SVG of ours in the middle of a transparent picture of four by three: whole, 640 × 480, and in the sizes of lists.
 * Never for a picture that somebody sent. Throws when it cannot be drawn.
 */
export async function encodeDrawing(svg: string): Promise<{ whole: Uint8Array; sizes: DrawingSize[] }> {
  const task = { task: "drawing", input: { svg } } as const;
  const result = await drawPicture<{ whole: Uint8Array; sizes: DrawingSize[] }>(task, { isSent: false });
  if ("drawn" in result) return result.drawn;
  throw new Error("problem" in result ? result.problem : "a drawing of too many pixels");
}
