import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { renameWithRetry, writeAtomically } from "../json-file.ts";
import { type SpooledJob, spooledJob } from "./spooled-job.ts";

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

  /** Every job, oldest first. An unreadable file is renamed aside, so that it does not block the others. */
  readAll(onBroken: (file: string) => void): SpooledJob[] {
    const files = existsSync(this.folder) ? readdirSync(this.folder).filter((file) => file.endsWith(".json")) : [];
    const jobs = files.flatMap((file) => {
      try {
        return [spooledJob.parse(JSON.parse(readFileSync(join(this.folder, file), "utf8")))];
      } catch {
        onBroken(file);
        this.putAside(file);
        return [];
      }
    });
    return jobs.sort((one, other) => (one.id < other.id ? -1 : 1));
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
