import { execFileSync } from "node:child_process";
import { existsSync, lstatSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { expect, test } from "vitest";

/** What may stand at the root: whoever opens the repository sees these names and no others. */
const root = new Set([
  ...[".ci", ".env.example", ".gitattributes", ".gitignore", "LICENSE", "README.md", "THIRD-PARTY-NOTICES.md"],
  ...["app", "desktop", "docs", "prisma", "public", "tests"],
  ...["biome.json", "package-lock.json", "package.json", "prisma.config.ts", "remix.config.js", "tsconfig.json"],
  "vitest.config.ts", // for whoever calls vitest without the path of the tests' own
]);

const most = 300_000;

/** Files beyond the bound, each with its reason and a bound of its own. */
const large: Record<string, { bytes: number; why: string }> = {
  "app/drawings/emoji.json": { bytes: 1_900_000, why: "the outlines that products are drawn from, one copy" },
  "package-lock.json": { bytes: 700_000, why: "npm writes it" },
};

/** Kinds that are read as text, and pictures; a packed or compiled file is made from something, and that stands here instead. */
const kinds = new Set([
  ...[".ts", ".tsx", ".mts", ".mjs", ".cjs", ".js", ".css", ".html", ".svg", ".md", ".txt"],
  ...[
    ".json",
    ".jsonl",
    ".csv",
    ".sql",
    ".prisma",
    ".toml",
    ".yml",
    ".png",
    ".jpg",
    ".ico",
    ".webmanifest",
    ".service",
    ".env",
    ".plist",
  ],
]);
const pictures = new Set([".png", ".jpg", ".ico"]);
const withoutKind = /^(?:\.ci\/\w+|\.env\.example|\.git(?:ignore|attributes)|LICENSE)$/;

type Tracked = { path: string; bytes: number; isBinary: boolean };

/** What is wrong with the tracked files, a sentence each. */
function findStrays(files: readonly Tracked[]): string[] {
  return files.flatMap(({ path, bytes, isBinary }) => {
    const [top = ""] = path.split("/");
    const kind = extname(path).toLowerCase();
    const bound = large[path]?.bytes ?? most;
    return [
      ...(root.has(top) ? [] : [`${top} has no place at the root`]),
      ...(bytes > bound ? [`${path} has ${bytes} bytes, ${bound} are allowed`] : []),
      ...(kinds.has(kind) || withoutKind.test(path) ? [] : [`${path} is of no known kind`]),
      ...(isBinary && !pictures.has(kind) ? [`${path} is binary`] : []),
    ];
  });
}

const tracked = (): Tracked[] =>
  execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" })
    .split("\0")
    .filter((path) => path && existsSync(path))
    .map((path) => ({ path, bytes: lstatSync(path).size, isBinary: readFileSync(path).subarray(0, 8000).includes(0) }));

// a copy without its history, as an archive is, has nothing that could be tracked
test.runIf(existsSync(".git"))("the root holds the names it should, and no tracked file is large, packed or compiled", () => {
  const files = tracked();
  expect(files.length).toBeGreaterThan(1000);
  expect(findStrays(files)).toEqual([]);
  for (const path of Object.keys(large)) expect(files.find((file) => file.path === path)?.bytes, path).toBeGreaterThan(most);
});

test.each<[string, Tracked, string[]]>([
  [
    "a wheel at the root",
    { path: "pillow-12-x86_64.whl", bytes: 6_900_000, isBinary: true },
    [
      "pillow-12-x86_64.whl has no place at the root",
      "pillow-12-x86_64.whl has 6900000 bytes, 300000 are allowed",
      "pillow-12-x86_64.whl is of no known kind",
      "pillow-12-x86_64.whl is binary",
    ],
  ],
  ["an archive", { path: "docs/old.zip", bytes: 9, isBinary: false }, ["docs/old.zip is of no known kind"]],
  [
    "a picture beyond the bound",
    { path: "docs/a.png", bytes: 300_001, isBinary: true },
    ["docs/a.png has 300001 bytes, 300000 are allowed"],
  ],
  ["a binary under a text's name", { path: "tests/a.json", bytes: 9, isBinary: true }, ["tests/a.json is binary"]],
  ["a scratch file at the root", { path: "notes.md", bytes: 9, isBinary: false }, ["notes.md has no place at the root"]],
  [
    "a large file grown beyond its own bound",
    { path: "package-lock.json", bytes: 800_000, isBinary: false },
    ["package-lock.json has 800000 bytes, 700000 are allowed"],
  ],
])("%s is named", (_, file, said) => {
  expect(findStrays([file])).toEqual(said);
});
