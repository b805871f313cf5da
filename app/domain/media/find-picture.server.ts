import { encodePicture } from "#app/platform/images.server.ts";
import { log } from "#app/platform/log.server.ts";
import { processWide } from "#app/platform/process-wide.server.ts";
import { findUpload, type StoredUpload, savePictureSize } from "#app/platform/storage.server.ts";
import { uploadsProblem } from "#app/platform/uploads-state.server.ts";
import { type PictureFormat, pictureFormats, pictureWidths } from "./picture-sizes.ts";

const sized = new RegExp(`^([a-z]{1,30}/\\d{13,17})/(${pictureWidths.join("|")})\\.(${pictureFormats.join("|")})$`);

/** What is being drawn now, so that a page's many visitors wait for one drawing. */
const rendering = processWide("pictures", () => new Map<string, Promise<StoredUpload | null>>());

/**
 * A stored file, or one size of a stored picture, by the path below `/uploads/`. A size is rendered at its first request and
 * stored; there are eight of each picture, so requests cannot fill the disk. Null when there is none.
 */
export async function findPicture(name: string): Promise<StoredUpload | null> {
  const upload = await findUpload(name);
  const [, stem, width, format] = sized.exec(name) ?? [];
  if (upload || !stem) return upload;
  const begun = rendering.get(name);
  if (begun) return begun;
  const rendered = render(stem, Number(width), format as PictureFormat).finally(() => rendering.delete(name));
  rendering.set(name, rendered);
  return rendered;
}

async function render(stem: string, width: number, format: PictureFormat): Promise<StoredUpload | null> {
  const original = await findOriginal(stem);
  const picture = original && (await encodePicture(original.bytes, { width, format }, { isSent: false }));
  if (!picture?.ok) return null;
  const bytes = picture.value;
  await savePictureSize({ name: `${stem}/${width}.${format}`, bytes }).catch((problem: unknown) => {
    if (!uploadsProblem(problem)) throw problem;
    log.warn({ err: problem }, "a picture's size was not stored and is drawn again at its next request");
  });
  return { bytes, type: `image/${format}` };
}

async function findOriginal(stem: string): Promise<StoredUpload | null> {
  for (const ending of ["webp", "jpg", "png"]) {
    const found = await findUpload(`${stem}.${ending}`);
    if (found) return found;
  }
  return null;
}
