import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "../kept-file.ts";
import { type SpooledJob, spooledJob } from "./spooled-job.ts";

/** A folder with a file for each job. */
export class SpoolFolder {
  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  /** The job is on the disk when this returns; a full disk throws. */
  keep(job: SpooledJob): void {
    writeWhole(this.pathOf(job.id), JSON.stringify(job));
  }

  drop(id: string): void {
    rmSync(this.pathOf(id), { force: true });
  }

  /** Every job, oldest first. A file that cannot be read is put aside, so that one does not hold up all. */
  readAll(onBroken: (file: string) => void): SpooledJob[] {
    const files = readdirSync(this.folder).filter((file) => file.endsWith(".json"));
    const jobs = files.flatMap((file) => {
      try {
        return [spooledJob.parse(JSON.parse(readFileSync(join(this.folder, file), "utf8")))];
      } catch {
        renameSync(join(this.folder, file), join(this.folder, `${file}.broken`));
        onBroken(file);
        return [];
      }
    });
    return jobs.sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  private pathOf(id: string): string {
    return join(this.folder, `${id}.json`);
  }
}
