import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { findCart } from "#app/domain/cart/read-cart.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { inRequestScope } from "#app/platform/request-scope.server.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, cookieGiven, cookiesOf, post, shownFailure, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openShop } from "#tests/support/shop-pages.tsx";
import { action, loader } from "./cart.tsx";
import { loader as loadRail } from "./cart_.rail.ts";

const press = (form: Record<string, string>, cookie?: string) => answerTo(action(post("/cart", form, { cookie })));
const open = (cookie?: string) => answerTo(loader(visit("/cart", { cookie })));

async function shopper() {
  const user = await makeUser();
  return { user, cookie: await signIn(user) };
}

test("A2.08 /cart shows what was picked, priced by the server", async () => {
  const { user, cookie } = await shopper();
  const tea = await makeProduct({ price: rupees(1980), discountPercent: 400, discountActive: true });
  await fillCart(user.id, [{ product: tea, quantity: 2 }]);
  const { body } = await open(cookie);
  expect(body).toMatchObject({
    count: 2,
    subtotal: rupees(3802),
    lines: [{ name: tea.name, quantity: 2000, unitPrice: rupees(1901), lineTotal: rupees(3802) }],
  });
});

test("a line says its size once: in its name, or beside it where the name does not say it", async () => {
  const { user, cookie } = await shopper();
  const packet = { unit: "kg", unitSize: "5", companyName: "Guard", price: rupees(2350) };
  const rice = await makeProduct({ ...packet, name: "Guard Basmati Rice 5 kg", nameUr: "Guard Basmati Chawal 5 kg" });
  const onions = await makeProduct({ ...packet, name: "Onions", nameUr: "Pyaz 5 kg" });
  await fillCart(user.id, [
    { product: rice, quantity: 1 },
    { product: onions, quantity: 1 },
  ]);
  const { html } = await openShop("/cart", { cookie });
  expect(html).toContain(">Guard Basmati Rice 5 kg</a><small>Basmati Chawal · Rs. 2,350 each</small>");
  expect(html).toContain(">Onions</a><small>Pyaz · 5 kg · Rs. 2,350 each</small>");
});

test("on a Roman-Urdu page a line is headed by its Roman-Urdu name, with the English one beneath", async () => {
  const { user, cookie } = await shopper();
  const packet = { unit: "kg", unitSize: "5", companyName: "Guard", price: rupees(2350) };
  const rice = await makeProduct({ ...packet, name: "Guard Basmati Rice 5 kg", nameUr: "Guard Basmati Chawal 5 kg" });
  const honey = await makeProduct({ ...packet, name: "Shehad" });
  await fillCart(user.id, [
    { product: rice, quantity: 1 },
    { product: honey, quantity: 1 },
  ]);
  const { html } = await openShop("/cart", { cookie, lang: "ur" });
  expect(html).toContain(">Guard Basmati Chawal 5 kg</a><small>Guard Basmati Rice 5 kg · ");
  expect(html).toMatch(/aria-label="[^"]*Guard Basmati Chawal 5 kg[^"]*"/);
  expect(html).not.toMatch(/aria-label="[^"]*Guard Basmati Rice/);
  expect(html).toContain(">Shehad</a><small>5 kg · ");
});

test("the cart beside a list has the lines of who asks: a customer's, a device's without an account, and nobody else's", async () => {
  const linesOf = async (cookie?: string, lang?: Lang) => {
    const answer = await loadRail(visit("/cart/rail", { cookie: [cookie, lang && `lang=${lang}`].filter(Boolean).join("; ") }));
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    return (await answer.json()).lines;
  };
  const product = await makeProduct({ price: rupees(130), nameUr: "Pyaz" });
  const { user, cookie } = await shopper();
  await fillCart(user.id, [{ product, quantity: 2 }]);
  expect(await linesOf(cookie)).toMatchObject([
    { kind: "product", id: product.id, name: product.name, quantity: 2000, lineTotal: rupees(260), isBuyable: true },
  ]);
  expect(await linesOf(cookie, "ur")).toMatchObject([{ name: "Pyaz" }]);
  const guest = await press({ product_id: String(product.id), quantity: "3" });
  expect(await linesOf(cookiesOf(guest))).toMatchObject([{ id: product.id, quantity: 3000 }]);
  expect(await linesOf((await shopper()).cookie)).toEqual([]);
  expect(await linesOf()).toEqual([]);
  await db.cart.deleteMany({ where: { userId: null } });
});

