import { keepPicture } from "#app/domain/media/keep-picture.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";

type Given = { file: File | undefined; address: string | null; field: string };

/**
 * The picture that a form carries: the file, which is kept, or else the address; null for neither.
 *
 * @returns refused at the field as `keepPicture` does
 */
export async function pictureOf({ file, address, field }: Given): Promise<Outcome<string | null>> {
  if (!file) return done(address);
  const kept = await keepPicture(file, { folder: "content" });
  return kept.ok ? kept : refused(kept.refusal.code, { field });
}
