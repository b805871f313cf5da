import { describe, expect, test } from "vitest";
import { findCart, findCartSummary } from "#app/domain/cart/read-cart.server.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { checkoutFields } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, cookieGiven, post, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openShop } from "#tests/support/shop-pages.tsx";
import { action as removeInCart } from "./cart_.unbuyable.remove.ts";
import { loader as openCheckout, action as place } from "./checkout.tsx";
import { action as setLine } from "./checkout_.line.$key.ts";
import { action as removeInCheckout } from "./checkout_.unbuyable.remove.ts";

type Product = Awaited<ReturnType<typeof makeProduct>>;

const sellOut = ({ id }: Product) => db.product.update({ where: { id }, data: { inStock: false } });
const left = ({ id }: Product, stockQuantity: number) => db.product.update({ where: { id }, data: { stockQuantity } });
const keysOf = async (userId: number) => (await findCart({ userId })).lines.map(({ key, quantity }) => [key, quantity]);

/** A customer with two pieces of rice at Rs. 300 in stock, and further lines in the cart. */
async function shopper(...picks: Parameters<typeof fillCart>[1]) {
  const user = await makeUser({ zone: "Bosan Road" });
  const rice = await makeProduct({ name: "Sella Rice", price: rupees(300) });
  await fillCart(user.id, [{ product: rice, quantity: 2 }, ...picks]);
  return { user, rice, cookie: await signIn(user) };
}

describe("what cannot be bought", () => {
  test("counts nowhere: badge, cart, free-delivery bar and checkout reckon without what is sold out, archived, hidden or a package that cannot be made", async () => {
    const [sugar, tea, soap, oil] = [await makeProduct(), await makeProduct(), await makeProduct(), await makeProduct()];
    const [basket, bundle] = [
      await makePackage([{ product: oil, quantity: 1 }]),
      await makePackage([{ product: oil, quantity: 1 }]),
    ];
    const { user, cookie } = await shopper(
      { product: sugar, quantity: 3 },
      { product: tea, quantity: 1 },
      { product: soap, quantity: 4 },
      { package: basket, quantity: 1 },
      { package: bundle, quantity: 2 },
    );
    await sellOut(sugar);
    await db.product.update({ where: { id: tea.id }, data: { status: "archived" } });
    await db.product.update({ where: { id: soap.id }, data: { status: "draft" } });
    await sellOut(oil);
    await db.package.update({ where: { id: bundle.id }, data: { isActive: false } });
    const counted = { count: 2, subtotal: rupees(600) };
    expect(await findCart({ userId: user.id })).toMatchObject(counted);
    expect(await findCartSummary({ userId: user.id })).toMatchObject(counted);
    const { html } = await openShop("/cart", { cookie });
    expect(html).toMatch(/<dt>Subtotal<\/dt><dd>Rs. 600<\/dd>/);
    expect(html.match(/>2<span class="head-cart-sum"> · Rs. 600</g)).toHaveLength(1);
    expect(html).toContain("<b>Rs. 1,400 more</b> for free delivery");
    expect(html).toContain("What can't be had is not in the total.");
    const checkout = await openShop("/checkout", { cookie });
    expect(checkout.html).toMatch(/<dt>Subtotal<\/dt><dd>Rs. 600<\/dd>/);
    expect(checkout.html).toMatch(/<dt>Total<\/dt><dd>Rs. 800<\/dd>/);
  });

  test("has no way to the checkout while it is in the cart, nor to an order: one button removes it and goes on", async () => {
    const sugar = await makeProduct();
    const { user, rice, cookie } = await shopper({ product: sugar, quantity: 1 });
    expect((await openShop("/cart", { cookie })).html).toContain(">Go to checkout<");
    await sellOut(sugar);
    const cart = (await openShop("/cart", { cookie })).html;
    expect(cart).not.toContain("Go to checkout");
    expect(cart.match(/Remove and continue/g)).toHaveLength(1);
    const checkout = (await openShop("/checkout", { cookie })).html;
    expect(checkout).not.toContain("Place order");
    expect(checkout.match(/Remove and continue/g)).toHaveLength(1);

    const removed = await answerTo(removeInCart(post("/cart/unbuyable/remove", {}, { cookie })));
    expect(removed).toMatchObject({ status: 302, location: "/checkout" });
    expect(cookieGiven(removed, "toast")).toContain("cart-unbuyable-removed");
    expect(await keysOf(user.id)).toEqual([[`p${rice.id}`, 2000]]);
    expect((await openShop("/checkout", { cookie })).html).toContain("Place order");
  });

  test("alone in a cart leads nowhere but to an empty cart", async () => {
    const user = await makeUser();
    const sugar = await makeProduct({ price: rupees(900) });
    await fillCart(user.id, [{ product: sugar, quantity: 3 }]);
    await sellOut(sugar);
    const cookie = await signIn(user);
    const { html } = await openShop("/cart", { cookie });
    expect(html).toMatch(/<dt>Total<\/dt><dd>Rs. 0<\/dd>/);
    expect(html).not.toContain("Go to checkout");
    expect((await openShop("/checkout", { cookie })).html).not.toContain("Place order");
    const removed = await answerTo(removeInCart(post("/cart/unbuyable/remove", {}, { cookie })));
    expect(removed.location).toBe("/cart");
    expect(await keysOf(user.id)).toEqual([]);
  });

  test("is removed where the rest of the cart takes all that is left, and a line with too little left stays in the cart to be decided", async () => {
    const atta = await makeProduct({ stockQuantity: 3000 });
    const ghee = await makeProduct({ stockQuantity: 9000 });
    const basket = await makePackage([{ product: atta, quantity: 2 }]);
    const { user, rice, cookie } = await shopper(
      { product: atta, quantity: 2 },
      { package: basket, quantity: 1 },
      { product: ghee, quantity: 8 },
    );
    await left(ghee, 5000);
    const removed = await answerTo(removeInCart(post("/cart/unbuyable/remove", {}, { cookie })));
    expect(removed.location).toBe("/cart");
    expect(await keysOf(user.id)).toEqual([
      [`p${rice.id}`, 2000],
      [`p${atta.id}`, 2000],
      [`p${ghee.id}`, 8000],
    ]);
  });

  test("that can be had again after the checkout was shown is not ordered unseen", async () => {
    const sugar = await makeProduct();
    const { cookie } = await shopper({ product: sugar, quantity: 1 });
    await sellOut(sugar);
    const { shown } = (await answerTo(openCheckout(visit("/checkout", { cookie })))).body as { shown: string };
    await db.product.update({ where: { id: sugar.id }, data: { inStock: true } });
    const answer = await answerTo(place(post("/checkout", checkoutFields({ shown }), { cookie })));
    expect(answer.status).toBe(409);
    expect(JSON.stringify(answer.body)).toContain("Your cart has changed");
  });
});

