import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DesktopSettings } from "./settings.ts";

const folder = () => mkdtempSync(join(tmpdir(), "taaza-settings-"));

test("a change outlives the program, and only this user may read it", () => {
  const place = folder();
  new DesktopSettings(place).change({ home: "https://shop.example" });
  expect(new DesktopSettings(place).now.home).toBe("https://shop.example");
  expect(statSync(join(place, "settings.json")).mode & 0o077).toBe(0);
});

test.each(["", "{", '{"home":5}', "null"])("a file that says %j counts as never written", (text) => {
  const place = folder();
  writeFileSync(join(place, "settings.json"), text);
  const settings = new DesktopSettings(place);
  expect(settings.now.home).toBeNull();
  settings.change({ lang: "ur" });
  expect(JSON.parse(readFileSync(join(place, "settings.json"), "utf8"))).toMatchObject({ lang: "ur" });
});

test("a kind goes to the printer chosen for it, until then to the system's own", () => {
  const settings = new DesktopSettings(folder());
  expect(settings.printerFor("slip")).toEqual({ way: "system", name: null, paper: "80mm" });
  expect(settings.printerFor("invoice")).toEqual({ way: "system", name: null, paper: "a4" });
  const printer = { way: "network", host: "192.168.1.60", port: 9100, paper: "58mm" } as const;
  settings.change({ printers: { slip: printer } });
  expect(settings.printerFor("slip")).toEqual(printer);
});

test("settings that are there and cannot be read are not replaced by the defaults", () => {
  const place = folder();
  mkdirSync(join(place, "settings.json")); // reading a folder fails for every account
  const problems: unknown[] = [];
  const settings = new DesktopSettings(place, (problem) => problems.push(problem));
  expect(settings.now.home).toBeNull();
  expect(settings.change({ lang: "ur" })).toBe(false);
  expect(settings.now.lang).toBe("ur");
  expect(problems).toHaveLength(2);
  expect(statSync(join(place, "settings.json")).isDirectory()).toBe(true);
});
