import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

/** Where test files stand; those of the journeys are not vitest's. */
const folders = ["app", "desktop", "prisma", "tests"];
const isTest = (path) => /\.test\.tsx?$/.test(path);

/**
 * What a test can depend on without importing it: packages, schema, migrations and seed, the set-up of the tests, data files. A
 * change in them makes every test due.
 */
const shared = ["package-lock.json", "tsconfig.json", "vitest.config.ts", "prisma", "public", "tests"];
const isShared = (path) => !isTest(path) && !/^tests\/(e2e|bench|faults|support\/e2e)\//.test(path);

/**
 * A test that reads the sources while it runs depends on more than it imports, so it is always due. What the shop itself reads at
 * run time is its data.
 */
const readsFiles = /\b(readFile|readdir|createReadStream)(Sync)?\b|node:child_process|import\.meta\.glob/;
const mayReadSources = (path) => isTest(path) || path.startsWith("tests/support/");

/** Beside the caches of the other tools: in an empty clone every test is due. */
const cache = "node_modules/.cache/passed-tests.json";

/**
 * The test files to run for `npm run check`: each one that has not passed yet as it is now. A test is as it was when neither it, nor
 * anything that it imports at any depth, nor what all tests share has changed; `npm test` runs all of them.
 *
 * @returns the files, how many there are of them in all, and a function that records those of a vitest report that passed
 */
export async function listDueTests({ root = ".", file = cache } = {}) {
  const tests = folders.flatMap((folder) => listFiles(root, folder)).filter((path) => isTest(path) && !path.includes(".long."));
  const inputs = await graphOf(root, tests);
  const hashOf = hashFiles(root);
  const common = shared.flatMap((path) => listFiles(root, path)).filter(isShared);
  const commonHash = sha256(common.map((path) => path + hashOf(path)).join());
  const stateOf = (test) => {
    const files = reachable(inputs, test);
    const isKnown = files.every((path) => !mayReadSources(path) || !readsFiles.test(readFileSync(join(root, path), "utf8")));
    return isKnown ? sha256(commonHash + files.map((path) => path + hashOf(path)).join()) : null;
  };
  const states = new Map(tests.map((test) => [test, stateOf(test)]));
  const passed = existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), "utf8")) : {};
  const due = tests.filter((test) => !states.get(test) || passed[test] !== states.get(test));
  const record = (report) => {
    for (const { name, status, assertionResults } of report.testResults) {
      const test = tests.find((path) => resolve(root, path) === resolve(name));
      const isGreen = status === "passed" && assertionResults.length > 0;
      if (test) passed[test] = isGreen ? (states.get(test) ?? undefined) : undefined;
    }
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), JSON.stringify(passed));
  };
  return { due, all: tests.length, record };
}

/** The files below a folder, or the file itself, with `/` between folders whatever the system; what is generated counts by what it is made from. */
function listFiles(root, path) {
  const isFolder = existsSync(join(root, path)) && statSync(join(root, path)).isDirectory();
  if (!isFolder) return existsSync(join(root, path)) ? [path] : [];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll("\\", "/"))
    .filter((file) => !file.includes("/generated/"))
    .sort();
}

/** What each source file imports, as paths from the root; esbuild reads each file once, and nothing is written. */
async function graphOf(root, tests) {
  const { build } = await import("esbuild"); // this module is loaded before packages are installed
  const { metafile } = await build({
    absWorkingDir: resolve(root),
    entryPoints: tests,
    outdir: "tests-graph",
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    packages: "external",
    jsx: "automatic",
    loader: { ".woff2": "empty", ".svg": "empty", ".css": "empty" },
    logLevel: "silent",
  });
  return metafile.inputs;
}

function reachable(inputs, test) {
  const found = new Set([test]);
  for (const path of found) {
    for (const { path: next, external } of inputs[path]?.imports ?? []) if (!external) found.add(next);
  }
  return [...found].sort();
}

function hashFiles(root) {
  const known = new Map();
  return (path) => {
    if (!known.has(path)) known.set(path, existsSync(join(root, path)) ? sha256(readFileSync(join(root, path))) : "");
    return known.get(path);
  };
}

const sha256 = (text) => createHash("sha256").update(text).digest("hex");
