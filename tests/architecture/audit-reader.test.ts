import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "app"], { encoding: "utf8" })
  .split("\n")
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));

test("one file reads the audit log; two write it, and one takes a person out of it", () => {
  const named = files.filter((path) => /\baudit_entries\b|\bauditEntry\b/.test(readFileSync(path, "utf8")));
  expect(named).toEqual([
    "app/domain/audit/read-audit-log.server.ts",
    "app/domain/audit/record-audit.server.ts",
    "app/domain/audit/record-audits.server.ts",
    "app/domain/audit/redact-audit.server.ts",
  ]);
});
