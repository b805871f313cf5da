import { expect, test } from "vitest";
import { rupees } from "#app/lib/money.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { answerTo, visit } from "#tests/fixtures/request.ts";
import { loader } from "./product.$id.tsx";
import { loader as alias } from "./products_.$id.tsx";

const open = (id: string, cookie?: string) =>
  answerTo(loader(visit(`/product/${id}`, { params: { id }, ...(cookie && { cookie }) })));

test("A2.05 A6.01 a product's page is at both addresses, and names the one it is known by", async () => {
  const { id } = await makeProduct({ name: "Onions", nameUr: "Pyaz", price: rupees(130) });
  const page = { product: { id, name: "Onions", price: rupees(130) }, canonical: `http://shop.test/product/${id}` };
  expect((await open(String(id))).body).toMatchObject({ ...page, title: "Onions price in Multan" });
  expect((await open(String(id), "lang=ur")).body).toMatchObject({ ...page, title: "Pyaz ki qeemat, Multan" });
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
