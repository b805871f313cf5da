import { type Outcome, refused } from "#app/lib/outcome.ts";
import { encodePicture, imageKind } from "#app/platform/images.server.ts";
import type { UploadFolder } from "#app/platform/storage.server.ts";
import { isPolyglotFile } from "./internal/is-polyglot-file.server.ts";
import { storePicture } from "./internal/store-picture.server.ts";
import { largestImage } from "./save-image.server.ts";

/** A quarter more than the largest size that is served, so that every size is drawn from more than it shows; pixels. */
const edge = 1600;

/**
 * Keeps a picture from a form as `{folder}/{timestamp}.webp` (A7.51): never as it came, always drawn anew, upright and whole,
 * without anything that its file carried besides.
 *
 * @returns the address it is served at; refused with `image.too-large`, `image.holds-more`, as `encodePicture` does, or with `image.not-stored`
 */
export async function savePicture(file: File, { folder }: { folder: UploadFolder }): Promise<Outcome<string>> {
  if (file.size > largestImage) return refused("image.too-large");
  return savePictureBytes(new Uint8Array(await file.arrayBuffer()), { folder });
}

/** The same of the bytes of a file whose size is known to be within the limit. */
export async function savePictureBytes(bytes: Uint8Array, { folder }: { folder: UploadFolder }): Promise<Outcome<string>> {
  if (imageKind(bytes) === null) return refused("image.unreadable");
  if (isPolyglotFile(bytes)) return refused("image.holds-more");
  const picture = await encodePicture(bytes, { width: edge, format: "webp" });
  return picture.ok ? storePicture(picture.value, folder) : picture;
}
