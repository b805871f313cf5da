import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { openApp } from "#tests/support/open-app.ts";

test("the service worker stands at the top of the shop, and browsers ask each time whether there is a new one", async () => {
  const { path } = makeDataFolder();
  writeFileSync(join(path, "sw.js"), "self.addEventListener('push', () => {})");
  const shop = await openApp((_, res) => void res.send("page"), { publicFolder: path });
  const { status, headers } = await shop.send("/sw.js");
  expect({ status, kept: headers["cache-control"] }).toEqual({ status: 200, kept: "no-cache" });
  expect(headers["content-type"]).toMatch(/javascript/);
  await shop.close();
  rmSync(path, { recursive: true });
});
