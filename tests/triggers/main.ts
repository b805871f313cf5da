/**
 * `npm run triggers`: what of the reviewed advisories (`docs/advisories.json`) and of the triggers in the decision records is due. A part of
 * `npm test`. Ends with 1 when something is.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { judgeAdvisories, readAdvisories } from "./advisories.ts";
import { judgeDecisions, type Repository } from "./decisions.ts";
import { listLocked } from "./lock.ts";

const read = (path: string) => readFileSync(path, "utf8");
const records = "docs/decisions";

/** The files at a path, tests left out; null where there is nothing. */
function filesAt(path: string): string[] | null {
  if (!existsSync(path)) return null;
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => join(entry.parentPath, entry.name));
}

const sumOf = (path: string, measure: (file: string) => number) =>
  filesAt(path)?.reduce((sum, file) => sum + measure(file), 0) ?? null;

const repository: Repository = {
  today: new Date().toLocaleDateString("en-CA", { timeZone: "Asia/Karachi" }),
  locked: listLocked(read("package-lock.json")),
  lines: (path) => sumOf(path, (file) => read(file).split("\n").length - 1),
  bytes: (path) => sumOf(path, (file) => statSync(file).size),
};

const advisories = readAdvisories(read("docs/advisories.json"));
const texts = new Map(readdirSync(records).map((name) => [name, read(join(records, name))]));
const due = [...judgeAdvisories(advisories, repository.locked, repository.today), ...judgeDecisions(texts, repository)];
for (const sentence of due) console.error(sentence);
const count = [...texts.values()].join("\n").match(/^Trigger:/gm)?.length ?? 0;
console.log(`${advisories.advisories.length} advisories and ${count} triggers of decisions read, ${due.length} due`);
process.exitCode = due.length > 0 ? 1 : 0;
