import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A data folder for the length of a test run. */
export interface DataFolder {
  path: string;
  remove(): void;
}

/**
 * Makes one, open to the account that root lends PostgreSQL's files to: behind a closed door the shop puts them in a place
 * of its own, and only a link here.
 */
export function makeDataFolder(): DataFolder {
  const path = mkdtempSync(join(tmpdir(), "taaza-test-"));
  chmodSync(path, 0o755);
  return {
    path,
    remove() {
      const cluster = join(path, "pg");
      if (existsSync(cluster)) rmSync(realpathSync(cluster), { recursive: true, force: true });
      rmSync(path, { recursive: true, force: true });
    },
  };
}
