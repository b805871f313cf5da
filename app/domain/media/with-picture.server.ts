import { type Outcome, refused } from "#app/lib/outcome.ts";
import { deleteUpload, type UploadFolder } from "#app/platform/storage.server.ts";
import { savePicture } from "./save-picture.server.ts";

/** A picture that came with a form, at one of its fields; undefined where none was chosen. */
type Sent = { file: File | undefined; field: string; folder: UploadFolder };

/**
 * Stores the picture of a form, if any, and saves the form with its address; when the save is refused or throws, the picture is
 * deleted again. Refused at the picture's field as `keepPicture` does, else as the save is.
 */
export async function withPicture<Value>(
  { file, field, folder }: Sent,
  save: (address: string | null) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  if (!file) return save(null);
  const saved = await savePicture(file, { folder });
  if (!saved.ok) return refused(saved.refusal.code, { field });
  let isSaved = false;
  try {
    const outcome = await save(saved.value);
    isSaved = outcome.ok;
    return outcome;
  } finally {
    if (!isSaved) await deleteUpload(saved.value);
  }
}
