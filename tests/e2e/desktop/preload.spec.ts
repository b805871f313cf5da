import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { desktopRequests } from "#app/contract/desktop.ts";
import { arriveAs } from "#tests/support/e2e/people.ts";
import { type MainSide, runningPreload } from "#tests/support/e2e/pretend-electron.ts";
import { expect, test } from "#tests/support/e2e/test.ts";
import { bundlePreloads } from "../../../desktop/bundle.ts";

declare const window: { mainSide: MainSide; isSamePage?: boolean; taaza?: object; require?: unknown; process?: unknown };

const folder = mkdtempSync(join(tmpdir(), "taaza-preload-"));
test.beforeAll(() => bundlePreloads(folder));

const asked = (page: Page, name: string) =>
  page.evaluate((channel) => window.mainSide.asked.filter(([asked]) => asked === channel).at(-1)?.[1], `taaza:${name}`);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(runningPreload(readFileSync(join(folder, "preload-shop.cjs"), "utf8")));
});

test("in the window the back office hands over its menu, and goes where the window wants without a reload", async ({
  page,
  say,
}) => {
  await arriveAs(page, say, "admin", "/admin/dashboard");
  await expect.poll(() => asked(page, "set-menu")).toBeTruthy();
  const menu = desktopRequests["set-menu"].takes.parse(await asked(page, "set-menu"));
  const sections = menu.groups.flatMap((group) => group.sections);
  expect(sections).toContainEqual({ label: say.admin("section.orders"), path: "/admin/orders" });

  await page.evaluate(() => {
    window.isSamePage = true;
    window.mainSide.tell("taaza:open-path", "/admin/orders");
  });
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await expect(page.getByRole("heading", { level: 1, name: say.admin("section.orders") })).toBeVisible();
  expect(await page.evaluate(() => window.isSamePage)).toBe(true);
});

test("the preload gives the page two functions, and nothing of Node or Electron", async ({ page, say }) => {
  await arriveAs(page, say, "viewer", "/admin/dashboard");
  const seen = await page.evaluate(() => ({
    bridge: Object.keys(window.taaza ?? {}).sort(),
    isFrozen: Object.isFrozen(window.taaza),
    node: [typeof window.require, typeof window.process],
  }));
  expect(seen).toEqual({ bridge: ["ask", "on"], isFrozen: true, node: ["undefined", "undefined"] });
  const preload = readFileSync(join(folder, "preload-shop.cjs"), "utf8");
  expect(preload.match(/require\("[^"]+"\)/g)).toEqual(['require("electron")']);
  expect(preload.length).toBeLessThan(5_000);
});
