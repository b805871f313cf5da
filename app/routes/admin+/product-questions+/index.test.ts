import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";

const viewer = await makeStaff("viewer");
const { id: productId } = await makeProduct({ name: "Tomatoes" });
const path = "/admin/product-questions";

const ask = (question: string, asked = {}) =>
  db.productQuestion.create({ data: { productId, productName: "Tomatoes", userName: "Ayesha Khan", question, ...asked } });

test("the questions that wait for an answer are listed, the latest first, and lead to their answer and their product", async () => {
  expect((await openAdmin(path, viewer)).html).toContain("No question waits for an answer");
  await ask("Are they ripe?", { createdAt: new Date("2026-11-01T10:00:00Z") });
  const { id } = await ask("Are they local?", { createdAt: new Date("2026-11-02T10:00:00Z") });
  await ask("Are they red?", { answer: "Very.", answeredAt: new Date() });
  const { status, html } = await openAdmin(path, viewer);
  expect(status).toBe(200);
  expect(html.indexOf("Are they local?")).toBeLessThan(html.indexOf("Are they ripe?"));
  for (const shown of [`href="${path}/${id}"`, `href="/admin/products/${productId}/questions"`, "Tomatoes", "Ayesha Khan"])
    expect(html).toContain(shown);
  expect(html).not.toContain("Are they red?");
  const answered = (await openAdmin(`${path}?view=answered`, viewer)).html;
  expect(answered).toContain("Are they red?");
  expect(answered).not.toContain("Are they local?");
});
