import { randomUUID } from "node:crypto";
import { access, type FileHandle, mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { uploadsIn } from "#app/server/list-uploads.ts";
import { removeDrafts, settleUploads, unfinished, writePlan } from "#app/server/settle-uploads.ts";
import { Refused } from "./backup-format.ts";

/**
 * Uploads on their way back into the folder, which may be a mount. Each stands under its name before the database is committed; `settle`
 * then removes those that the backup does not have. Cut off anywhere in between, no upload that a row names is missing, and the next
 * start or restore settles what a commit with the plan's id stands for.
 */
export type Staged = {
  begin(name: string): Promise<void>;
  write(bytes: Buffer): Promise<void>;
  end(): Promise<void>;
  /** Writes down what `settle` will do; gives the id that the database's transaction notes. */
  plan(): Promise<string>;
  settle(): Promise<void>;
  /** Undoes what was begun; nothing once it is planned, which `finishRestore` judges. */
  discard(): Promise<void>;
};

/** Why uploads cannot be written, by the system's code. */
const reasons: Readonly<Record<string, string>> = {
  ENOSPC: "its disk is full",
  EDQUOT: "its disk quota is used up",
  EROFS: "it can only be read",
  EACCES: "this account may not write to it",
  EPERM: "this account may not write to it",
};

/** Throws `Refused` with a sentence for what the operator can mend. */
function refuse(place: string): (problem: unknown) => never {
  return (problem) => {
    const reason = reasons[(problem as NodeJS.ErrnoException).code ?? ""];
    if (!reason) throw problem;
    throw new Refused(`Pictures cannot be written to ${place}: ${reason}. Nothing was changed.`);
  };
}

/** Takes uploads for a data folder; what an earlier restore left unfinished is removed. Throws `Refused` where nothing can be written. */
export async function stageUploads(dataDir: string): Promise<Staged> {
  const place = uploadsIn(dataDir);
  await prepare(dataDir, place).catch(refuse(place));
  const restored = new Set<string>();
  const added: string[] = [];
  const replaced: string[] = [];
  let current = "";
  let isPlanned = false; // from then on only the database knows what holds, also when its answer to COMMIT is lost
  let file: FileHandle | undefined;
  const draftOf = (name: string) => join(place, name) + unfinished;
  return {
    async begin(name) {
      current = name;
      await mkdir(dirname(join(place, name)), { recursive: true }).catch(refuse(place));
      file = await open(draftOf(name), "wx").catch(refuse(place));
    },
    async write(bytes) {
      await file?.appendFile(bytes).catch(refuse(place));
    },
    async end() {
      await file?.sync().catch(refuse(place));
      await file?.close();
      file = undefined;
      restored.add(current);
      const before = await stat(join(place, current)).catch(() => null);
      if (before === null) {
        await rename(draftOf(current), join(place, current));
        added.push(current);
      } else replaced.push(current); // the shop that is there may still need its own
    },
    async plan() {
      const id = randomUUID();
      isPlanned = true;
      await writePlan(dataDir, { id, restored: [...restored] }).catch(refuse(place));
      return id;
    },
    async settle() {
      isPlanned = true;
      await settleUploads(dataDir, restored);
    },
    async discard() {
      await file?.close();
      if (isPlanned) return;
      for (const name of added.splice(0)) await rm(join(place, name), { force: true });
      for (const name of replaced.splice(0)) await rm(draftOf(name), { force: true });
      if (current) await rm(draftOf(current), { force: true });
    },
  };
}

async function prepare(dataDir: string, place: string): Promise<void> {
  await mkdir(place, { recursive: true });
  await access(place);
  await removeDrafts(dataDir);
  const probe = join(place, `probe${unfinished}`);
  await (await open(probe, "w")).close();
  await rm(probe);
}
