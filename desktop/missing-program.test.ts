import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { builderFailure, missingElectron } from "./missing-program.ts";

const newFolder = () => mkdtempSync(join(tmpdir(), "taaza-electron-"));

/** A fake Electron package with the given install script. */
function packageThat(script: string): string {
  const folder = newFolder();
  writeFileSync(join(folder, "install.js"), script);
  return folder;
}

afterEach(() => vi.unstubAllEnvs());

test("a program that cannot be fetched is one sentence: what is missing, why, and what to do", () => {
  const folder = packageThat(
    'console.error(Object.assign(new Error("getaddrinfo ENOTFOUND electron.example"), { name: "RequestError" }).stack); process.exit(1);',
  );
  expect(missingElectron(folder)).toBe(
    "Electron's program is missing and could not be fetched (getaddrinfo ENOTFOUND electron.example): connect this machine to the internet and start again, or set ELECTRON_OVERRIDE_DIST_PATH to a folder that holds it.",
  );
});

test("a program that was fetched, or is there already, is not missing", () => {
  const folder = packageThat(
    'const { mkdirSync, writeFileSync } = require("node:fs"); const at = (name) => require("node:path").join(__dirname, name); mkdirSync(at("dist"), { recursive: true }); writeFileSync(at("dist/electron"), ""); writeFileSync(at("path.txt"), "electron");',
  );
  expect(missingElectron(folder)).toBeNull();
  expect(missingElectron(folder)).toBeNull();
});

test("a package that is not installed, and a chosen folder without the program, are named", () => {
  expect(missingElectron(newFolder())).toContain("npm ci");
  const chosen = newFolder();
  vi.stubEnv("ELECTRON_OVERRIDE_DIST_PATH", chosen);
  expect(missingElectron(packageThat(""))).toContain(`there is no ${join(chosen, "electron")}`);
  writeFileSync(join(chosen, "electron"), "");
  expect(missingElectron(packageThat(""))).toBeNull();
});

test("`npm run desktop` without the program ends with that sentence and 1, and without a stack", () => {
  const env = { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: newFolder() };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "desktop/start.ts"], {
    env,
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr.trim().split("\n")).toEqual([expect.stringContaining("names a folder without Electron's program")]);
});

const log = "build/installers.log";

test("installers that lack a program are one sentence: what is missing, why, and what to do", () => {
  const printed = [
    "  • packaging       platform=linux arch=x64 electron=45.3.4 appOutDir=build/installers/linux-unpacked",
    "  ⨯ getaddrinfo ENOTFOUND releases.example  failedTask=build stackTrace=RequestError: getaddrinfo ENOTFOUND releases.example",
    "    at ClientRequest.<anonymous> (/shop/node_modules/got/index.js:970:111)",
  ].join("\n");
  expect(builderFailure(printed, log)).toBe(
    "The installers were not made: a program that they are made of is missing and could not be fetched (getaddrinfo ENOTFOUND releases.example): connect this machine to the internet and start again. All that electron-builder said is in build/installers.log.",
  );
});

test("another failure of the installers says its own reason", () => {
  expect(builderFailure("  ⨯ Env WIN_CSC_LINK is not correct, cannot resolve: /keys/shop.pfx not a file\n", log)).toBe(
    "The installers were not made: Env WIN_CSC_LINK is not correct, cannot resolve: /keys/shop.pfx not a file. All that electron-builder said is in build/installers.log.",
  );
});
