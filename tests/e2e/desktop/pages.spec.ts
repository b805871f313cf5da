import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { findBarriers } from "#tests/support/e2e/accessibility.ts";
import { type MainSide, runningPreload } from "#tests/support/e2e/pretend-electron.ts";
import { expect, test } from "#tests/support/e2e/test.ts";
import { bundlePages, bundlePreloads } from "../../../desktop/bundle.ts";
import { ownPagePolicy } from "../../../desktop/main/page-policies.ts";
import { en } from "../../../desktop/messages/en.ts";
import { ur } from "../../../desktop/messages/ur.ts";

declare const window: { mainSide: MainSide };

const folder = mkdtempSync(join(tmpdir(), "taaza-pages-"));
const types: Record<string, string> = { html: "text/html", js: "text/javascript", css: "text/css" };
test.beforeAll(() => Promise.all([bundlePages(folder), bundlePreloads(folder)]));

const state = { lang: "en", home: null, version: "0.1.0" };

/** Opens one of the window's own pages, with its own policy and its real preload. */
async function open(page: Page, name: string, answers: Record<string, unknown> = {}) {
  const preload = readFileSync(join(folder, "preload-pages.cjs"), "utf8");
  await page.addInitScript(runningPreload(preload, { "pages:read-state": state, ...answers }));
  await page.route(/\/own-pages\//, (route) => {
    const file = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    const contentType = types[file.split(".").at(-1) ?? ""] ?? "";
    const headers = { "Content-Security-Policy": ownPagePolicy };
    return route.fulfill({ body: readFileSync(join(folder, file)), contentType: `${contentType}; charset=utf-8`, headers });
  });
  await page.goto(`/own-pages/${name}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
}

const asked = (page: Page, channel: string) =>
  page.evaluate((wanted) => window.mainSide.asked.filter(([name]) => name === wanted).map(([, request]) => request), channel);

test("the first page asks for the shop's address, tests it, and says what is wrong with it", async ({ page }) => {
  await open(page, "setup.html", { "pages:test-home": { isShop: false, problem: "https-needed" } });
  await page.getByLabel("Address of the shop").fill("http://192.168.1.5");
  await page.getByRole("button", { name: "Test" }).click();
  await expect(page.getByRole("status")).toHaveText(/must begin with https/);
  await expect.poll(() => asked(page, "pages:test-home")).toEqual([{ address: "http://192.168.1.5" }]);
  expect(await asked(page, "pages:save-home")).toEqual([]);
});

test("without the shop the list last seen can be read, in the language it was last seen in", async ({ page }) => {
  const list = { title: "Orders", asOf: "14:05", columns: ["Order", "Customer"], rows: [["#000418", "<b>Ayesha</b>"]] };
  await open(page, "offline.html", { "pages:read-list": list, "pages:read-state": { ...state, lang: "ur" } });
  await expect(page.locator("html")).toHaveAttribute("lang", "ur-Latn");
  await expect(page.getByRole("cell", { name: "<b>Ayesha</b>" })).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await page.getByRole("button", { name: ur["offline.retry"] }).click();
  await expect.poll(() => asked(page, "pages:retry")).toEqual([null]);
});

test("a page that breaks down again and again is loaded again by a press, with the list last seen below", async ({ page }) => {
  await open(page, "offline.html?broken", { "pages:read-list": null });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en["broken.title"]);
  await page.getByRole("button", { name: en["broken.retry"] }).click();
  await expect.poll(() => asked(page, "pages:retry")).toEqual([null]);
});

test("a printer that the full disk forgets at the end is not called saved", async ({ page }) => {
  await open(page, "printers.html", {
    "pages:list-printers": [],
    "pages:read-choices": { slip: { way: "system", name: null, paper: "80mm" } },
    "pages:list-prints": [],
    "pages:choose-printer": { isStored: false },
  });
  await page.getByRole("form", { name: "Slip" }).getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("form", { name: "Slip" }).getByRole("status")).toHaveText(en["printers.not-kept"]);
});

test("a receipt printer is chosen for slips, and a print that may be lost is printed again", async ({ page }) => {
  const usual = { way: "system", name: null, paper: "80mm" };
  const job = { id: "job-1", orderId: 418, kind: "slip", copy: 1, title: "Slip", askedAt: "2026-11-20T10:00:00.000Z" };
  await open(page, "printers.html", {
    "pages:list-printers": [{ name: "HP_1", label: "HP LaserJet" }],
    "pages:read-choices": { slip: usual, invoice: { ...usual, paper: "a4" } },
    "pages:list-prints": [{ ...job, state: "unconfirmed", problem: "broken-off" }],
    "pages:check-printer": "paper-out",
  });
  const form = page.getByRole("form", { name: "Slip" });
  await expect(form.getByLabel("Its address")).toBeHidden();
  await expect(form.getByLabel("Paper").getByRole("option")).toHaveText(["80 mm roll", "58 mm roll"]);
  await expect(page.getByRole("form", { name: "Invoice" }).getByLabel("Paper").getByRole("option")).toHaveText(["A4"]);
  await form.getByLabel("Slip").selectOption({ label: "Receipt printer on the network" });
  await form.getByLabel("Its address").fill("192.168.1.60");
  await form.getByRole("button", { name: "Check" }).click();
  await expect(form.getByRole("status")).toHaveText("The paper is used up.");
  const choice = { way: "network", host: "192.168.1.60", port: 9100, paper: "80mm" };
  await expect.poll(() => asked(page, "pages:choose-printer")).toEqual([{ kind: "slip", choice }]);

  await expect(page.getByRole("row")).toContainText(["Order 418 · Slip · DUPLICATE 1"]);
  await expect(page.getByRole("row")).toContainText(["Unconfirmed: look at the printer"]);
  await page.getByRole("button", { name: /^Print again/ }).click();
  await expect.poll(() => asked(page, "pages:print-again")).toEqual([{ jobId: "job-1" }]);
});
