/**
 * `npm test`: everything that can be wrong with the shop, from a bare checkout. `--check` leaves out what needs a build
 * or a browser and what is long (`*.long.test.ts`), for the loop while working; `--audit` is the accessibility of every page in every language, width and
 * theme. The last line printed is always `N passed, N failed`. Plain Node, because it may run before anything is installed.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installIfStale } from "../app/server/install.mjs";
import { haveChromium } from "./support/chromium.mjs";
import { countPlaywright, countVitest } from "./support/count-tests.mjs";
import { listDueTests } from "./support/due-tests.mjs";
import { haveJava } from "./support/java.mjs";
import { runStep, sideBySide } from "./support/step.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const mode = process.argv[2];
const reports = mkdtempSync(join(tmpdir(), "taaza-reports-"));
const total = { passed: 0, failed: 0 };

// At the exit, so that it stands below whatever ended the run, a failed installation too.
process.on("exit", (code) => {
  rmSync(reports, { recursive: true, force: true });
  if (code !== 0 && total.failed === 0) total.failed = 1;
  console.log(`${total.passed} passed, ${total.failed} failed`);
});

await runAll().catch((problem) => {
  console.error(problem);
  process.exit(1);
});
process.exit(total.failed === 0 ? 0 : 1);

async function runAll() {
  await installIfStale({ withDev: true });
  if (mode !== "--audit") {
    if (!(await generate())) return count({ failed: 1 });
    await Promise.all([checkSources(), testWithoutBrowser()]); // tests often wait, for clocks and for PostgreSQL
  }
  if (mode !== "--check" && (await build())) await testInBrowser();
}

/** In a Node of its own like the other steps, so that what it prints is kept back. */
async function generate() {
  const { ok } = await runStep("generated code", [
    "--eval",
    'import("./app/server/build.mjs").then(({ generate }) => generate())',
  ]);
  return ok;
}

/** Format, lint, types and architecture, on the core that the tests leave. */
async function checkSources() {
  const cruised = ["app", "desktop", "prisma/seed", "prisma/backup"].filter((folder) => existsSync(folder));
  const rules = "tests/architecture";
  const steps = [
    check("types", "typescript/bin/tsc", ["--noEmit", "--pretty", "false"]),
    // Each rule judges a file by itself, so a file that is as it was needs no second look.
    check("lint rules", "eslint/bin/eslint.js", [
      ...["--config", `${rules}/eslint.config.js`],
      ...["--cache", "--cache-strategy", "content", "--cache-location", "node_modules/.cache/eslint/"],
      "app",
      "desktop",
      "prisma/seed",
      "prisma/backup",
      "tests",
    ]),
    check("imports", "dependency-cruiser/bin/dependency-cruise.mjs", ["--config", `${rules}/dependency-cruiser.cjs`, ...cruised]),
    () => runStep("triggers of decisions and advisories", ["--import", "tsx", "tests/triggers/main.ts"]),
    check("format and lint", "@biomejs/biome/bin/biome", ["ci", `--colors=${process.stdout.isTTY ? "force" : "off"}`]),
  ];
  const results = await sideBySide(steps, Math.max(1, availableParallelism() - 1));
  for (const { ok } of results) count(ok ? { passed: 1 } : { failed: 1 });
}

function check(name, tool, parameters) {
  return () => runStep(name, [`node_modules/${tool}`, ...parameters]);
}

async function testWithoutBrowser() {
  const report = join(reports, "vitest.json");
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/vitest.config.ts", ...reporters];
  if (mode !== "--check") {
    const { ok } = await runStep("unit and route tests", vitest, { NODE_ENV: "test" });
    return countSuite(ok, countVitest(report));
  }
  const { due, all, record } = await listDueTests();
  if (due.length === 0) return;
  const name = `unit and route tests (${due.length} of ${all} files; the others passed as they are)`;
  const { ok } = await runStep(name, [...vitest, ...due], { NODE_ENV: "test", CHECK: "1" });
  if (existsSync(report)) record(JSON.parse(readFileSync(report, "utf8")));
  countSuite(ok, countVitest(report));
}

async function build() {
  const { ok } = await runStep("build", ["app/server/start.mjs", "--build-only"]);
  if (!ok) count({ failed: 1 });
  return ok;
}

async function testInBrowser() {
  if (!(await haveChromium())) return count({ failed: 1 });
  const report = join(reports, "playwright.json");
  const isAudit = mode === "--audit";
  const audited = ["accessibility", "audit/lighthouse", ...(isAudit && haveJava() ? ["audit/markup"] : [])];
  const playwright = [
    "node_modules/@playwright/test/cli.js",
    "test",
    "--config",
    "tests/playwright.config.ts",
    "--reporter=dot,json",
  ];
  const { ok } = await runStep(
    isAudit ? "accessibility audit" : "end-to-end tests",
    [...playwright, ...(isAudit ? audited : [])],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(isAudit && { AUDIT: "1" }) },
  );
  countSuite(ok, countPlaywright(report));
}

/** A suite that went wrong without a failed test, by an error outside of all of them, still counts as one. */
function countSuite(ok, { passed, failed }) {
  count({ passed, failed: ok ? failed : Math.max(1, failed) });
}

function count({ passed = 0, failed = 0 }) {
  total.passed += passed;
  total.failed += failed;
}
