import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./run.mjs";

const stamp = "node_modules/.taaza-lock";

/**
 * Installs the packages that package-lock.json names, unless they are there. The shop needs its `dependencies` alone; who works on
 * it needs the `devDependencies` too, and what is installed for them serves the shop as well.
 */
export async function installIfStale({ withDev = false } = {}) {
  const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  const [there, extent] = read(stamp).split(" ");
  if (there === wanted && (extent === "all" || !withDev)) return;
  const isWhole = isInstalled({ withDev: true });
  if (!isWhole && !isInstalled({ withDev })) {
    console.error("Installing packages (only when they change; this takes a minute or two) …");
    await (existsSync("node_modules") ? installBeside({ withDev }) : install(".", { withDev }));
  }
  writeFileSync(stamp, `${wanted} ${isWhole || withDev ? "all" : "shop"}`);
}

/** Only errors of npm are shown: its warnings (deprecated packages, other versions of Node) are not for whoever starts a shop. */
const install = (folder, { withDev }) =>
  npm(
    ["ci", "--no-audit", "--no-fund", "--loglevel=error", withDev ? "--include=dev" : "--omit=dev", "--include=optional"],
    folder,
  );

/** npm begins by removing what is there, and a shop that runs from it would miss its packages for minutes: they change by name. */
async function installBeside({ withDev }) {
  const beside = join("build", "packages");
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside, { recursive: true });
  for (const file of ["package.json", "package-lock.json"]) copyFileSync(file, join(beside, file));
  await install(beside, { withDev });
  renameSync("node_modules", join(beside, "before"));
  renameSync(join(beside, "node_modules"), "node_modules");
  rmSync(beside, { recursive: true, force: true });
}

/** Somebody may have run npm by hand: its own note of what it installed is compared, package by package. */
function isInstalled({ withDev }) {
  const note = read("node_modules/.package-lock.json");
  if (!note) return false;
  const there = JSON.parse(note).packages;
  const { "": _, ...wanted } = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;
  const mayLack = ({ optional, dev }) => optional || (dev && !withDev);
  const isThere = ([path, entry]) => (there[path] ? there[path].version === entry.version : mayLack(entry));
  return Object.entries(wanted).every(isThere);
}

const read = (file) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** Under `npm start` the very npm that runs us; else the one on the path. */
function npm(parameters, cwd) {
  const script = process.env.npm_execpath;
  if (script?.endsWith(".js")) return run(process.execPath, [script, ...parameters], { cwd });
  return run("npm", parameters, { cwd, shell: process.platform === "win32" });
}
