import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { log } from "#app/platform/log.server.ts";
import { saveUpload, type UploadFolder } from "#app/platform/storage.server.ts";
import { uploadsProblem } from "#app/platform/uploads-state.server.ts";

/**
 * Stores an encoded picture. Gives the address it is served at; refused with `image.not-stored` when the uploads folder is full or
 * cannot be written to, which `/readyz` names too.
 */
export async function storePicture(bytes: Uint8Array, folder: UploadFolder): Promise<Outcome<string>> {
  try {
    return done(await saveUpload({ folder, ending: "webp", bytes }));
  } catch (problem) {
    const reason = uploadsProblem(problem);
    if (!reason) throw problem;
    log.error({ err: problem, reason }, "a picture could not be stored");
    return refused("image.not-stored");
  }
}
