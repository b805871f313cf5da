import { expect, test } from "vitest";
import { renameWithRetry } from "./json-file.ts";

/** A disk on which another program locks the file for the first few attempts. */
function heldFor(tries: number, code: string) {
  const waits: number[] = [];
  let attempts = 0;
  const rename = () => {
    attempts += 1;
    if (attempts <= tries) throw Object.assign(new Error(code), { code });
  };
  const result = () => renameWithRetry("settings.json.draft", "settings.json", { rename, sleep: (wait) => waits.push(wait) });
  return { result, waits, attempts: () => attempts };
}

test.each(["EPERM", "EACCES", "EBUSY"])("a file that a virus scanner holds (%s) is renamed when it lets go", (code) => {
  const disk = heldFor(3, code);
  disk.result();
  expect([disk.attempts(), disk.waits]).toEqual([4, [10, 20, 40]]);
});

test("a file that is held for longer than half a second is given up, and so is at once what no waiting mends", () => {
  const held = heldFor(100, "EBUSY");
  expect(held.result).toThrow("EBUSY");
  expect(held.waits.reduce((sum, wait) => sum + wait)).toBe(630);
  const full = heldFor(100, "ENOSPC");
  expect(full.result).toThrow("ENOSPC");
  expect(full.attempts()).toBe(1);
});
