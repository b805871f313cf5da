import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "#tests/support/e2e/test.ts";

/** Above the demo shop's number of pages; stops an endless chain of new addresses. */
const mostAddresses = 3000;

/** Addresses that differ by a number or a query alone are one kind of page. */
const kindOf = (path: string) => path.replace(/\?.*/, "?").replace(/\d+/g, "1");

const hrefs = (html: string) =>
  Array.from(html.matchAll(/<a\s[^>]*?href="([^"]*)"/g), ([, href = ""]) => href.replaceAll("&amp;", "&"));

/** Follows every link inside the shop, a few pages at a time. Returns each address with its response. */
async function crawl(request: APIRequestContext, origin: string, starts: string[]): Promise<Map<string, number>> {
  const seen = new Map<string, number>(starts.map((path) => [path, 0]));
  const waiting = [...starts];
  const visit = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const answer = await request.get(path, { headers: { Accept: "text/html" } });
      seen.set(path, answer.status());
      if (!answer.headers()["content-type"]?.startsWith("text/html")) continue;
      for (const href of hrefs(await answer.text())) {
        const to = new URL(href, new URL(path, origin));
        if (to.origin !== origin || to.searchParams.size > 1) continue; // a list's filters combine without limit
        const next = to.pathname === "/auth" ? "/auth" : to.pathname + to.search; // its address contains the return-to
        if (seen.has(next) || seen.size >= mostAddresses) continue;
        seen.set(next, 0);
        waiting.push(next);
      }
    }
  };
  await visit();
  return seen;
}

test("every link of the shop leads somewhere", async ({ page, request, baseURL }) => {
  const { origin } = new URL(baseURL ?? "");
  const seen = await crawl(request, origin, ["/", "/sitemap"]);
  const broken = [...seen].filter(([, status]) => status !== 200);
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(500);
  expect(seen.size).toBeLessThan(mostAddresses);

  // One page of each kind in a real browser: the fixture itself fails on a console error or an external request.
  const kinds = new Map([...seen.keys()].map((path) => [kindOf(path), path]));
  for (const path of kinds.values()) await page.goto(path, { waitUntil: "load" });
});
