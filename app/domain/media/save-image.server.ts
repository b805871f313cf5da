import { type Outcome, refused } from "#app/lib/outcome.ts";
import { largestUpload } from "#app/lib/upload-sizes.ts";
import { squareWebp } from "#app/platform/images.server.ts";
import type { UploadFolder } from "#app/platform/storage.server.ts";
import { storePicture } from "./internal/store-picture.server.ts";

/** The largest picture that is taken, bytes. */
export const largestImage = largestUpload.picture;

/**
 * Stores a picture from a form, re-encoded as a square WebP without metadata.
 *
 * @param edge of the square, pixels
 * @returns the address it is served at; refused with `image.too-large`, as `squareWebp` does, or with `image.not-stored`
 */
export async function saveSquareImage(
  file: File,
  { folder, edge }: { folder: UploadFolder; edge: number },
): Promise<Outcome<string>> {
  if (file.size > largestImage) return refused("image.too-large");
  const picture = await squareWebp(new Uint8Array(await file.arrayBuffer()), edge);
  return picture.ok ? storePicture(picture.value, folder) : picture;
}
