import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { isUploadName } from "#app/platform/storage.server.ts";

/** The uploads folder of a data folder. */
export const uploadsIn = (dataDir: string): string => join(dataDir, "uploads");

/** The names of all uploads, `products/1763635374123.webp`, in order; without files that are only half there. */
export async function listUploads(dataDir: string): Promise<string[]> {
  const found = await readdir(uploadsIn(dataDir), { recursive: true }).catch(noneYet);
  return found
    .map((name) => name.replaceAll("\\", "/"))
    .filter(isUploadName)
    .sort();
}

function noneYet(problem: unknown): string[] {
  if ((problem as NodeJS.ErrnoException).code === "ENOENT") return [];
  throw problem;
}
