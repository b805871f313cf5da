import { listPictureAddresses } from "#app/domain/catalog/list-picture-addresses.server.ts";
import { fetchPicture, isOtherSite } from "#app/domain/media/fetch-picture.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";

/** The fields of a product's own picture and of its further ones. */
const fields = ["image_url", "pictures"] as const;

/**
 * Fetches the pictures of a product's form whose addresses are of another site, once, and puts their own addresses in place of them. An
 * address that was saved before stays: what nobody changed stops no save.
 *
 * @returns refused at the field as `fetchPicture` is
 */
export async function fetchPictures(sent: FormData, productId: number | null): Promise<Outcome<void>> {
  const isNew = (value: FormDataEntryValue): value is string => typeof value === "string" && isOtherSite(value);
  if (!fields.some((name) => sent.getAll(name).some(isNew))) return done(undefined);
  const known = await listPictureAddresses(productId);
  for (const name of fields) {
    const all = sent.getAll(name);
    for (const [at, value] of all.entries()) {
      if (!isNew(value) || known.includes(value.trim())) continue;
      const fetched = await fetchPicture(value, { folder: "products" });
      if (!fetched.ok) return refused(fetched.refusal.code, { field: "image_url" });
      all[at] = fetched.value;
    }
    sent.delete(name);
    for (const value of all) sent.append(name, value);
  }
  return done(undefined);
}
