import type { APIRequestContext } from "@playwright/test";
import { startTicks } from "#tests/fixtures/work-of.ts";
import { type Door, listDoors } from "#tests/support/e2e/doors.ts";
import { signInAs } from "#tests/support/e2e/people.ts";
import { openShopOf } from "#tests/support/e2e/shop-server.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

/** How deep the values are nested: far beyond what a recursive reader or writer has room for. */
const depth = 10_000;

const lists = "[".repeat(depth) + "]".repeat(depth);
const objects = `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
/** What the router's own format of data looks like, each value a reference to the next and the last to the first. */
const references = JSON.stringify(Array.from({ length: depth }, (_, at) => ({ _1: (at + 1) % depth, $ref: "#" })));
const wide = JSON.stringify(Object.fromEntries(Array.from({ length: depth }, (_, at) => [`k${at}`, [at]])));

/** Fields that some form reads as JSON, or shows again as they were sent. */
const fields = [
  ...["lines", "items", "rows", "content", "list", "label", "name", "title", "message", "version", "loaded", "order", "filter"],
  ...[
    "views",
    "changes",
    "values",
    "events",
    "recall",
    "search",
    "q",
    "return_to",
    "payment_lines",
    "prices",
    "sold",
    "products",
  ],
];

/** The bodies that each door is sent; a form carries the same value in every field. */
const bodies: { what: string; type: string; body: string }[] = [
  { what: "lists within lists", type: "application/json", body: lists },
  { what: "objects within objects", type: "application/json", body: objects },
  { what: "references in a circle", type: "application/json", body: references },
  { what: "ten thousand keys", type: "application/json", body: wide },
  {
    what: "a form of lists",
    type: "application/x-www-form-urlencoded",
    body: fields.map((name) => `${name}=${lists}`).join("&"),
  },
  // texts that are read again when the page is shown: one text at the top, so that the form's own shape is met first
  { what: "a form of texts", type: "application/x-www-form-urlencoded", body: `loaded={"name":${objects}}&name=a` },
  { what: "a field of as many levels", type: "application/x-www-form-urlencoded", body: `${"a[0].".repeat(depth)}a=1` },
];

/** What ends the session that asks comes last. */
const endsSession = ({ path }: Door) => /sign-out|sessions|password|delete|profile|users\/1\/|team\/1/.test(path);

/** Sends a door everything, as a document and as data; what went wrong. */
async function knock(request: APIRequestContext, { path }: Door): Promise<string[]> {
  const faults: string[] = [];
  for (const { what, type, body } of bodies) {
    for (const address of [path, `${path === "/" ? "/_root" : path}.data`]) {
      const headers = { "Content-Type": type, "Sec-Fetch-Site": "same-origin", Accept: "text/html" };
      const seconds = startTicks();
      const answer = await request
        .post(address, { headers, data: Buffer.from(body), maxRedirects: 0 })
        .catch((problem: Error) => problem);
      const here = `${address}, ${what}`;
      if (answer instanceof Error) faults.push(`${here}: ${answer.message.slice(0, 100)}`);
      else if (answer.status() >= 500 && answer.status() !== 503) faults.push(`${here}: ${answer.status()}`);
      if (seconds() > 2) faults.push(`${here}: ${seconds()} s`);
    }
  }
  return faults;
}

test("values nested ten thousand deep break no door of the shop and hold none up", async ({ browser }) => {
  test.setTimeout(1_800_000);
  const shop = await openShopOf({ log: "test-results/nested-bodies.log" });
  try {
    const context = await browser.newContext({ baseURL: shop.url });
    const page = await context.newPage();
    await signInAs(page, "super");
    const doors = await listDoors();
    expect(doors.length).toBeGreaterThan(200);
    const faults: string[] = [];
    for (const door of [...doors].sort((one, other) => Number(endsSession(one)) - Number(endsSession(other)))) {
      faults.push(...(await knock(context.request, door)));
    }
    expect(faults).toEqual([]);
    expect((await context.request.get("/readyz")).status()).toBe(200);
    await context.close();
  } finally {
    await shop.close();
  }
});
