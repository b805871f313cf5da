import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { app } from "#tests/fixtures/electron/system.ts";
import { setStartOnLogin, startsOnLogin } from "./start-on-login.ts";

const machine = (platform: NodeJS.Platform) => ({
  app,
  platform,
  autostart: join(mkdtempSync(join(tmpdir(), "taaza-autostart-")), "autostart"),
  program: '/opt/Taaza "Mandi"/taaza',
});

test("on Linux a file for the desktops starts it, into the tray", () => {
  const linux = machine("linux");
  expect(startsOnLogin(linux)).toBe(false);
  setStartOnLogin(true, linux);
  expect(startsOnLogin(linux)).toBe(true);
  const entry = readFileSync(join(linux.autostart, "taaza-mandi.desktop"), "utf8");
  expect(entry).toContain('Exec="/opt/Taaza \\"Mandi\\"/taaza" --hidden\n');
  setStartOnLogin(false, linux);
  setStartOnLogin(false, linux);
  expect(startsOnLogin(linux)).toBe(false);
});

test.each(["win32", "darwin"] as const)("on %s the system is asked", (platform) => {
  setStartOnLogin(true, machine(platform));
  expect(app.login).toEqual({ openAtLogin: true, args: ["--hidden"] });
  expect(startsOnLogin(machine(platform))).toBe(true);
  setStartOnLogin(false, machine(platform));
  expect(startsOnLogin(machine(platform))).toBe(false);
});
