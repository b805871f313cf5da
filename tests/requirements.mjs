/**
 * `npm run requirements`: how many rows of docs/requirements.csv are named by at least one test, area by area.
 * `-- --area auth` lists what the area's rows say that no test names yet.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

const { values } = parseArgs({ options: { area: { type: "string" } } });
const rows = readRows();
const named = ["app", "desktop", "prisma", "tests"].flatMap(listTests).flatMap(readIds);
const proven = new Set(named.map(({ id }) => id));
reportUnknown();
if (values.area) listMissing(values.area);
else printTable();

/** One row a line, every field quoted, a quote inside doubled. */
function readRows() {
  const [, ...lines] = readFileSync("docs/requirements.csv", "utf8").trim().split(/\r?\n/);
  return lines.map((line) => {
    const [id, area, text] = [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, field]) => field.replaceAll('""', '"'));
    return { id, area, text };
  });
}

function listTests(folder) {
  try {
    const files = readdirSync(folder, { recursive: true }).filter((file) => /\.(test|spec)\.tsx?$/.test(file));
    return files.map((file) => join(folder, file));
  } catch {
    return []; // the desktop comes later
  }
}

/** The ids that the names of a file's tests begin with: `test("A2.08 A2.09 the cart …"`, also inside `each` and `describe`. */
function readIds(file) {
  const names = readFileSync(file, "utf8").matchAll(/\(\s*["'`]((?:[AB]\d+\.\d+[ ,]+)+)/g);
  return [...names].flatMap(([, ids]) => ids.match(/[AB]\d+\.\d+/g).map((id) => ({ id, file })));
}

function reportUnknown() {
  const known = new Set(rows.map(({ id }) => id));
  for (const { id, file } of named) if (!known.has(id)) console.log(`${file} names ${id}, which is no requirement.`);
}

function isProven({ id }) {
  return proven.has(id);
}

function listMissing(area) {
  const ofArea = rows.filter((row) => row.area === area);
  if (ofArea.length === 0) throw new Error(`No area ${area}. There are: ${areas().join(", ")}.`);
  const missing = ofArea.filter((row) => !isProven(row));
  for (const { id, text } of missing) console.log(`${id}  ${text}`);
  console.log(`${area}: ${ofArea.length - missing.length} of ${ofArea.length} rows are named by a test.`);
}

function printTable() {
  const lines = [...areas(), "all"].map((area) => {
    const ofArea = rows.filter((row) => area === "all" || row.area === area);
    const count = ofArea.filter(isProven).length;
    return [area, ofArea.length, count, ofArea.length - count];
  });
  for (const [area, ...counts] of [["area", "rows", "named", "not"], ...lines])
    console.log(area.padEnd(20) + counts.map((count) => String(count).padStart(7)).join(""));
}

function areas() {
  return [...new Set(rows.map(({ area }) => area))].sort();
}
