import { existsSync, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { sweepDrafts } from "./sweep-drafts.ts";

test("files that were half written are removed an hour later; uploads, and what another machine writes now, stay", async () => {
  const { path, remove } = makeDataFolder();
  const put = (name: string, minutes: number) => {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), "half");
    const then = new Date(Date.now() - minutes * 60_000);
    utimesSync(join(path, name), then, then);
    return () => existsSync(join(path, name));
  };
  const gone = [
    put("session-secret.4711.draft", 70),
    put("uploads/.probe.4711.1", 70),
    put("uploads/products/1763635374124.webp.restoring", 70),
    put("uploads/drawn/123456789012345/320.avif.4711.draft", 70),
  ];
  const staying = [
    put("session-secret", 70),
    put("uploads/drawn/123456789012345/160.avif", 70),
    put("uploads/products/1763635374123.webp.4712.draft", 5),
  ];
  await sweepDrafts(path);
  expect([...gone, ...staying].map((isThere) => isThere())).toEqual([false, false, false, false, true, true, true]);
  await sweepDrafts(join(path, "nowhere"));
  remove();
});
