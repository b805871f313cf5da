import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("nothing but the picture process loads the library that decodes pictures", () => {
  const files = readdirSync("app", { recursive: true })
    .map((name) => join("app", String(name)))
    .filter((name) => /\.(?:ts|tsx|mjs)$/.test(name) && !/\.test\.tsx?$/.test(name) && !/app.generated/.test(name));
  const loading = files.filter((name) => /(?:from|import\() ?"sharp"/.test(readFileSync(name, "utf8")));
  expect(loading.map((name) => name.replaceAll("\\", "/"))).toEqual(["app/platform/picture-worker.mjs"]);
});