test("beside a list a customer is offered what came with most of their orders, and nobody else is", async () => {
  const oftenOf = async (cookie: string) => (await (await loadRail(visit("/cart/rail", { cookie }))).json()).often;
  const [milk, tea] = [await makeProduct(), await makeProduct()];
  const { user, cookie } = await shopper();
  for (const product of [milk, milk, tea]) await makeOrder({ userId: user.id, product, status: "delivered" });
  expect(await oftenOf(cookie)).toMatchObject([{ id: milk.id }, { id: tea.id }]);
  expect(await oftenOf((await shopper()).cookie)).toEqual([]);
});

test("A6.02 the cart needs a sign-in, and leads back afterwards", async () => {
  expect(await open()).toMatchObject({ status: 302, location: "/auth?return_to=%2Fcart" });
});

test("A1.03 the cart is still there on a later visit, from another browser", async () => {
  const { user, cookie } = await shopper();
  const product = await makeProduct();
  await press({ product_id: String(product.id), quantity: "3" }, cookie);
  expect((await open(await signIn(user))).body).toMatchObject({ count: 3 });
});

test("A3.17 a quantity is kept on each line: set, changed, and 0 removes it", async () => {
  const { user, cookie } = await shopper();
  const [rice, basket] = [await makeProduct(), await makePackage([{ product: await makeProduct(), quantity: 1 }])];
  await press({ product_id: String(rice.id), quantity: "2" }, cookie);
  await press({ package_id: String(basket.id), quantity: "1" }, cookie);
  expect((await press({ product_id: String(rice.id), quantity: "5" }, cookie)).body).toMatchObject({ ok: true, quantity: 5000 });
  await press({ package_id: String(basket.id), quantity: "0" }, cookie);
  const { lines } = await findCart({ userId: user.id });
  expect(lines.map(({ key, quantity }) => [key, quantity])).toEqual([[`p${rice.id}`, 5000]]);
});

test("more than is left is capped, with a sentence", async () => {
  const { cookie } = await shopper();
  const product = await makeProduct({ name: "Last Mangoes", stockQuantity: 3000 });
  const { body } = await press({ product_id: String(product.id), quantity: "10" }, cookie);
  expect(body).toEqual({ ok: true, quantity: 3000, announcement: "Only 3 of Last Mangoes left." });
});

test("the sentence of a refused amount names the product as the page does", async () => {
  const { cookie } = await shopper();
  const product = await makeProduct({ name: "Last Mangoes", nameUr: "Aakhri Aam", stockQuantity: 3000 });
  const { body } = await press({ product_id: String(product.id), quantity: "10" }, `${cookie}; lang=ur`);
  expect(body).toMatchObject({ announcement: expect.stringContaining("Aakhri Aam") });
});

test("what is sold by weight moves in its step; what is sold by the piece only whole", async () => {
  const { cookie } = await shopper();
  const tomatoes = await makeProduct({ soldByWeight: true, quantityStep: 250 });
  const soap = await makeProduct();
  expect((await press({ product_id: String(tomatoes.id), quantity: "1.3" }, cookie)).body).toMatchObject({ quantity: 1250 });
  expect((await press({ product_id: String(soap.id), quantity: "1.3" }, cookie)).body).toMatchObject({ quantity: 1000 });
});