describe("a line of which less is left than wanted", () => {
  test.each([
    ["en", "Take the 5 that are left", "Take the 1.5 kg that is left"],
    ["ur", "Bache hue 5 le lein", "Bacha hua 1.5 kg le lein"],
  ] as const)(
    "can be had with what is left at one press, in the cart and at the checkout, in %s",
    async (lang, pieces, weight) => {
      const eggs = await makeProduct({ stockQuantity: 9000 });
      const okra = await makeProduct({ soldByWeight: true, quantityStep: 250, unit: "kg", stockQuantity: 9000 });
      const { user, cookie } = await shopper({ product: eggs, quantity: 8 }, { product: okra, quantity: 2 });
      await left(eggs, 5000);
      await left(okra, 1600);
      for (const path of ["/cart", "/checkout"]) {
        const { html } = await openShop(path, { cookie, lang });
        expect(html, path).toMatch(new RegExp(`value="5"[^>]*>${pieces}<`));
        expect(html, path).toMatch(new RegExp(`value="1.5"[^>]*>${weight}<`));
      }
      const typed = { customer_name: "Bushra", delivery_address: "House 7, Street 9", quantity: "5" };
      const taken = await answerTo(
        setLine(post(`/checkout/line/p${eggs.id}`, typed, { cookie, params: { key: `p${eggs.id}` } })),
      );
      expect(taken).toMatchObject({ status: 302, location: "/checkout" });
      expect(await keysOf(user.id)).toContainEqual([`p${eggs.id}`, 5000]);
      const kept = `${cookie}; checkout=${cookieGiven(taken, "checkout")}`;
      const { html } = await openShop("/checkout", { cookie: kept, lang });
      expect(html).toContain('value="Bushra"');
      expect(html).toContain("House 7, Street 9</textarea>");
      expect(html).not.toContain(">8 ×");
    },
  );
});

