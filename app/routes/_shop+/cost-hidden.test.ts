import { expect, test } from "vitest";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { type Loader, makeProductsWithCost, secretKeys, secrets, sentBy } from "#tests/fixtures/products-with-cost.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { loader as cart } from "./cart.tsx";
import { loader as order } from "./order.$id.tsx";
import { loader as onePackage } from "./package.$id.tsx";
import { loader as product } from "./product.$id.tsx";
import { loader as listing } from "./products.tsx";
import { loader as suggestions } from "./search-suggestions.ts";

const customer = await makeUser({ name: "Ayesha Khan" });
const { ghee, basket, orderId } = await makeProductsWithCost({ by: (await makeStaff("admin")).id, userId: customer.id });
await fillCart(customer.id, [
  { product: ghee, quantity: 1 },
  { package: basket, quantity: 1 },
]);
const cookie = await signIn(customer);

const pages = [
  ["the list", listing, "/products?search=ghee", 0],
  ["the product's page", product, `/product/${ghee.id}`, ghee.id],
  ["a package's page", onePackage, `/package/${basket.id}`, basket.id],
  ["the search", suggestions, "/search-suggestions?q=ghee", 0],
  ["their cart", cart, "/cart", 0],
  ["their order", order, `/order/${orderId}`, orderId],
] as const satisfies readonly (readonly [string, Loader, string, number])[];

test.each(pages)("a customer is sent no cost by %s", async (_, load, path, id) => {
  const { status, text } = await sentBy(load, path, { cookie, params: { id: String(id) } });
  expect(status).toBe(200);
  expect(text).toContain("Ghee");
  for (const secret of secrets) expect(text).not.toMatch(secret);
  expect(text).not.toMatch(secretKeys);
});
