import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("the models say what the migrations make, so that the next migration says only what is new", async () => {
  const diff = ["migrate", "diff", "--from-migrations", "prisma/migrations", "--to-schema", "prisma", "--script"];
  const { stdout } = await promisify(execFile)(process.execPath, ["prisma/cli.mjs", ...diff]);
  expect(stdout.trim()).toBe("-- This is an empty migration.");
});
