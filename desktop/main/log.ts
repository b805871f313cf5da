import { appendFileSync, existsSync, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { renameWithRetry } from "./json-file.ts";

/** Writes one line: an event, and details without personal data. */
export type Log = (happened: string, details?: Readonly<Record<string, string | number | boolean | null>>) => void;

const largest = 1_000_000;

/** The log of the window: two files of a megabyte at most. A full disk must not stop a print, so writing never throws. */
export function openLog(folder: string, clock: () => Date = () => new Date()): Log {
  const path = join(folder, "desktop.log");
  return (happened, details = {}) => {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      if (existsSync(path) && statSync(path).size > largest) renameWithRetry(path, join(folder, "desktop.1.log"));
      appendFileSync(path, `${JSON.stringify({ at: clock().toISOString(), happened, ...details })}\n`, { mode: 0o600 });
    } catch {
      console.error(happened, details);
    }
  };
}
