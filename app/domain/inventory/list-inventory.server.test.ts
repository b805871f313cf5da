import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { listInventory } from "./list-inventory.server.ts";

const ids = async (text: string) => (await listInventory(text)).map(({ id }) => id).sort((one, other) => one - other);

test("A5.24 a search finds what a name, a description or a category says, and what carries the barcode", async () => {
  const category = await makeCategory({ name: "Murabba Jars" });
  const named = await makeProduct({ name: "Sohan Halwa", barcode: "8964000123456" });
  const described = await makeProduct({ description: "Rich with Halwa-style pistachios" });
  const shelved = await makeProduct({ categoryId: category.id });
  expect(await ids("halwa")).toEqual([named.id, described.id]);
  expect(await ids("pist rich")).toEqual([described.id]);
  expect(await ids("murabba")).toEqual([shelved.id]);
  expect(await ids("8964000123456")).toEqual([named.id]);
});

test.each(["z", "zu", "zu gr"])(
  "A5.24 one or two letters (%s) find the names that begin so, not the descriptions",
  async (typed) => {
    const named = await makeProduct({ name: "Zucchini Green" });
    const described = await makeProduct({ description: "Zubeida's own green recipe" });
    const found = await ids(typed);
    expect(found).toContain(named.id);
    expect(found).not.toContain(described.id);
  },
);

test("A7.37 of more than can be offered the first by name are offered", async () => {
  const { categoryId, description, price } = await makeProduct();
  const named = (name: string) => ({ name, categoryId, description, price });
  await db.product.createMany({ data: Array.from({ length: 1001 }, (_, at) => named(`Quinoa ${9000 - at}`)) });
  await db.product.create({ data: named("Quinoa 1") });
  const found = await listInventory("quinoa");
  expect(found).toHaveLength(100);
  expect(found.slice(0, 2).map(({ name }) => name)).toEqual(["Quinoa 1", "Quinoa 8000"]);
});

test("A5.24 it is spelt as customers spell it, and one slip is forgiven", async () => {
  const { id } = await makeProduct({ name: "Aaloo Bukhara Dried" });
  expect(await ids("alu bukhara")).toContain(id);
  expect(await ids("bukahra")).toContain(id);
});

test("A5.24 signs mean themselves, and what is no word finds nothing", async () => {
  await makeProduct({ name: "Plain Flour" });
  for (const text of ["%", "_", "'", "\\", "&|!", "'; drop table products; --", "|:*"]) expect(await ids(text), text).toEqual([]);
});

test("A5.24 words are looked up in an index, those of descriptions too", async () => {
  const plan = await db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
    return tx.$queryRaw<{ "QUERY PLAN": string }[]>`EXPLAIN SELECT p.id FROM products p
      WHERE to_tsvector('simple', p.description) @@ '''halwa'':*'::tsquery`;
  });
  expect(plan.map((line) => line["QUERY PLAN"]).join(" ")).toContain("products_description_words_idx");
});
