import { afterEach, describe, expect, test } from "vitest";
import type { Product } from "#app/generated/prisma/client.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, returnedForm, shownToast, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { action, headers, loader } from "./product.$id.tsx";
import { loader as alias } from "./products_.$id.tsx";

type Page = Exclude<Awaited<ReturnType<typeof loader>>, Response>;

const open = (id: string, cookie?: string, query = "") =>
  answerTo(loader(visit(`/product/${id}${query}`, { params: { id }, ...(cookie && { cookie }) })));
const pageOf = async (...asked: Parameters<typeof open>) => (await open(...asked)).body as Page;
const send = (what: "review" | "question", id: number, form: Record<string, string>, cookie?: string) =>
  answerTo(action(post(`/product/${id}?form=${what}`, form, { params: { id: String(id) }, ...(cookie && { cookie }) })));

const praise = { rating: "5", title: "Taaza", content: "Fresh and well packed." };

/** A customer whose order of the product was delivered, or has another status. */
async function makeBuyer(product: Product, status = "delivered") {
  const user = await makeUser({ name: "Ayesha Khan" });
  const order = await makeOrder({ userId: user.id, product, status });
  return { ...user, orderId: order.id, cookie: await signIn(user) };
}

afterEach(() => db.$executeRaw`TRUNCATE limits`);

test("A2.05 A6.01 a product's page is at both addresses, and names the one it is known by", async () => {
  const { id } = await makeProduct({ name: "Onions", nameUr: "Pyaz", price: rupees(130) });
  const head = { canonical: `http://shop.test/product/${id}`, title: "Onions 1 kg price in Multan" };
  const page = { product: { id, name: "Onions", price: rupees(130) }, head };
  expect((await open(String(id))).body).toMatchObject(page);
  expect((await open(String(id), "lang=ur")).body).toMatchObject({ head: { title: "Pyaz 1 kg ki qeemat, Multan" } });
  const params = { id: String(id) };
  expect((await answerTo(alias(visit(`/products/${id}`, { params })))).body).toMatchObject(page);
});

test.each(["draft", "archived"] as const)("a product that is %s is not there", async (status) => {
  const { id } = await makeProduct({ status });
  expect(await open(String(id))).toMatchObject({ status: 404 });
});

test.each(["0", "-1", "99999", "99999999999", "1e3", "x", "1;drop", "%00", ""])("a product %s is not there", async (id) => {
  expect(await open(id)).toMatchObject({ status: 404 });
});

