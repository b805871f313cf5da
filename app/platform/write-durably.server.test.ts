import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { storedSecret } from "./secret.server.ts";
import { writeDurably } from "./write-durably.server.ts";

const folder = makeDataFolder();
afterAll(folder.remove);

test("a file is there whole or not at all, and nothing is left beside it", async () => {
  const file = join(folder.path, "320.avif");
  await Promise.all([
    writeDurably(file, Buffer.from("first")),
    writeDurably(join(folder.path, "640.avif"), Buffer.from("large")),
  ]);
  await writeDurably(file, Buffer.from("second"));
  expect(readFileSync(file, "utf8")).toBe("second");
  expect(readdirSync(folder.path).sort()).toEqual(["320.avif", "640.avif"]);
});

test("what cannot be written leaves what was there", async () => {
  mkdirSync(join(folder.path, "taken"));
  await expect(writeDurably(join(folder.path, "taken"), Buffer.from("x"))).rejects.toThrow();
  expect(readdirSync(folder.path).sort()).toEqual(["320.avif", "640.avif", "taken"]);
});

test("the secret that signs sessions is made once, for its owner alone, and an empty one is told as that", () => {
  const dataDir = join(folder.path, "data");
  const made = storedSecret(dataDir);
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(storedSecret(dataDir)).toBe(made);
  const file = join(dataDir, "session-secret");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  writeFileSync(file, "");
  expect(() => storedSecret(dataDir)).toThrow(`${file} is empty or cut short`);
});
