import { keepPicture } from "#app/domain/media/keep-picture.server.ts";
import { type Outcome, refused } from "#app/lib/outcome.ts";
import { forgetUpload } from "#app/platform/storage.server.ts";

/**
 * Keeps the picture that came with a product's form, if one did, and saves the product with its address; when the save is refused
 * or breaks, the picture is forgotten again. Refused at the field `image` as `keepPicture` does, else as the save is.
 */
export async function withPicture<Value>(
  image: File | undefined,
  save: (address: string | null) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  if (!image) return save(null);
  const kept = await keepPicture(image, { folder: "products" });
  if (!kept.ok) return refused(kept.refusal.code, { field: "image" });
  let isSaved = false;
  try {
    const outcome = await save(kept.value);
    isSaved = outcome.ok;
    return outcome;
  } finally {
    if (!isSaved) await forgetUpload(kept.value);
  }
}
