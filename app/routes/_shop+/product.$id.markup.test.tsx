import { describe, expect, test } from "vitest";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { pagesOf, routeAt } from "#tests/support/pages-of.tsx";
import * as route from "./product.$id.tsx";

const open = pagesOf([routeAt("product/:id", route)]);

/** The product's page, or its rerender after a submit. */
async function openPage(...visit: Parameters<typeof open>): Promise<string> {
  const { status, html } = await open(...visit);
  if (html === "") throw new Error(`No page but ${status}`);
  return html;
}

const markup = `<script>alert(1)</script><img src=x onerror="alert(2)">`;
const asText = "&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&quot;alert(2)&quot;&gt;";

test("markup in a review, its title, its reply, a question, its answer and a name comes out as text", async () => {
  const product = await makeProduct();
  const user = await makeUser({ name: markup });
  const at = { productId: product.id, userId: user.id };
  await db.review.create({ data: { ...at, rating: 4, title: markup, content: markup, reply: markup } });
  const asked = { question: markup, answer: markup, answeredAt: new Date() };
  await db.productQuestion.create({ data: { ...at, productName: product.name, userName: user.name, ...asked } });
  const html = await openPage(`/product/${product.id}`);
  expect(html.split(asText)).toHaveLength(6);
  expect(html).not.toMatch(/<script|<img src=x/);
});

describe("whom the page offers what", () => {
  test.each([
    ["en", "Reviews are written only by customers who bought this product.", "Sign in to review", "Sign in to ask"],
    ["ur", "Review sirf woh customers dete hain", "Review ke liye sign in karein", "Poochne ke liye sign in karein"],
  ] as const)("A5.03 A5.04 a visitor reads in %s who may review, and where to sign in", async (lang, ...sentences) => {
    const { id } = await makeProduct();
    const html = await openPage(`/product/${id}`, { lang });
    for (const sentence of sentences) expect(html).toContain(sentence);
    expect(html).toContain(`/auth?return_to=/product/${id}%23reviews`);
    expect(html).not.toMatch(/form=(review|question)/);
  });

  test("A5.03 a customer who has not bought it may ask but not review", async () => {
    const { id } = await makeProduct();
    const html = await openPage(`/product/${id}`, { cookie: await signIn(await makeUser()) });
    expect(html).toContain("form=question");
    expect(html).not.toContain("form=review");
  });

  test("A5.05 a buyer finds the form, and after the review reads 'already reviewed' in its place", async () => {
    const product = await makeProduct();
    const user = await makeUser();
    await makeOrder({ userId: user.id, product, status: "delivered" });
    const cookie = await signIn(user);
    expect(await openPage(`/product/${product.id}`, { cookie })).toContain("form=review");
    await db.review.create({ data: { productId: product.id, userId: user.id, rating: 5, content: "Good" } });
    const html = await openPage(`/product/${product.id}`, { cookie });
    expect(html).toContain("already reviewed");
    expect(html).not.toContain("form=review");
  });
});

test("a review that was refused comes back with what was typed and why", async () => {
  const product = await makeProduct();
  const user = await makeUser();
  await makeOrder({ userId: user.id, product, status: "delivered" });
  const form = { rating: "4", content: "", title: "Kept title" };
  const html = await openPage(`/product/${product.id}?form=review`, { cookie: await signIn(user), form });
  expect(html).toContain("Please fill this in.");
  expect(html).toContain('value="Kept title"');
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="4"|<input[^>]*value="4"[^>]*checked=""/);
});

test("the page is shared on WhatsApp by its own address and today's price", async () => {
  const { id, name } = await makeProduct();
  const html = await openPage(`/product/${id}?reviews=2`);
  const link = /https:\/\/wa\.me\/\?text=([^"]+)/.exec(html)?.[1] ?? "";
  expect(decodeURIComponent(link)).toBe(`${name}, Rs.\u00a0150: http://shop.test/product/${id}`);
});

describe("the usual amounts of what is weighed", () => {
  const buttons = (html: string) => [...html.matchAll(/<button[^>]*name="quantity" value="([\d.]+)"[^>]*>(.*?)<\/button>/g)];
  const amounts = (html: string) =>
    buttons(html.match(/<form[^>]*action="\/cart"[^>]*><input[^>]*><div class="amounts".*?<\/form>/)?.[0] ?? "");

  test("stand on its page with their prices, and without a script each posts its quantity", async () => {
    const { id, name } = await makeProduct({ price: rupees(130), unit: "kg", soldByWeight: true, quantityStep: 250 });
    const html = await openPage(`/product/${id}`, { lang: "ur" });
    expect(html).toContain("Kitna chahiye?");
    expect(html).toContain(`aria-label="${name} kitna chahiye"`);
    expect(amounts(html).map(([, quantity, said]) => `${quantity}: ${said}`)).toEqual([
      "0.25: 250 g <small>Rs. 32.50</small>",
      "0.5: 500 g <small>Rs. 65</small>",
      "1: 1 kg <small>Rs. 130</small>",
      "2: 2 kg <small>Rs. 260</small>",
      "5: 5 kg <small>Rs. 650</small>",
    ]);
  });

  test("go by the step and by what is left, and pieces have none", async () => {
    const weighed = await makeProduct({ unit: "kg", soldByWeight: true, quantityStep: 500, stockQuantity: 1500 });
    expect(amounts(await openPage(`/product/${weighed.id}`)).map(([, quantity]) => quantity)).toEqual(["0.5", "1"]);
    const gone = await makeProduct({ unit: "kg", soldByWeight: true, inStock: false });
    const pieces = await makeProduct({ unit: "kg", unitSize: "5" });
    for (const { id } of [gone, pieces]) expect(await openPage(`/product/${id}`)).not.toContain('class="amounts"');
  });
});

test("all sizes of an article stand on the page of each with their prices, and not among the others of its shelf", async () => {
  const small = await makeProduct({ name: "Tea 190 g", unit: "g", unitSize: "190", price: rupees(500), packFamily: "tea" });
  const place = { categoryId: small.categoryId, subcategoryId: small.subcategoryId };
  const large = await makeProduct({
    ...place,
    name: "Tea 900 g",
    unit: "g",
    unitSize: "900",
    price: rupees(1930),
    packFamily: "tea",
  });
  await makeProduct({ ...place, name: "Tea 430 g", unit: "g", unitSize: "430", packFamily: "tea", status: "archived" });
  await makeProduct({ ...place, name: "Green Tea 50 g", packFamily: "green tea", popularity: 1 });
  await makeProduct({ ...place, name: "Green Tea 100 g", packFamily: "green tea", popularity: 2 });
  const html = await openPage(`/product/${small.id}`);
  expect(html).toContain(
    `<nav class="amounts" aria-label="Sizes of Tea 190 g"><a href="/product/${small.id}" aria-current="page">190 g<small> Rs. 500</small></a>` +
      `<a href="/product/${large.id}">900 g<small> Rs. 1,930</small></a></nav>`,
  );
  const related = [...html.matchAll(/<h3[^>]*><a href="[^"]*">(.*?)<\/a><\/h3>/g)].map(([, name]) => name);
  expect(related).toEqual(["Green Tea 100 g"]);
  expect(html).toContain('<nav class="card-sizes" aria-label="Sizes of Green Tea 100 g">');
});