describe("the checkout", () => {
  test("keeps what was typed when its button removes what cannot be had, and says nothing of a session", async () => {
    const sugar = await makeProduct();
    const { user, rice, cookie } = await shopper({ product: sugar, quantity: 1 });
    await sellOut(sugar);
    const typed = { customer_name: "Bushra", landmark: "Near the mosque" };
    const removed = await answerTo(removeInCheckout(post("/checkout/unbuyable/remove", typed, { cookie })));
    expect(removed).toMatchObject({ status: 302, location: "/checkout" });
    expect(await keysOf(user.id)).toEqual([[`p${rice.id}`, 2000]]);
    const { html } = await openShop("/checkout", { cookie: `${cookie}; checkout=${cookieGiven(removed, "checkout")}` });
    expect(html).toContain('value="Near the mosque"');
    expect(html).not.toContain("session");
  });

  test("asks whose session has ended to sign in before it changes a cart, and keeps what was typed", async () => {
    for (const send of [
      removeInCheckout(post("/checkout/unbuyable/remove", { customer_name: "Bushra" })),
      setLine(post("/checkout/line/p1", { customer_name: "Bushra", quantity: "1" }, { params: { key: "p1" } })),
    ]) {
      const answer = await answerTo(send);
      expect(answer.location).toMatch(/^\/auth\?return_to=%2Fcheckout/);
      expect(cookieGiven(answer, "checkout")).toEqual(expect.any(String));
    }
    expect((await answerTo(removeInCart(post("/cart/unbuyable/remove", {})))).location).toMatch(/^\/auth\?return_to=%2Fcart/);
  });

  test("knows no line that no thing can have", async () => {
    const cookie = await signIn(await makeUser());
    for (const key of ["x1", "p", "p0", "p99999999999", "p1 OR 1=1"])
      expect(
        (await answerTo(setLine(post("/checkout/line/x", { quantity: "1" }, { cookie, params: { key } })))).status,
        key,
      ).toBe(404);
  });
});

describe("in place of what is sold out", () => {
  test("three like it are offered in the cart and at the checkout: of its subcategory first, then of its category, in stock, the most popular first", async () => {
    const { id: categoryId, subcategories } = await makeCategory();
    const other = await db.subcategory.create({ data: { categoryId, slug: `other-${categoryId}`, name: "Other" } });
    const shelf = { categoryId, subcategoryId: subcategories[0]!.id };
    const sugar = await makeProduct({ ...shelf, name: "White Sugar" });
    const named = (name: string, wanted: Parameters<typeof makeProduct>[0]) => makeProduct({ name, categoryId, ...wanted });
    const brown = await named("Brown Sugar", { ...shelf, popularity: 5 });
    const caster = await named("Caster Sugar", { ...shelf, popularity: 9 });
    const honey = await named("Honey", { subcategoryId: other.id, popularity: 50 });
    await named("Jam", { subcategoryId: other.id, popularity: 40 });
    await named("Gone Sugar", { ...shelf, popularity: 99, inStock: false });
    await named("Emptied Sugar", { ...shelf, popularity: 98, stockQuantity: 0 });
    await named("Draft Sugar", { ...shelf, popularity: 97, status: "draft" });
    await makeProduct({ name: "Elsewhere", popularity: 100 });
    const { user, cookie } = await shopper({ product: sugar, quantity: 1 });
    expect((await openShop("/cart", { cookie })).html).not.toContain("Instead of");
    await sellOut(sugar);
    for (const path of ["/cart", "/checkout"]) {
      const [, offered = ""] =
        /<ul aria-label="Instead of White Sugar">(.*?)<\/ul>/s.exec((await openShop(path, { cookie })).html) ?? [];
      expect(
        [...offered.matchAll(/aria-label="Add ([^"]+)"/g)].map(([, name]) => name),
        path,
      ).toEqual([caster.name, brown.name, honey.name]);
    }
    const add = { quantity: "1", customer_name: "Bushra" };
    await answerTo(setLine(post(`/checkout/line/p${honey.id}`, add, { cookie, params: { key: `p${honey.id}` } })));
    expect(await keysOf(user.id)).toContainEqual([`p${honey.id}`, 1000]);
    const { html } = await openShop("/checkout", { cookie });
    expect([html.includes('aria-label="Add Honey"'), html.includes('aria-label="Add Jam"')]).toEqual([false, true]);
  });
});
