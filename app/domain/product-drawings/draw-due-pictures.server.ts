import { setTimeout as pause } from "node:timers/promises";
import type { DrawnProduct } from "#app/drawings/draw-product.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { encodeDrawing } from "#app/platform/images.server.ts";
import { log } from "#app/platform/log.server.ts";
import { savePictureSize } from "#app/platform/storage.server.ts";

type Due = DrawnProduct & { id: number; key: string };

/** Drawings that become visible together: each time pages are made anew. */
const atOnce = 12;

/** Between two drawings, milliseconds, so that those who order have the processor for most of the time. */
const rest = 250;

/** What is due, what sells best first, without those that could not be drawn. */
const findDue = (failed: readonly number[]) => db.$queryRaw<Due[]>`
  SELECT p.id, p.drawing_key AS key, p.name, p.company_name AS brand, c.slug AS category, s.slug AS subcategory, p.unit,
    p.unit_size AS "unitSize", p.drawn_as AS "drawnAs", p.keywords
  FROM products p JOIN categories c ON c.id = p.category_id LEFT JOIN subcategories s ON s.id = p.subcategory_id
  WHERE p.image_url IS NULL AND p.status <> 'archived' AND p.drawn_key IS DISTINCT FROM p.drawing_key AND p.id <> ALL(${failed}::int[])
  ORDER BY p.popularity DESC, p.id LIMIT ${atOnce}`;

/** A drawing's name below `/uploads/`: the first 48 bits of the digest of what it shows, in 15 digits as uploads have them. */
const nameOf = (key: string) => `drawn/${Number.parseInt(key.slice(0, 12), 16).toString().padStart(15, "0")}`;

/** Draws a product's picture and keeps it with the sizes that lists show. Gives where it is served. */
async function draw({ key, ...product }: Due): Promise<string> {
  const { drawProduct } = await import("#app/drawings/draw-product.server.ts"); // used here alone
  const name = nameOf(key);
  const { whole, sizes } = await encodeDrawing(drawProduct(product));
  for (const { width, format, bytes } of sizes) await savePictureSize({ name: `${name}/${width}.${format}`, bytes });
  await savePictureSize({ name: `${name}.webp`, bytes: whole });
  return `/uploads/${name}.webp`;
}

/** Writes where drawings are kept. A product that changed meanwhile keeps another key and is drawn again. Version and audit log stay. */
const note = (drawn: readonly { id: number; key: string; url: string }[]) => db.$executeRaw`
  WITH drawn AS (
    SELECT * FROM unnest(${drawn.map(({ id }) => id)}::int[], ${drawn.map(({ key }) => key)}::text[], ${drawn.map(({ url }) => url)}::text[])
      AS drawn (id, key, url)),
  held AS (
    SELECT p.id, drawn.key, drawn.url FROM products p JOIN drawn ON drawn.id = p.id ORDER BY p.id FOR NO KEY UPDATE OF p)
  UPDATE products p SET drawn_key = held.key, drawn_url = held.url FROM held WHERE p.id = held.id`;

/**
 * Draws the pictures of products without a photo, of the new ones and of those whose name, brand, size or category changed since:
 * all that are due, one after the other. Where nothing is due it costs one read of an index. One that cannot be drawn or kept stops no
 * other; the next run tries it again. Safe to do twice.
 *
 * @returns how many were drawn
 */
export async function drawDuePictures(signal?: AbortSignal, { restBetween = rest } = {}): Promise<number> {
  if (!env.DRAW_PICTURES) return 0;
  const failed: number[] = [];
  let count = 0;
  while (!signal?.aborted) {
    const due = await findDue(failed);
    if (due.length === 0) break;
    const drawn: { id: number; key: string; url: string }[] = [];
    for (const product of due) {
      if (signal?.aborted) break;
      const { id, key } = product;
      await draw(product).then(
        (url) => drawn.push({ id, key, url }),
        (problem: unknown) => {
          failed.push(id);
          log.warn({ err: problem, product: id }, "a product's picture was not drawn");
        },
      );
      await pause(restBetween, undefined, signal && { signal }).catch(() => undefined);
    }
    if (drawn.length > 0) await note(drawn);
    count += drawn.length;
  }
  return count;
}
