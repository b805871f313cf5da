import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** Where builds stand, each in a folder named by its id; the file `current` names the one that a start serves. */
export const builds = "build";

/** The files that browsers load, of all builds together: a tab of an earlier build still loads that build's files. */
const assets = join("public", "build");

/** How long a build that was replaced is kept, and its files are served, milliseconds. */
const keptFor = 14 * 24 * 60 * 60 * 1000;

const current = join(builds, "current");

/** The folder of a build. */
export const folderOf = (id) => join(builds, id);

/** Written last: a build without it was cut short. */
export const stampOf = (id) => join(folderOf(id), ".complete");

/** Whether a build is there as a whole. */
export const isComplete = (id) => existsSync(stampOf(id));

/** Marks a build as whole once every file of it outlives a power cut: the mark must not be there before what it stands for. */
export function markComplete(id) {
  const folder = folderOf(id);
  for (const file of filesIn(folder)) sync(join(folder, file), "r+");
  for (const inner of foldersIn(folder)) syncFolder(inner);
  writeFileSync(stampOf(id), `${id}\n`, { flush: true });
  syncFolder(folder);
  syncFolder(builds);
}

/** Removes builds that were cut short and files that are half placed; only for who holds the lock of builds, so nobody else makes one. */
export function sweepUnfinished() {
  for (const { name } of readdirSync(builds, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
    if (/^[\da-f]{12}$/.test(name) && !isComplete(name)) rmSync(folderOf(name), { recursive: true, force: true });
  for (const folder of [builds, "public", assets])
    for (const name of existsSync(folder) ? readdirSync(folder) : [])
      if (/\.\d+\.draft$/.test(name)) rmSync(join(folder, name), { force: true });
}

function sync(path, flag) {
  const file = openSync(path, flag);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Windows opens no folders, and keeps their names by itself. */
function syncFolder(path) {
  if (process.platform !== "win32" && existsSync(path)) sync(path, "r");
}

/** The id of the build that a start serves; empty when there is none. */
export function currentBuild() {
  try {
    const id = readFileSync(current, "utf8").trim();
    return isComplete(id) && isPublished(id) ? id : "";
  } catch (problem) {
    if (problem.code === "ENOENT") return "";
    throw problem;
  }
}

/**
 * Makes a whole build the current one. Its files are all in place before it is named, and the name changes at once; those of
 * the builds before it stay for 14 days.
 */
export function switchTo(id) {
  const before = existsSync(current) ? readFileSync(current, "utf8").trim() : "";
  if (before && before !== id) touch(before);
  touch(id);
  for (const file of filesIn(assetsOf(id))) place(join(assetsOf(id), file), join(assets, file));
  place(join(folderOf(id), "sw.js"), join("public", "sw.js"));
  const draft = `${current}.${process.pid}.draft`;
  writeFileSync(draft, `${id}\n`, { flush: true });
  syncFolder(assets);
  renameSync(draft, current);
  syncFolder(builds);
  removeExpired([id, before]);
}

const assetsOf = (id) => join(folderOf(id), "public");

const isPublished = (id) => filesIn(assetsOf(id)).every((file) => existsSync(join(assets, file)));

/** A reader gets the whole old file or the whole new one. */
function place(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  const draft = `${to}.${process.pid}.draft`;
  copyFileSync(from, draft);
  sync(draft, "r+");
  renameSync(draft, to);
}

/** Notes the time at which a build was last in use, on its folder and on its files. */
function touch(id) {
  const now = new Date();
  const published = existsSync(assetsOf(id)) ? filesIn(assetsOf(id)).map((file) => join(assets, file)) : [];
  for (const path of [folderOf(id), ...published]) if (existsSync(path)) utimesSync(path, now, now);
}

function removeExpired(inUse) {
  const isExpired = (path) => Date.now() - statSync(path).mtimeMs > keptFor;
  const needed = new Set(inUse.filter((id) => id && existsSync(assetsOf(id))).flatMap((id) => filesIn(assetsOf(id))));
  for (const file of filesIn(assets)) if (!needed.has(file) && isExpired(join(assets, file))) rmSync(join(assets, file));
  for (const { name } of readdirSync(builds, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
    if (!inUse.includes(name) && isExpired(folderOf(name))) rmSync(folderOf(name), { recursive: true });
}

const foldersIn = (folder) => [
  folder,
  ...readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name)),
];

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
