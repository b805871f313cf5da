import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "#tests/support/e2e/test.ts";

/** More than the demo shop has; a loop that makes ever new addresses ends here. */
const mostAddresses = 3000;

/** Addresses that differ by a number or a query alone lead to one kind of page. */
const kindOf = (path: string) => path.replace(/\?.*/, "?").replace(/\d+/g, "1");

const hrefs = (html: string) =>
  Array.from(html.matchAll(/<a\s[^>]*?href="([^"]*)"/g), ([, href = ""]) => href.replaceAll("&amp;", "&"));

/** Follows every link inside the shop, a few pages at a time. Gives each address with its answer. */
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
        if (to.origin !== origin || to.searchParams.size > 1) continue; // a list's filters combine without end
        const next = to.pathname === "/auth" ? "/auth" : to.pathname + to.search; // it remembers where one came from
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
  test.setTimeout(240_000);
  const { origin } = new URL(baseURL ?? "");
  const seen = await crawl(request, origin, ["/", "/sitemap"]);
  const broken = [...seen].filter(([, status]) => status !== 200);
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(500);
  expect(seen.size).toBeLessThan(mostAddresses);

  // One page of each kind in a real browser: the journey itself fails at an error in the console or a foreign request.
  const kinds = new Map([...seen.keys()].map((path) => [kindOf(path), path]));
  for (const path of kinds.values()) await page.goto(path, { waitUntil: "load" });
});
