import { describe, expect, test } from "vitest";
import { pickingListOf } from "#app/components/order-document/picking-list-of.ts";
import { listOrdersOnPaper } from "#app/domain/documents/list-orders-on-paper.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { db } from "#app/platform/db.server.ts";
import { checkoutFields } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { hostileValues } from "#tests/fixtures/hostile.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, shownFailure } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { openShop } from "#tests/support/shop-pages.tsx";
import { action } from "./cart_.line.$key.substitution.ts";
import { action as checkout } from "./checkout.tsx";

const milk = await makeProduct({ name: "Full Cream Milk", nameUr: "Doodh" });
const okra = await makeProduct({ name: "Okra", nameUr: "Bhindi" });
const basket = await makePackage([{ product: okra, quantity: 1 }]);

/** A customer with milk, okra and a package in the cart. */
async function shopper() {
  const user = await makeUser();
  await fillCart(user.id, [
    { product: milk, quantity: 1 },
    { product: okra, quantity: 1 },
    { package: basket, quantity: 1 },
  ]);
  return { user, cookie: await signIn(user) };
}
const keyOf = { milk: `p${milk.id}`, okra: `p${okra.id}`, basket: `k${basket.id}` };
const choose = (key: string, form: Record<string, string>, cookie?: string) =>
  answerTo(action(post(`/cart/line/${key}/substitution`, form, { cookie, params: { key } })));
const inCart = async (userId: number) =>
  (await db.cartItem.findMany({ where: { cart: { userId } }, orderBy: { id: "asc" } })).map(({ substitution }) => substitution);
const said = (html: string) =>
  [...html.matchAll(/<details class="more if-missing"><summary>(.*?)<\/summary>/g)].map(([, text = ""]) =>
    text.replaceAll(/<[^>]+>/g, ""),
  );

async function ordered() {
  const { user, cookie } = await shopper();
  await choose(keyOf.milk, { substitution: "similar" }, cookie);
  await choose(keyOf.basket, { substitution: "leave_out" }, cookie);
  const seen = await openShop("/checkout", { cookie });
  await answerTo(checkout(post("/checkout", checkoutFields({ substitution: "call" }), { cookie })));
  const order = await db.order.findFirstOrThrow({ where: { userId: user.id }, include: { lines: { orderBy: { id: "asc" } } } });
  return { order, cookie, seen };
}

describe("what to do when one line is missing", () => {
  test.each<[Lang, string[]]>([
    ["en", ["If missing: similar Full Cream Milk", "If missing: call me Okra", "If missing: call me"]],
    ["ur", ["Na mile to: milti julti Doodh", "Na mile to: call karein Bhindi", "Na mile to: call karein"]],
  ])("in %s the customer says it at the line in the cart; until then the shop calls", async (lang, expected) => {
    const { user, cookie } = await shopper();
    const answer = await choose(keyOf.milk, { substitution: "similar" }, cookie);
    expect(answer).toMatchObject({ status: 302, location: `/cart#product-${milk.id}` });
    expect(await inCart(user.id)).toEqual(["similar", null, null]);
    const texts = said((await openShop("/cart", { cookie, lang })).html);
    expect(texts).toHaveLength(3);
    for (const [at, text] of expected.entries()) expect(texts[at]).toContain(text);
  });

  test("one tick makes it the same for every line, and another amount of a line keeps it", async () => {
    const { user, cookie } = await shopper();
    await choose(keyOf.okra, { substitution: "leave_out", every: "on" }, cookie);
    await fillCart(user.id, [{ product: milk, quantity: 3 }]);
    expect(await inCart(user.id)).toEqual(["leave_out", "leave_out", "leave_out"]);
  });

  test("it changes nobody else's cart, and needs a sign-in", async () => {
    const [mine, theirs] = [await shopper(), await shopper()];
    await choose(keyOf.milk, { substitution: "similar", every: "on" }, mine.cookie);
    expect(await inCart(theirs.user.id)).toEqual([null, null, null]);
    expect((await choose(keyOf.milk, { substitution: "similar" })).location).toMatch(/^\/auth/);
  });

  test("anything else than the three choices changes nothing and says so", async () => {
    const { user, cookie } = await shopper();
    for (const substitution of ["", "nearest", ...hostileValues]) {
      const answer = await choose(keyOf.milk, { substitution }, cookie);
      expect([answer.status, answer.location]).toEqual([302, "/cart"]);
      expect(shownFailure(answer)).toBeTruthy();
    }
    expect(await inCart(user.id)).toEqual([null, null, null]);
    await expect(choose("x1", { substitution: "call" }, cookie)).resolves.toMatchObject({ status: 404 });
  });

  test("the order keeps it with the line; a line without a choice follows the order's", async () => {
    const { order, seen } = await ordered();
    expect(order.substitution).toBe("call");
    expect(order.lines.map(({ substitution }) => substitution)).toEqual(["similar", null, "leave_out"]);
    expect(seen.html).toContain("If missing: Send a similar one at the same or a lower price");
  });

  test("the customer reads it on the order's page", async () => {
    const { order, cookie } = await ordered();
    const { html } = await openShop(`/order/${order.id}`, { cookie });
    expect(html).toMatch(/Full Cream Milk<\/a>.*?If missing: Send a similar one at the same or a lower price/);
    expect(html).toContain("If missing: Leave it out");
    expect(html).toContain("If something is not available: Call me first");
    expect((await openShop(`/order/${order.id}`, { cookie, lang: "ur" })).html).toContain("Na mile to: Rehne dein");
  });

  test("staff read it at the line of the order", async () => {
    const { order } = await ordered();
    const staff = await signIn(await makeUser({ role: "admin" }));
    const { html } = await openAdmin(`/admin/orders/${order.id}`, { cookie: staff });
    expect(html).toContain("If something is missing: Send something similar, same or lower price");
    expect(html).toContain("If something is missing: Leave it out");
  });

  test("the picker reads it at each thing on the list, of several orders with the order's number", async () => {
    const [first, second] = [await ordered(), await ordered()];
    const { shop } = await findShopSettings();
    const listed = async (ids: number[]) => {
      const orders = await listOrdersOnPaper(ids, { contactsVisible: true });
      const list = pickingListOf(orders, { shop, lang: "en", copies: new Map(), trackingUrl: () => "" });
      return list?.lines.map(({ name, details }) => [name, ...details.filter((detail) => detail.includes("If missing"))]);
    };
    const alone = await listed([first.order.id]);
    expect(alone).toContainEqual(["Full Cream Milk", "If missing: Something similar, same price or less"]);
    expect(alone).toContainEqual(["Okra", "If missing: Leave it out"]);
    const together = await listed([first.order.id, second.order.id]);
    expect(together?.find(([name]) => name === "Full Cream Milk")?.[1]?.match(/If missing: Something similar/g)).toHaveLength(2);
  });
});
