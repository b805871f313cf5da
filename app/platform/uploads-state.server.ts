import { open, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { env } from "./env.server.ts";

/** Why no upload can be stored: there is no room, or nothing at all may be written. */
export type UploadsProblem = "full" | "read-only";

/** By the system's code; the last ones are those of a shared folder that is not there. */
const problems: Readonly<Record<string, UploadsProblem>> = {
  ENOSPC: "full",
  EDQUOT: "full",
  EROFS: "read-only",
  EACCES: "read-only",
  EPERM: "read-only",
  EEXIST: "read-only",
  ENOTDIR: "read-only",
  EIO: "read-only",
  ESTALE: "read-only",
  ENOTCONN: "read-only",
};

/** Why an upload could not be stored, from what the system threw; null where the uploads folder is not the reason. */
export const uploadsProblem = (problem: unknown): UploadsProblem | null =>
  problems[(problem as NodeJS.ErrnoException | null)?.code ?? ""] ?? null;

/** Room for several of the largest pictures with their sizes, bytes. */
const minFree = 16 * 1024 * 1024;

/** One block: an empty file needs no room, and says nothing of a quota. */
const block = Buffer.alloc(4096);

let probes = 0;

/**
 * What is wrong with the uploads folder, which may be on another disk than `DATA_DIR` or shared: tried by writing a block into it. Null
 * when uploads can be stored, and while there is no folder yet, which the first upload makes.
 */
export async function findUploadsProblem(): Promise<UploadsProblem | null> {
  const folder = join(env.DATA_DIR, "uploads");
  const probe = join(folder, `.probe.${process.pid}.${++probes}`);
  try {
    const { bavail, bsize } = await statfs(folder);
    const file = await open(probe, "wx");
    try {
      await file.write(block);
    } finally {
      await file.close();
      await rm(probe, { force: true });
    }
    return bavail * bsize < minFree ? "full" : null;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === "ENOENT") return null;
    const reason = uploadsProblem(problem);
    if (!reason) throw problem; // what cannot be read is neither well nor unwell
    return reason;
  }
}
