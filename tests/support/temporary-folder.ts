import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** One temporary folder for all that a run's tests put down, so that nothing of it is left. */
export default function setup() {
  const before = process.env["TMPDIR"];
  const folder = mkdtempSync(join(tmpdir(), "taaza-tests-"));
  process.env["TMPDIR"] = folder;
  return () => {
    rmSync(folder, { recursive: true, force: true });
    if (before === undefined) Reflect.deleteProperty(process.env, "TMPDIR");
    else process.env["TMPDIR"] = before;
  };
}
