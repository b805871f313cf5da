import { type Browser, expect, type Page, type Request } from "@playwright/test";

/** A second is long for a page that would load itself again and again, milliseconds. */
const settles = 300;

/** A page whose browser may complain of the scripts that are lost, and has no service worker that would have kept them. */
export const openUnwatched = (browser: Browser): Promise<Page> =>
  browser.newPage({ baseURL: process.env["SHOP_URL"] ?? "", serviceWorkers: "block" });

/** The addresses of the shop's scripts that a page requests during an action. */
export async function scriptsOf(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const requested = new Set<string>();
  const note = (request: Request) => {
    if (request.resourceType() === "script") requested.add(new URL(request.url()).pathname);
  };
  page.on("request", note);
  await act();
  page.off("request", note);
  return [...requested];
}

/**
 * Does something while one script never comes, and gives what it gives. The page that it leads to is loaded as a document at
 * most once.
 */
export async function without<Result>(page: Page, script: string, act: () => Promise<Result>): Promise<Result> {
  const documents: string[] = [];
  const note = (request: Request) => {
    if (request.isNavigationRequest() && request.method() === "GET") documents.push(new URL(request.url()).pathname);
  };
  page.on("request", note);
  await page.route(`**${script}`, (route) => route.abort());
  const result = await act();
  const { pathname } = new URL(page.url());
  await page.waitForTimeout(settles);
  expect(documents.filter((path) => path === pathname).length, `documents at ${pathname} without ${script}`).toBeLessThanOrEqual(
    1,
  );
  await page.unroute(`**${script}`);
  page.off("request", note);
  return result;
}
