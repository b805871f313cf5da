import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import type { ServerBuild } from "@remix-run/node";
import { uploadsOf } from "#app/server/uploads-of.ts";
import { buy } from "#tests/support/e2e/counter.ts";
import { pages } from "#tests/support/e2e/pages.ts";
import { createAccount, signInAs } from "#tests/support/e2e/people.ts";
import { tea } from "#tests/support/e2e/products.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

/** The HTML of every page as it is sent, without a browser's own work. */
type Seen = { path: string; status: number; html: string };

/** Opens every page of the shop as somebody; where an address needs something of theirs that they have not, as a page that is not there. */
async function openAll(page: Page, order: number | null): Promise<Seen[]> {
  const ids: Record<string, string> = {
    ":order": String(order ?? 99_999_999),
    ":package": "99999999",
    ":import": "99999999",
    ":code": "expired",
  };
  const seen: Seen[] = [];
  for (const { path } of pages) {
    const address = Object.entries(ids).reduce((text, [name, id]) => text.replace(name, id), path);
    const headers = { Accept: "text/html" };
    const answer = await page.request.get(address, { headers });
    seen.push({ path: address, status: answer.status(), html: await answer.text() });
  }
  return seen;
}

const titlesOf = (html: string) => [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = ""]) => title.trim());

/** Pages whose title is missing, doubled, empty, or no words. */
const untitled = (seen: readonly Seen[]): string[] =>
  seen.flatMap(({ path, status, html }) => {
    const titles = titlesOf(html);
    const isFine = titles.length === 1 && titles[0] !== "" && !/undefined|null|NaN|\[object|^\||\|$/.test(titles[0] ?? "");
    return isFine ? [] : [`${path} (${status}): ${JSON.stringify(titles)}`];
  });

test("every page has a title for the owner and for a customer", async ({ page, say, someoneElse }) => {
  test.setTimeout(300_000);
  const owner = await someoneElse();
  await createAccount(page);
  const { id } = await buy(page, say, tea.name);
  await signInAs(owner, "super", "/admin/dashboard");
  for (const as of [owner, page]) expect.soft(untitled(await openAll(as, id))).toEqual([]);
});

test.describe(() => {
  test.use({ lang: "ur" });

  test("every page has a title for a visitor and for staff without a right to it, in Roman Urdu too", async ({ someoneElse }) => {
    test.setTimeout(300_000);
    const [visitor, viewer] = [await someoneElse(), await someoneElse()];
    await signInAs(viewer, "viewer", "/admin/dashboard");
    for (const as of [visitor, viewer]) expect.soft(untitled(await openAll(as, null))).toEqual([]);
  });
});

test("every form of a page that carries a file is one whose route says how much it takes", async ({ page }) => {
  test.setTimeout(300_000);
  const build = readFileSync("build/current", "utf8").trim();
  const { routes } = (await import(pathToFileURL(resolve("build", build, "index.js")).href)) as ServerBuild;
  const uploadAt = uploadsOf(routes);
  await signInAs(page, "super", "/admin/dashboard");
  const seen = await openAll(page, null);
  const forms = seen.flatMap(({ path, html }) =>
    [...html.matchAll(/<form\b[^>]*>/g)].flatMap(([tag]) =>
      /enctype="multipart\/form-data"/i.test(tag) ? [{ path, action: /action="([^"]*)"/.exec(tag)?.[1] ?? path }] : [],
    ),
  );
  const actions = [...new Set(forms.map(({ action }) => new URL(action, "http://shop.test").pathname))];
  expect(actions.length).toBeGreaterThan(10);
  expect(actions.filter((action) => uploadAt(action) === null)).toEqual([]);
});

test("a file that is larger than its page promises is said at its field, and is not sent", async ({ page }) => {
  await signInAs(page, "super", "/admin/products/import");
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/import")) posts.push(request.url());
  });
  const field = page.locator('input[type="file"][name="file"]');
  const large = { name: "prices.csv", mimeType: "text/csv", buffer: Buffer.alloc(8 * 1024 * 1024 + 1, "a") };
  await field.setInputFiles(large);
  const problem = await field.evaluate((input: HTMLInputElement) => input.validationMessage);
  expect(problem).toContain("8 MB");
  await page.locator("form", { has: field }).getByRole("button").first().click();
  await expect(field).toHaveJSProperty("validity.valid", false);
  expect(posts).toEqual([]);
  await field.setInputFiles({ name: "prices.csv", mimeType: "text/csv", buffer: Buffer.from("id,price\n112,175\n") });
  await expect(field).toHaveJSProperty("validity.valid", true);
});
