import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readText, renameWithRetry, writeAtomically } from "../json-file.ts";
import { type SpooledJob, spooledJob } from "./spooled-job.ts";

function jobOf(text: string): SpooledJob | null {
  try {
    return spooledJob.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** A folder with a file per job; created with the first of them. */
export class SpoolFolder {
  constructor(private readonly folder: string) {}

  /** The job is on the disk when this returns; throws on a full disk. */
  save(job: SpooledJob): void {
    writeAtomically(this.pathOf(job.id), JSON.stringify(job));
  }

  remove(id: string): void {
    rmSync(this.pathOf(id), { force: true });
  }

  /**
   * Every job, oldest first. A broken file is renamed aside, so that it does not block the others; one that cannot be read now stays, and
   * is read at the next start.
   */
  readAll(onBroken: (file: string) => void): SpooledJob[] {
    const files = existsSync(this.folder) ? readdirSync(this.folder).filter((file) => file.endsWith(".json")) : [];
    const jobs = files.flatMap((file) => {
      const text = this.textOf(file);
      const job = text === null ? null : jobOf(text);
      if (!job) onBroken(file);
      if (!job && text !== null) this.putAside(file);
      return job ? [job] : [];
    });
    return jobs.sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  private textOf(file: string): string | null {
    try {
      return readText(join(this.folder, file));
    } catch {
      return null;
    }
  }

  /** A file that cannot be renamed is tried again at the next start. */
  private putAside(file: string): void {
    try {
      renameWithRetry(join(this.folder, file), join(this.folder, `${file}.broken`));
    } catch {}
  }

  private pathOf(id: string): string {
    return join(this.folder, `${id}.json`);
  }
}
