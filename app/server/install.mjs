import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./run.mjs";

const stamp = "node_modules/.taaza-lock";

/** Installs the packages that package-lock.json names, unless exactly those are there. */
export async function installIfStale() {
  const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (read(stamp) === wanted) return;
  if (!isInstalled()) {
    console.error("Installing packages (only when they change; this takes a minute or two) …");
    await (existsSync("node_modules") ? installBeside() : install("."));
  }
  writeFileSync(stamp, wanted);
}

const install = (folder) => npm(["ci", "--no-audit", "--no-fund", "--include=dev", "--include=optional"], folder);

/** npm begins by removing what is there, and a shop that runs from it would miss its packages for minutes: they change by name. */
async function installBeside() {
  const beside = join("build", "packages");
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside, { recursive: true });
  for (const file of ["package.json", "package-lock.json"]) copyFileSync(file, join(beside, file));
  await install(beside);
  renameSync("node_modules", join(beside, "before"));
  renameSync(join(beside, "node_modules"), "node_modules");
  rmSync(beside, { recursive: true, force: true });
}

/** Somebody may have run npm by hand: its own note of what it installed is compared, package by package. */
function isInstalled() {
  const note = read("node_modules/.package-lock.json");
  if (!note) return false;
  const there = JSON.parse(note).packages;
  const { "": _, ...wanted } = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;
  const isThere = ([path, { version, optional }]) => (there[path] ? there[path].version === version : optional);
  return Object.entries(wanted).every(isThere);
}

const read = (file) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** Under `npm start` the very npm that runs us; else the one on the path. */
function npm(parameters, cwd) {
  const script = process.env.npm_execpath;
  if (script?.endsWith(".js")) return run(process.execPath, [script, ...parameters], { cwd });
  return run("npm", parameters, { cwd, shell: process.platform === "win32" });
}
