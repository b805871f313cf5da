import { encodePicture } from "#app/platform/images.server.ts";
import { processWide } from "#app/platform/process-wide.server.ts";
import { findUpload, type StoredUpload, savePictureSize } from "#app/platform/storage.server.ts";
import { type PictureFormat, pictureFormats, pictureWidths } from "./picture-sizes.ts";

const sized = new RegExp(`^([a-z]{1,30}/\\d{13,17})/(${pictureWidths.join("|")})\\.(${pictureFormats.join("|")})$`);

/** What is being drawn now, so that a page's many visitors wait for one drawing; and the last of it, for one is drawn at a time. */
const rendering = processWide("pictures", () => ({
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
  const begun = rendering.byName.get(name);
  if (begun) return begun;
  const rendered = inTurn(() => render(stem, Number(width), format as PictureFormat)).finally(() =>
    rendering.byName.delete(name),
  );
  rendering.byName.set(name, rendered);
  return rendered;
}

/** One after the other: a page full of new pictures must not take every core from those who order. */
function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const done = rendering.last.then(work);
  rendering.last = done.then(
    () => undefined,
    () => undefined,
  );
  return done;
}

async function render(stem: string, width: number, format: PictureFormat): Promise<StoredUpload | null> {
  const original = await findOriginal(stem);
  const bytes = original && (await encodePicture(original.bytes, { width, format }));
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
