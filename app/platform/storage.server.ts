import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { env } from "./env.server.ts";

/** Where uploads lie, by what they show. */
export type UploadFolder = "avatars" | "products";

const types = { webp: "image/webp", avif: "image/avif", jpg: "image/jpeg", png: "image/png" } as const;

/** How an upload's file ends. */
export type UploadEnding = keyof typeof types;

/** `avatars/1763635374123.webp`: no dots, no slashes but one, so no name leads out of the folder. */
const uploadName = /^[a-z]{1,30}\/\d{13,17}\.(webp|avif|jpg|png)$/;
const served = "/uploads/";

const placeOf = (name: string) => join(env.DATA_DIR, "uploads", name);

const isCode = (problem: unknown, ...codes: string[]) => codes.includes((problem as NodeJS.ErrnoException).code ?? "");

/** Keeps a file under the time of its coming, a millisecond later where that is taken. Gives the address it is served at. */
export async function keepUpload({
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
      if (!isCode(problem, "EEXIST")) throw problem;
    }
  }
}

/** A kept file by what follows `/uploads/` in its address, with its media type; null when there is none. */
export async function findUpload(name: string): Promise<{ bytes: Buffer; type: string } | null> {
  const ending = uploadName.exec(name)?.[1] as UploadEnding | undefined;
  if (!ending) return null;
  try {
    return { bytes: await readFile(placeOf(name)), type: types[ending] };
  } catch (problem) {
    if (isCode(problem, "ENOENT", "EISDIR")) return null;
    throw problem;
  }
}

/** Forgets a kept file by its address; an address that is not one of ours, or already forgotten, is left alone. */
export async function forgetUpload(address: string): Promise<void> {
  const name = address.startsWith(served) ? address.slice(served.length) : "";
  if (uploadName.test(name)) await rm(placeOf(name), { force: true });
}