test("a draft, a sold-out and a missing product are refused, never a broken page", async () => {
  const { cookie } = await shopper();
  const draft = await makeProduct({ status: "draft" });
  const gone = await makeProduct({ inStock: false });
  for (const id of [draft.id, gone.id, 2_000_000_000]) {
    expect(await press({ product_id: String(id), quantity: "1" }, cookie)).toMatchObject({ status: 409, body: { ok: false } });
  }
});

test("a visitor's picks are held under a cookie of the device", async () => {
  const product = await makeProduct();
  const first = await press({ product_id: String(product.id), quantity: "1" });
  const device = cookieGiven(first, "device");
  expect(device).toMatch(/^[\w-]{43}$/);
  expect(first.cookies[0]).toContain("HttpOnly");
  await press({ product_id: String(product.id), quantity: "4" }, `device=${device}`);
  const held = await db.cart.findMany({ where: { userId: null }, include: { items: true } });
  expect(held.map(({ items }) => items.map(({ quantity }) => quantity))).toEqual([[4000]]);
});

describe("carts that nobody owns", () => {
  const from = (address: string, act: () => Promise<Awaited<ReturnType<typeof press>>>) =>
    inRequestScope({ requestId: "", address }, act);
  const countCarts = () => db.cart.count({ where: { userId: null } });

  test.each([
    ["without a cookie", () => undefined],
    ["with a cookie made up each time", () => `device=${randomBytes(32).toString("base64url")}`],
  ])("are sixty from one network within ten minutes, however many presses come %s", async (way, cookie) => {
    const address = way === "without a cookie" ? "203.0.113.1" : "203.0.113.2";
    const [product, before] = [await makeProduct(), await countCarts()];
    const add = { product_id: String(product.id), quantity: "1" };
    const statuses: number[] = [];
    for (let turn = 0; turn < 400; turn++) statuses.push((await from(address, () => press(add, cookie()))).status);
    expect((await countCarts()) - before).toBe(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(340);
    const refused = await from(address, () => press(add, cookie()));
    expect(refused.body).toEqual({ ok: false, quantity: 0, announcement: "Too many tries. Please wait 10 minutes." });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(500);
    expect((await from("198.51.100.1", () => press(add))).status).toBe(200);
  });

  test("that exist already and carts of people go on", async () => {
    const product = await makeProduct();
    const add = { product_id: String(product.id), quantity: "1" };
    const { cookie } = await shopper();
    const first = await from("203.0.113.3", () => press(add));
    const device = `device=${cookieGiven(first, "device")}`;
    for (let turn = 0; turn < 70; turn++) await from("203.0.113.3", () => press(add));
    expect((await from("203.0.113.3", () => press(add, device))).status).toBe(200);
    expect((await from("203.0.113.3", () => press(add, cookie))).status).toBe(200);
  });

  test("beyond that are refused to a browser without JavaScript by a sentence", async () => {
    const product = await makeProduct();
    const args = () => {
      const sent = post("/cart", { product_id: String(product.id), quantity: "1" });
      sent.request.headers.set("Sec-Fetch-Dest", "document");
      return answerTo(action(sent));
    };
    for (let turn = 0; turn < 60; turn++) await from("203.0.113.4", args);
    const refused = await from("203.0.113.4", args);
    expect([refused.status, shownFailure(refused)]).toEqual([
      302,
      "Too many new carts came from your network. Please wait some minutes, or sign in.",
    ]);
  });
});

test("without JavaScript a press goes back to the same card of the page it came from", async () => {
  const product = await makeProduct();
  const args = post("/cart", { product_id: String(product.id), quantity: "1" });
  args.request.headers.set("Sec-Fetch-Dest", "document");
  args.request.headers.set("Referer", "http://shop.test/products?page=2");
  expect(await answerTo(action(args))).toMatchObject({ status: 302, location: `/products?page=2#product-${product.id}` });
  const { html } = await openShop("/products");
  expect(html.match(new RegExp(`<article class="card" id="product-${product.id}">`, "g"))).toHaveLength(1);
});

test("Add on a page that is the same for everybody adds to what the cart holds, and never takes anything out", async () => {
  const { user, cookie } = await shopper();
  const [tea, oil] = [await makeProduct(), await makeProduct({ stockQuantity: 4000 })];
  await fillCart(user.id, [
    { product: tea, quantity: 5 },
    { product: oil, quantity: 4 },
  ]);
  const add = (product: { id: number }, quantity = "1") => {
    const args = post("/cart?add", { product_id: String(product.id), quantity }, { cookie });
    args.request.headers.set("Sec-Fetch-Dest", "document");
    return answerTo(action(args));
  };
  const held = async () => (await findCart({ userId: user.id })).lines.map(({ quantity }) => quantity);
  await add(tea);
  expect(await held()).toEqual([6000, 4000]);
  await Promise.all([add(tea), add(tea), add(tea, "0")]);
  expect(await held()).toEqual([8000, 4000]);
  await db.product.update({ where: { id: oil.id }, data: { stockQuantity: 3000 } });
  expect(shownFailure(await add(oil))).toBe("That is all we have left of it.");
  expect(await held()).toEqual([8000, 4000]);
});

test("A3.17 a quantity that says nothing changes nothing, and the page says how one is written", async () => {
  const { user, cookie } = await shopper();
  const product = await makeProduct();
  await fillCart(user.id, [{ product, quantity: 2 }]);
  for (const quantity of ["half", "-3", "99999999", ""]) {
    const args = post("/cart", { product_id: String(product.id), quantity }, { cookie });
    args.request.headers.set("Sec-Fetch-Dest", "document");
    expect(shownFailure(await answerTo(action(args))), quantity).toBe("Please enter a quantity, like 2 or 0.5.");
  }
  expect((await findCart({ userId: user.id })).count).toBe(2);
});

test("without JavaScript who wants more than there is gets what is left, and is told so", async () => {
  const { user, cookie } = await shopper();
  const product = await makeProduct({ stockQuantity: 3000 });
  const args = post("/cart", { product_id: String(product.id), quantity: "5" }, { cookie });
  args.request.headers.set("Sec-Fetch-Dest", "document");
  expect(shownFailure(await answerTo(action(args)))).toBe("That is all we have left of it.");
  expect((await findCart({ userId: user.id })).lines).toMatchObject([{ quantity: 3000 }]);
});

test.each(hostileCases)("the stepper answers %s without breaking", async (_, value) => {
  const { cookie } = await shopper();
  const product = await makeProduct();
  const forms: Record<string, string>[] = [
    { product_id: value, quantity: "1" },
    { product_id: String(product.id), quantity: value },
    { package_id: value, quantity: value },
  ];
  for (const form of forms) {
    expect((await press(form, cookie)).status).toBeLessThan(500);
  }
});

test.each<[Lang, string, string]>([
  ["en", "The rest of your cart already takes all that is left.", "It does not come in this amount. Please make it 1."],
  ["ur", "Jitna bacha tha woh aap ki cart mein pehle se hai.", "Yeh itni miqdar mein nahin milta. 1 kar dein."],
])("in %s a line says that the rest of the cart takes what is left, or which amount can be had", async (lang, taken, step) => {
  const { user, cookie } = await shopper();
  const atta = await makeProduct({ stockQuantity: 3000 });
  const melon = await makeProduct({ soldByWeight: true, quantityStep: 250 });
  await fillCart(user.id, [
    { product: atta, quantity: 2 },
    { package: await makePackage([{ product: atta, quantity: 2 }]), quantity: 1 },
    { product: melon, quantity: 0.75 },
  ]);
  await db.product.update({ where: { id: melon.id }, data: { soldByWeight: false, quantityStep: 1000 } });
  const { html } = await openShop("/cart", { cookie, lang });
  expect([html.includes(taken), html.includes(step)]).toEqual([true, true]);
});
