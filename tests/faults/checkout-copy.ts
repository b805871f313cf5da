import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A checkout without what is made from it. */
const sources = [
  "app",
  "prisma",
  "public",
  "package.json",
  "package-lock.json",
  "remix.config.js",
  "tsconfig.json",
  "prisma.config.ts",
];
const made = /[/\\](generated|public[/\\]build|public[/\\]sw\.js)$/;

/** A new folder that shares the installed packages, one link each, so that the note of what is installed stays its own. */
function newCheckout(): string {
  const copy = mkdtempSync(join(tmpdir(), "taaza-checkout-"));
  mkdirSync(join(copy, "node_modules"));
  for (const name of readdirSync("node_modules")) symlinkSync(resolve("node_modules", name), join(copy, "node_modules", name));
  return copy;
}

/** A copy of this checkout to update while it runs; the caller removes it. */
export function copyCheckout(): string {
  const copy = newCheckout();
  for (const path of sources) cpSync(path, join(copy, path), { recursive: true, filter: (from) => !made.test(from) });
  return copy;
}

/** The sources as they were at a commit, with the packages of today; the caller removes it. Throws where the history lacks the commit. */
export function checkOut(commit: string): string {
  const archive = execFileSync("git", ["archive", commit, ...sources], { maxBuffer: 256 * 1024 * 1024 });
  const copy = newCheckout();
  execFileSync("tar", ["-x", "-C", copy], { input: archive });
  return copy;
}

/** Runs one of the documented commands in a checkout; throws when it fails. */
export async function runIn(checkout: string, dataDir: string, ...parameters: string[]): Promise<void> {
  const child = spawn(process.execPath, parameters, {
    cwd: checkout,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, DATA_DIR: dataDir },
  });
  let text = "";
  child.stderr.on("data", (part) => {
    text += part;
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${parameters.join(" ")} failed:\n${text}`);
}
