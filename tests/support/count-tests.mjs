import { existsSync, readFileSync } from "node:fs";

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null);

/** How many tests a vitest run passed and failed, from its JSON report; a file that could not be loaded failed as one. */
export function countVitest(file) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 0 };
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloadable.length };
}

/** How many tests a Playwright run passed and failed, from its JSON report. */
export function countPlaywright(file) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky };
}
