import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { env } from "./env.server.ts";
import { log } from "./log.server.ts";
import { uploadsProblem } from "./uploads-state.server.ts";
import { writeDurably } from "./write-durably.server.ts";

/** Where uploads lie, by what they show. */
export type UploadFolder = "avatars" | "categories" | "content" | "products";

const types = { webp: "image/webp", avif: "image/avif", jpg: "image/jpeg", png: "image/png" } as const;

/** How an upload's file ends. */
export type UploadEnding = keyof typeof types;

/**
 * `products/1763635374123.webp`, or one of its sizes, `products/1763635374123/320.avif`: neither dots nor empty names, so none
 * leads out of the folder.
 */
const uploadName = /^[a-z]{1,30}\/\d{13,17}(?:\/\d{2,4})?\.(webp|avif|jpg|png)$/;
const served = "/uploads/";

/** Whether a name, as it follows `/uploads/` in an address, can be an upload's. */
export const isUploadName = (name: string): boolean => uploadName.test(name);

const placeOf = (name: string) => join(env.DATA_DIR, "uploads", name);

const isCode = (problem: unknown, ...codes: string[]) => codes.includes((problem as NodeJS.ErrnoException).code ?? "");

/** Keeps a file under the time of its coming, a millisecond later where that is taken. Gives the address it is served at. */
export async function saveUpload({
  folder,
  ending,
  bytes,
}: {
  folder: UploadFolder;
  ending: UploadEnding;
  bytes: Uint8Array;
}): Promise<string> {
  await mkdir(placeOf(folder), { recursive: true });
  for (let time = Date.now(); ; time++) {
    const name = `${folder}/${time}.${ending}`;
    try {
      await writeFile(placeOf(name), bytes, { flag: "wx", flush: true });
      return served + name;
    } catch (problem) {
      if (isCode(problem, "EEXIST")) continue;
      await rm(placeOf(name), { force: true }); // a full disk takes a part of it
      throw problem;
    }
  }
}

/** A file as it is served. */
export type StoredUpload = { bytes: Buffer; type: string };

/** A kept file by what follows `/uploads/` in its address, with its media type; null when there is none. */
export async function findUpload(name: string): Promise<StoredUpload | null> {
  const ending = uploadName.exec(name)?.[1] as UploadEnding | undefined;
  if (!ending) return null;
  try {
    const bytes = await readFile(placeOf(name));
    return bytes.length > 0 ? { bytes, type: types[ending] } : null; // a size that a power cut left empty is drawn again
  } catch (problem) {
    if (isCode(problem, "ENOENT", "EISDIR")) return null;
    throw problem;
  }
}

/** Keeps a size of a kept picture under its name, whole or not at all, also when two processes drew it at once. */
export async function savePictureSize({ name, bytes }: { name: string; bytes: Uint8Array }): Promise<void> {
  const place = placeOf(name);
  await mkdir(dirname(place), { recursive: true });
  await writeDurably(place, bytes);
}

/**
 * Deletes a stored file and its sizes by its URL; a foreign or already deleted one is ignored. One that the uploads folder does not let
 * go stays there, and nothing refers to it.
 */
export async function deleteUpload(address: string): Promise<void> {
  const name = address.startsWith(served) ? address.slice(served.length) : "";
  if (!uploadName.test(name)) return;
  try {
    await rm(placeOf(name), { force: true });
    await rm(placeOf(name.replace(/\.\w+$/, "")), { recursive: true, force: true });
  } catch (problem) {
    if (!uploadsProblem(problem)) throw problem;
    log.warn({ err: problem, upload: name }, "an upload was not deleted");
  }
}
