import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { desktopRequests } from "#app/contract/desktop.ts";
import { buy } from "#tests/support/e2e/counter.ts";
import { createAccount, signInAs } from "#tests/support/e2e/people.ts";
import { type MainSide, runningPreload } from "#tests/support/e2e/pretend-electron.ts";
import { tea } from "#tests/support/e2e/products.ts";
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
  await signInAs(page, "admin", "/admin/dashboard");
  await expect.poll(() => asked(page, "set-menu")).toBeTruthy();
  const menu = desktopRequests["set-menu"].takes.parse(await asked(page, "set-menu"));
  const sections = menu.groups.flatMap((group) => group.sections);
  expect(sections).toContainEqual({ label: say.admin("section.orders"), path: "/admin/orders" });

  await page.evaluate(() => {
    window.isSamePage = true;
    window.mainSide.send("taaza:open-path", "/admin/orders");
  });
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await expect(page.getByRole("heading", { level: 1, name: say.admin("section.orders") })).toBeVisible();
  expect(await page.evaluate(() => window.isSamePage)).toBe(true);
});

test("in the window a print goes to the spool as the shop counted it, and another copy of it is counted too", async ({
  page,
  say,
  someoneElse,
}) => {
  const customer = await someoneElse();
  await createAccount(customer);
  const { id } = await buy(customer, say, tea.name);
  await signInAs(page, "cashier", `/admin/orders/${id}/slip`);
  await page.getByRole("button", { name: say.documents("print"), exact: true }).click();
  await expect.poll(() => asked(page, "print")).toBeTruthy();
  const first = desktopRequests.print.takes.parse(await asked(page, "print"));
  expect(first).toMatchObject({ orderId: id, kind: "slip", copy: 0, paper: "80mm" });

  const reprint = { jobId: "job-1", key: first.key, paper: "80mm", lang: "ur" };
  await page.evaluate((notice) => window.mainSide.send("taaza:reprint", notice), reprint);
  await expect.poll(async () => ((await asked(page, "print")) as { copy: number }).copy).toBe(1);
  const copy = desktopRequests.print.takes.parse(await asked(page, "print"));
  expect([copy.document.stamp, copy.document.lang, copy.html.match(/DUPLICATE \d/g)]).toEqual([
    "DUPLICATE 1",
    "ur-Latn",
    ["DUPLICATE 1"],
  ]);

  await page.context().setOffline(true);
  await page.evaluate((notice) => window.mainSide.send("taaza:reprint", notice), reprint);
  await expect.poll(() => asked(page, "print-again")).toEqual({ jobId: "job-1" });
  await page.context().setOffline(false);
});

test("in the window the drawer opens for change without a sale, and says when it did not", async ({ page, say }) => {
  await signInAs(page, "cashier", "/admin/orders/new");
  const open = page.getByRole("button", { name: say.counter("drawer") });
  await expect(open).toBeVisible();
  await page.keyboard.press("F11");
  await expect.poll(() => asked(page, "open-drawer")).toBe(null);
  await expect(page.getByText(say.counter("drawer.failed"))).toBeVisible(); // no handler responds here that it opened
});

test("the preload gives the page two functions, and nothing of Node or Electron", async ({ page }) => {
  await signInAs(page, "viewer", "/admin/dashboard");
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
