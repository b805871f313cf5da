import { afterAll, beforeAll, expect, test } from "vitest";
import { saveFavourite } from "#app/domain/catalog/save-favourite.server.ts";
import {
  flushNotifications,
  isListeningForChanges,
  listenForChanges,
  stopListeningForChanges,
  subscribeToChanges,
} from "#app/platform/cached-read.server.ts";
import { loader as personal } from "#app/routes/api+/personal.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openShop } from "#tests/support/shop-pages.tsx";
import { type Listening, listen } from "../listen.ts";
import { cachePages } from "./page-cache.ts";

const product = await makeProduct({ name: "Kinnow" });
let made = 0;
let shop: Listening;

beforeAll(async () => {
  await listenForChanges();
  const cached = cachePages((_, res) => void res.writeHead(500).end(), {
    ...{ headers: [], policyOf: () => "", compress: false, isSubscribed: isListeningForChanges, flushNotifications },
    ...{ onChange: subscribeToChanges, originOf: ({ headers }) => `http://${headers.host}` },
    render: async ({ url, headers }) => {
      made++;
      const cookie = headers.get("Cookie") ?? "";
      const { html } = await openShop(new URL(url).pathname, { cookie });
      return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
    },
  });
  shop = await listen(cached, { port: 0, host: "127.0.0.1" });
});

afterAll(async () => {
  await shop.close();
  await stopListeningForChanges();
});

const pages = ["/", "/packages", "/products", `/product/${product.id}`, `/category/${product.categoryId}`];

test("of 500 requests of 50 customers in turn, each page is everybody's and each personal answer is of the one who asked", async () => {
  const customers = await Promise.all(
    Array.from({ length: 50 }, async (_, at) => {
      const user = await makeUser({ name: `Customer${at} Khan` });
      await fillCart(user.id, [{ product, quantity: at + 1 }]);
      if (at % 2 === 0) await saveFavourite(user.id, product.id, true);
      return { at, name: user.name, cookie: `${await signIn(user)}; scripts=1; lang=${at % 3 === 0 ? "ur" : "en"}` };
    }),
  );
  const bodies = new Map<string, Set<string>>();
  const askAs = async ({ at, name, cookie }: (typeof customers)[number], round: number) => {
    const path = pages[(at + round) % pages.length] as string;
    const [page, answer] = await Promise.all([
      fetch(`http://127.0.0.1:${shop.port}${path}`, { headers: { Cookie: cookie } }),
      personal(visit(`/api/personal?page=${path}`, { cookie })),
    ]);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const { frame } = await answer.json();
    expect([page.status, page.headers.getSetCookie()]).toEqual([200, [expect.stringMatching(/^personal=account;/)]]);
    const key = `${path} ${at % 3 === 0}`;
    bodies.set(key, (bodies.get(key) ?? new Set()).add(await page.text()));
    expect(frame).toMatchObject({ viewer: { name }, cart: { products: { [product.id]: (at + 1) * 1000 } } });
    expect(frame.favourites).toEqual(at % 2 === 0 ? [product.id] : []);
  };
  await flushNotifications();
  for (let round = 0; round < 10; round++) await Promise.all(customers.map((customer) => askAs(customer, round)));
  expect(bodies.size).toBe(2 * pages.length);
  for (const [, all] of bodies) expect(all.size).toBe(1);
  expect([...bodies.values()].flatMap((all) => [...all]).filter((html) => /Customer\d/.test(html))).toEqual([]);
  expect(made).toBe(2 * pages.length);
});
