import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Installs Electron's program if it is missing: the package does not contain it, and downloads it with a script of its own.
 *
 * @param folder the package `electron`
 * @returns a sentence with the fault and its remedy; null when the program can be started
 */
export function missingElectron(folder = "node_modules/electron"): string | null {
  const installer = join(folder, "install.js");
  if (!existsSync(installer)) return "The package electron is not installed: run `npm ci` and start again.";
  const chosen = process.env["ELECTRON_OVERRIDE_DIST_PATH"];
  if (chosen) {
    const path = join(chosen, programName(folder) ?? "electron");
    return existsSync(path)
      ? null
      : `ELECTRON_OVERRIDE_DIST_PATH names a folder without Electron's program: there is no ${path}.`;
  }
  const { status, stderr } = spawnSync(process.execPath, [installer], { encoding: "utf8", stdio: ["ignore", "inherit", "pipe"] });
  const name = programName(folder);
  if (status === 0 && name && existsSync(join(folder, "dist", name))) return null;
  return `Electron's program is missing and could not be fetched (${reasonIn(stderr)}): connect this machine to the internet and start again, or set ELECTRON_OVERRIDE_DIST_PATH to a folder that holds it.`;
}

/** Name of the program on this system; null before its download. */
function programName(folder: string): string | null {
  const file = join(folder, "path.txt");
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

/** The fault in a few words, from a tool's output: the first message, without its stack. */
export function reasonIn(printed: string): string {
  const lines = printed.split("\n").map((line) => line.trim());
  const message = lines.find((line) => /error|E[A-Z]{5,}/.test(line)) ?? lines.find(Boolean) ?? "it gave no reason";
  return message.replace(/^(?:\w*Error:\s*)+/, "").slice(0, 200);
}

const unreachable = /ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|status code|socket|certificate/;

/** Why electron-builder made no installers and what to do, in one sentence, from its output. It downloads Electron and its own tools. */
export function builderFailure(printed: string, log: string): string {
  const [, reason = reasonIn(printed)] = /⨯ (.+?)(?:\s{2,}\w+=|\n|$)/.exec(printed) ?? [];
  const cause = unreachable.test(reason)
    ? `a program that they are made of is missing and could not be fetched (${reason}): connect this machine to the internet and start again`
    : reason;
  return `The installers were not made: ${cause}. All that electron-builder said is in ${log}.`;
}
