import { setTimeout as sleep } from "node:timers/promises";
import { acknowledged, checkoutRequest, formHeaders } from "#tests/bench/rig/checkout-request.ts";
import { type Answer, HttpConnection, type HttpRequest } from "#tests/bench/rig/http-connection.ts";
import type { ShopFolder } from "#tests/bench/rig/shop-folder.ts";
import { makeShoppers, type Shopper } from "#tests/bench/rig/shoppers.ts";
import type { Shop } from "#tests/bench/rig/start-shop.ts";
import { stockProduct } from "#tests/bench/rig/stock-products.ts";
import { makePeople } from "./people.ts";
import { noFaults, tally, timeLimit, type Verdict } from "./verdict.ts";
import { connected, withShop } from "./with-shop.ts";

/** How long one session holds the product's row, milliseconds. */
const heldFor = 60_000;

/** The maximum latency of a page meanwhile, of a submit, and the maximum recovery time, milliseconds. */
const [slowestPage, slowestPress, wellAfter] = [1_000, 6_000, 1_000];

/** This many customers submit "Place order" for the same product, repeatedly. */
const submitters = 12;

type Timed = { what: string; ms: number; answer: Answer | null };

/** The requests while the row was locked, and the latency of each. */
type Held = { pages: Timed[]; submits: Timed[]; over: boolean };

async function time(line: HttpConnection, what: string, sent: HttpRequest): Promise<Timed> {
  const began = performance.now();
  const answer = await line.ask(sent).catch(() => null);
  return { what, ms: Math.round(performance.now() - began), answer };
}

/** Requests pages, one after the other, until the row is unlocked. */
async function look({ origin }: Shop, pages: readonly HttpRequest[], held: Held): Promise<void> {
  const line = new HttpConnection(origin);
  for (let turn = 0; !held.over; turn++) {
    const sent = pages[turn % pages.length] ?? { path: "/" };
    held.pages.push(await time(line, sent.path, sent));
    await sleep(50);
  }
  line.hangUp();
}

/** Submits one form after the other until the row is unlocked. */
async function submit({ origin }: Shop, submits: readonly [string, HttpRequest][], held: Held): Promise<void> {
  const line = new HttpConnection(origin);
  for (let turn = 0; !held.over; turn++) {
    const [what, sent] = submits[turn % submits.length] ?? ["", { path: "/" }];
    held.submits.push(await time(line, what, sent));
    await sleep(200);
  }
  line.hangUp();
}

const formOf = (origin: string, path: string, { cookie }: Shopper, fields: Record<string, string>): HttpRequest => ({
  method: "POST",
  path,
  headers: formHeaders(origin, cookie),
  body: new URLSearchParams(fields).toString(),
});

const street = "House 99, Held Street";

/** The submitted forms: the order of the locked product, its favourite, and its stepper. */
const formsOf = ({ origin }: Shop, shopper: Shopper, productId: number): [string, HttpRequest][] => [
  ["place order", checkoutRequest(origin, shopper, { delivery_address: street, key: `held-row-${shopper.userId}` })],
  ["heart", formOf(origin, "/favorites", shopper, { product_id: String(productId), saved: "true" })],
];

/** A submit that is refused for the lock shows the reason and the typed values. */
function wronglyRefused({ what, ms, answer }: Timed): string[] {
  if (ms > timeLimit(slowestPress)) return [`${what} took ${ms} ms`];
  if (!answer) return [`${what} had no answer`];
  if (what !== "place order" || answer.status === 302) return answer.status === 500 ? [`${what} was answered 500`] : [];
  const body = answer.body.toString();
  const isKept = body.includes(street) && body.includes("What you entered is kept");
  return answer.status === 503 && isKept
    ? []
    : [`${what} was answered ${answer.status}${isKept ? "" : " without what was typed"}`];
}

/** While a product's row is locked for a minute, pages are served, submits are refused in time, and afterwards everything recovers. */
export const heldRow = (folder: ShopFolder): Promise<Verdict[]> =>
  withShop(folder, {}, async ({ shop, client }) => {
    const productId = await stockProduct(client, 1_000);
    const shoppers = await makeShoppers(client, submitters + 1, () => [{ productId, quantity: 1000 }]);
    const [last, ...others] = shoppers;
    if (!last) throw new Error("There is no shopper.");
    const { staff } = await makePeople(client);
    const of = (who: Shopper, ...paths: string[]): HttpRequest[] =>
      paths.map((path) => ({ path, headers: { Cookie: who.cookie } }));
    const pages = [
      [{ path: "/" }, { path: "/products" }, { path: `/product/${productId}` }, { path: "/products?search=aloo" }],
      of(last, "/cart", "/checkout", `/product/${productId}`, "/profile?tab=orders", "/"),
      of(staff, "/admin", "/admin/orders", "/admin/products", `/admin/products/${productId}`, "/admin/orders/new"),
    ];
    const warm = new HttpConnection(shop.origin);
    for (const sent of pages.flat()) await warm.ask(sent);
    warm.hangUp();

    const holder = await connected(shop.databaseUrl);
    await holder.query("BEGIN");
    await holder.query("SELECT FROM products WHERE id = $1 FOR UPDATE", [productId]);
    const held: Held = { pages: [], submits: [], over: false };
    const looking = pages.map((some) => look(shop, some, held));
    const submitting = others.map((shopper) => submit(shop, formsOf(shop, shopper, productId), held));
    await sleep(heldFor);
    held.over = true;
    await Promise.all([...looking, ...submitting]);
    await holder.query("COMMIT");
    await holder.end();

    await sleep(wellAfter);
    const line = new HttpConnection(shop.origin);
    const after = [await time(line, "place order", checkoutRequest(shop.origin, last, {}))];
    for (const sent of pages.flat().filter(({ path }) => path !== "/checkout")) after.push(await time(line, sent.path, sent)); // its cart is empty by now
    line.hangUp();
    const slow = (timed: readonly Timed[], most: number) =>
      timed.filter(({ ms }) => ms > timeLimit(most)).map(({ what, ms }) => `${what}: ${ms} ms`);
    const unwell = ({ what, answer }: Timed) =>
      what === "place order" ? answer && acknowledged(answer) : answer?.status === 200;
    const longest = (timed: readonly Timed[]) => Math.max(...timed.map(({ ms }) => ms));
    const bad = held.pages.filter(({ answer }) => answer?.status !== 200).map(({ what, answer }) => `${what}: ${answer?.status}`);
    return [
      noFaults(
        `a product's row is held for ${heldFor / 1000} s: every page comes within ${slowestPage} ms`,
        [...slow(held.pages, slowestPage), ...bad],
        `${held.pages.length} pages, ${longest(held.pages)} ms at most`,
      ),
      noFaults(
        `presses are refused within ${slowestPress} ms, and keep what was typed`,
        held.submits.flatMap(wronglyRefused),
        `${tally(held.submits.map(({ answer }) => answer?.status ?? 0))}, ${longest(held.submits)} ms at most`,
      ),
      noFaults(
        `${wellAfter} ms after all is well`,
        [...slow(after, slowestPage), ...after.filter((timed) => !unwell(timed)).map(({ what }) => what)],
        `${longest(after)} ms at most`,
      ),
    ];
  });
