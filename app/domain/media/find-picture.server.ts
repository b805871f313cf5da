import { drawPicture } from "#app/platform/images.server.ts";
import { processWide } from "#app/platform/process-wide.server.ts";
import { findUpload, type StoredUpload, savePictureSize } from "#app/platform/storage.server.ts";
import { type PictureFormat, pictureFormats, pictureWidths } from "./picture-sizes.ts";

const sized = new RegExp(`^([a-z]{1,30}/\\d{13,17})/(${pictureWidths.join("|")})\\.(${pictureFormats.join("|")})$`);

/** What is being drawn now, so that a page's many visitors wait for one drawing; and the last of it, for one is drawn at a time. */
const drawing = processWide("pictures", () => ({
  byName: new Map<string, Promise<StoredUpload | null>>(),
  last: Promise.resolve(),
}));

/**
 * A stored file, or one size of a stored picture, by the path below `/uploads/`. A size is rendered at its first request and
 * stored; there are eight of each picture, so requests cannot fill the disk. Null when there is none.
 */
export async function findPicture(name: string): Promise<StoredUpload | null> {
  const upload = await findUpload(name);
  const [, stem, width, format] = sized.exec(name) ?? [];
  if (upload || !stem) return upload;
  const begun = drawing.byName.get(name);
  if (begun) return begun;
  const drawn = inTurn(() => draw(stem, Number(width), format as PictureFormat)).finally(() => drawing.byName.delete(name));
  drawing.byName.set(name, drawn);
  return drawn;
}

/** One after the other: a page full of new pictures must not take every core from those who order. */
function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const done = drawing.last.then(work);
  drawing.last = done.then(
    () => undefined,
    () => undefined,
  );
  return done;
}

async function draw(stem: string, width: number, format: PictureFormat): Promise<StoredUpload | null> {
  const original = await findOriginal(stem);
  const bytes = original && (await drawPicture(original.bytes, { width, format }));
  if (!bytes) return null;
  await savePictureSize({ name: `${stem}/${width}.${format}`, bytes });
  return { bytes, type: `image/${format}` };
}

async function findOriginal(stem: string): Promise<StoredUpload | null> {
  for (const ending of ["webp", "jpg", "png"]) {
    const found = await findUpload(`${stem}.${ending}`);
    if (found) return found;
  }
  return null;
}