describe("a review", () => {
  test("A5.03 of a customer who was delivered the product is on the page at once, by first name", async () => {
    const product = await makeProduct();
    const { cookie } = await makeBuyer(product);
    expect(await pageOf(String(product.id), cookie)).toMatchObject({ feedback: { standing: "buyer" } });
    const answer = await send("review", product.id, praise, cookie);
    expect(answer).toMatchObject({ status: 302, location: `/product/${product.id}#reviews` });
    expect(shownToast(answer)).toBe("Thank you! Your review is on the page.");
    expect((await pageOf(String(product.id))).feedback).toMatchObject({
      rating: { average: 5, count: 1, stars: [0, 0, 0, 0, 1] },
      reviews: { shown: [{ rating: 5, title: "Taaza", content: praise.content, author: "Ayesha K.", reply: null }] },
    });
  });

  test.each(["pending", "confirmed", "preparing", "out for delivery", "cancelled"])(
    "A5.03 is refused while the order is %s",
    async (status) => {
      const product = await makeProduct();
      const { cookie } = await makeBuyer(product, status);
      const answer = await send("review", product.id, praise, cookie);
      expect(answer.status).toBe(409);
      expect(returnedForm(answer)).toMatchObject({
        error: { "": ["Only customers who have had this product delivered can review it."] },
        initialValue: { content: praise.content },
      });
      expect(await db.review.count({ where: { productId: product.id } })).toBe(0);
    },
  );

  test("A5.03 is refused to who was delivered another product, and to a buyer whose line was packed as nothing", async () => {
    const product = await makeProduct();
    const other = await makeBuyer(await makeProduct());
    const empty = await makeBuyer(product);
    await db.orderLine.updateMany({ where: { orderId: empty.orderId }, data: { packedQuantity: 0 } });
    for (const { cookie } of [other, empty]) expect((await send("review", product.id, praise, cookie)).status).toBe(409);
  });

  test("A5.03 may be written by who got the product inside a package", async () => {
    const product = await makeProduct();
    const buyer = await makeBuyer(await makeProduct());
    const line = await db.orderLine.findFirstOrThrow({ where: { orderId: buyer.orderId } });
    await db.orderLineComponent.create({
      data: { lineId: line.id, productId: product.id, name: product.name, quantity: 1000 },
    });
    expect((await send("review", product.id, praise, buyer.cookie)).status).toBe(302);
  });

  test("A5.05 is one per product and customer: the second is told 'already reviewed'", async () => {
    const product = await makeProduct();
    const { cookie } = await makeBuyer(product);
    await send("review", product.id, praise, cookie);
    const second = await send("review", product.id, { ...praise, rating: "1" }, cookie);
    expect(second.status).toBe(409);
    expect(returnedForm(second).error[""]?.[0]).toContain("already reviewed");
    expect(await pageOf(String(product.id), cookie)).toMatchObject({
      feedback: { standing: "reviewed", rating: { average: 5 } },
    });
  });

  test("A5.05 sent ten times at once is written once", async () => {
    const product = await makeProduct();
    const { cookie } = await makeBuyer(product);
    const sent = await Promise.all(Array.from({ length: 10 }, () => send("review", product.id, praise, cookie)));
    expect(sent.filter(({ status }) => status === 302)).toHaveLength(1);
    expect(await db.review.count({ where: { productId: product.id } })).toBe(1);
  });

  test("that staff have hidden is not shown and counts for no star; an approved one is, with the shop's reply", async () => {
    const product = await makeProduct();
    for (const review of [
      { rating: 1, content: "Hidden words", status: "hidden" as const },
      { rating: 4, content: "Shown words", status: "approved" as const, reply: "Shukriya" },
    ]) {
      const { id: userId } = await makeUser();
      await db.review.create({ data: { ...review, productId: product.id, userId } });
    }
    const { feedback } = await pageOf(String(product.id));
    expect(feedback.rating).toEqual({ average: 4, count: 1, stars: [0, 0, 0, 1, 0] });
    expect(feedback.reviews.shown).toMatchObject([{ content: "Shown words", reply: "Shukriya" }]);
  });

  test("stands on pages of five, the latest first", async () => {
    const product = await makeProduct();
    for (let day = 1; day <= 6; day++) {
      const { id: userId } = await makeUser();
      const createdAt = new Date(`2026-03-0${day}T12:00:00Z`);
      await db.review.create({ data: { productId: product.id, userId, rating: 3, content: `Day ${day}`, createdAt } });
    }
    const [first, second] = [await pageOf(String(product.id)), await pageOf(String(product.id), undefined, "?reviews=2")];
    expect(first.feedback.reviews).toMatchObject({ page: 1, hasNext: true });
    expect(first.feedback.reviews.shown.map(({ day }) => day)).toEqual([6, 5, 4, 3, 2].map((day) => `2026-03-0${day}`));
    expect(second.feedback.reviews).toMatchObject({ page: 2, hasNext: false, shown: [{ content: "Day 1" }] });
    expect(second.head.canonical).toBe(`http://shop.test/product/${product.id}`);
  });

  test.each(["0", "6", "4.5", "-1", "five", ""])("with the rating %j is refused at that field", async (rating) => {
    const product = await makeProduct();
    const { cookie } = await makeBuyer(product);
    const answer = await send("review", product.id, { ...praise, rating }, cookie);
    expect(answer.status).toBe(400);
    expect(Object.keys(returnedForm(answer).error)).toEqual(["rating"]);
  });
});

