import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, shownToast } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action } from "./$questionId.tsx";

const staff = await makeStaff("editor");
const viewer = await makeStaff("viewer");
const user = await makeUser({ name: "Ayesha Khan" });
const { id: productId } = await makeProduct({ name: "Tomatoes" });
const list = `/admin/products/${productId}/questions`;

const ask = (question: string, asked = {}) =>
  db.productQuestion.create({
    data: { productId, productName: "Tomatoes", userId: user.id, userName: user.name, question, ...asked },
  });
const answer = (id: number, form: Record<string, string>) =>
  answerTo(action(post(`/admin/product-questions/${id}`, form, { ...staff, params: { questionId: String(id) } })));

test("a product's questions are answered from its page in the back office, those without an answer first", async () => {
  await ask("Are they red?", { answer: "Very.", answeredAt: new Date() });
  const { id } = await ask("Are they local?");
  const { status, html } = await openAdmin(list, staff);
  expect(status).toBe(200);
  expect(html.indexOf("Are they local?")).toBeLessThan(html.indexOf("Are they red?"));
  const given = await answer(id, { answer: "From Multan.", version: "1", return_to: list });
  expect([given.location, shownToast(given)]).toEqual([list, "The answer is on the product's page."]);
  expect(await db.productQuestion.findUnique({ where: { id } })).toMatchObject({
    answer: "From Multan.",
    answeredById: staff.id,
    answeredAt: expect.any(Date),
  });
  expect(await db.notification.findMany({ where: { userId: user.id } })).toMatchObject([
    {
      type: "message",
      title: "Your question about Tomatoes is answered",
      content: "From Multan.",
      link: `/product/${productId}#questions`,
    },
  ]);
});

test("an answer and its changes are told on the question's timeline", async () => {
  const { id } = await ask("Are they sweet?");
  await answer(id, { answer: "A little.", version: "1" });
  await answer(id, { answer: "Very.", version: "2" });
  const { html } = await openAdmin(`/admin/product-questions/${id}`, viewer);
  expect(html.indexOf("Answer: A little. → Very.")).toBeGreaterThan(0);
  expect(html.indexOf("Answer: no answer yet → A little.")).toBeGreaterThan(html.indexOf("A little. → Very."));
});

test("of two who answer at once the second is told, and an answer needs words", async () => {
  const { id } = await ask("Are they ripe?");
  await answer(id, { answer: "Yes.", version: "1" });
  const second = await openAdmin(`/admin/product-questions/${id}`, { ...staff, form: { answer: "No.", version: "1" } });
  expect(second.status).toBe(409);
  for (const said of [">No.</textarea>", "Saved now: Yes."]) expect(second.html).toContain(said);
  expect((await answer(id, { answer: " " })).status).toBe(400);
  expect((await answer(999_999, { answer: "Yes." })).status).toBe(404);
});

test("who may only look reads the questions and finds no form", async () => {
  const { html } = await openAdmin(list, viewer);
  expect(html).toContain("Are they ripe?");
  expect(html).not.toContain("<textarea");
});