describe("a question", () => {
  const question = "Is it this year's crop?";

  test("A5.04 of a signed-in customer is accepted and waits for its answer; asked twice it stands once", async () => {
    const product = await makeProduct();
    const user = await makeUser({ name: "Bilal Ahmed" });
    const cookie = await signIn(user);
    const answer = await send("question", product.id, { question }, cookie);
    expect(answer).toMatchObject({ status: 302, location: `/product/${product.id}#questions` });
    expect(shownToast(answer)).toBe("Your question has reached us. The answer will stand on this page.");
    await send("question", product.id, { question }, cookie);
    expect((await pageOf(String(product.id))).feedback.questions.shown).toMatchObject([
      { question, author: "Bilal A.", answer: null },
    ]);
    const kept = await db.productQuestion.findFirstOrThrow({ where: { productId: product.id } });
    expect(kept).toMatchObject({ userId: user.id, userName: "Bilal Ahmed", productName: product.name, answeredAt: null });
  });

  test("with an answer stands before those without, the latest first among each", async () => {
    const product = await makeProduct();
    const asked = [
      { question: "old answered", answer: "Yes", createdAt: new Date("2026-01-01") },
      { question: "new answered", answer: "No", createdAt: new Date("2026-02-01") },
      { question: "old waiting", createdAt: new Date("2026-03-01") },
      { question: "new waiting", createdAt: new Date("2026-04-01") },
    ];
    const row = { productId: product.id, productName: product.name, userName: "Ali" };
    await db.productQuestion.createMany({ data: asked.map((question) => ({ ...question, ...row })) });
    const { shown } = (await pageOf(String(product.id))).feedback.questions;
    expect(shown.map((one) => one.question)).toEqual(["new answered", "old answered", "new waiting", "old waiting"]);
  });

  test.each(["", "why?", "x".repeat(501)])("of the wrong length is refused at its field", async (text) => {
    const product = await makeProduct();
    const answer = await send("question", product.id, { question: text }, await signIn(await makeUser()));
    expect(answer.status).toBe(400);
    expect(Object.keys(returnedForm(answer).error)).toEqual(["question"]);
  });

  test("about a product that is not there is not kept", async () => {
    const { id } = await makeProduct({ status: "archived" });
    expect((await send("question", id, { question }, await signIn(await makeUser()))).status).toBe(404);
    expect(await db.productQuestion.count({ where: { productId: id } })).toBe(0);
  });
});

describe.each(["review", "question"] as const)("whoever sends a %s", (what) => {
  const form = { ...praise, question: "Is it this year's crop?" };

  test("A5.04 without being signed in is sent to sign in first, and nothing is kept", async () => {
    const { id } = await makeProduct();
    const back = encodeURIComponent(`/product/${id}?form=${what}`);
    expect(await send(what, id, form)).toMatchObject({ status: 302, location: `/auth?return_to=${back}` });
    expect((await pageOf(String(id))).feedback).toMatchObject({ standing: "visitor", rating: null, questions: { shown: [] } });
  });

  test("more than ten times in ten minutes is told to wait", async () => {
    const product = await makeProduct();
    const { cookie } = await makeBuyer(product);
    for (let turn = 0; turn < 10; turn++) await send(what, product.id, form, cookie);
    const answer = await send(what, product.id, form, cookie);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    const carried = headers({ actionHeaders: answer.headers } as unknown as Parameters<typeof headers>[0]);
    expect(new Headers(carried).has("Retry-After")).toBe(true);
  });

  test.each(hostileCases)("with %s in every field breaks nothing", async (_, value) => {
    const product = await makeProduct();
    const { cookie } = await makeBuyer(product);
    const fields: Record<string, string> =
      what === "review" ? { rating: "5", title: value, content: value } : { question: value };
    expect((await send(what, product.id, fields, cookie)).status).toBeLessThan(500);
    expect((await open(String(product.id))).status).toBe(200);
  });

  test("may not say who it is from, when, or how staff judged it", async () => {
    const product = await makeProduct();
    const buyer = await makeBuyer(product);
    const lies = {
      user_id: "1",
      user_name: "The owner",
      status: "approved",
      reply: "We agree",
      answer: "Yes",
      created_at: "2001-01-01",
    };
    await send(what, product.id, { ...form, ...lies }, buyer.cookie);
    const where = { productId: product.id };
    if (what === "review")
      expect(await db.review.findFirst({ where })).toMatchObject({ userId: buyer.id, status: "published", reply: null });
    else expect(await db.productQuestion.findFirst({ where })).toMatchObject({ userName: "Ayesha Khan", answer: null });
  });
});

test("B3.31 an active SEO record of the product says the title, description, keywords and canonical; a switched-off one nothing", async () => {
  const { id } = await makeProduct({ name: "Onions" });
  const record = await db.seoRecord.create({
    data: {
      ...{ pageId: String(id), pageName: "Onions", pageType: "product", isActive: true, isAutoGenerated: false },
      ...{
        metaTitle: "Pyaz, best price",
        metaDescription: "Red onions.",
        metaKeywords: "pyaz, onion",
        canonicalUrl: "/product/1",
      },
    },
  });
  expect((await pageOf(String(id))).head).toEqual({
    ...{ title: "Pyaz, best price", isTitleWhole: true, description: "Red onions.", keywords: "pyaz, onion" },
    canonical: "http://shop.test/product/1",
  });
  await db.seoRecord.update({ where: { id: record.id }, data: { isActive: false } });
  expect((await pageOf(String(id))).head).toEqual({
    title: "Onions 1 kg price in Multan",
    canonical: `http://shop.test/product/${id}`,
  });
});
