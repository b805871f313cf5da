import { readFileSync, writeFileSync } from "node:fs";
import pg from "pg";
import { expect, test } from "vitest";
import { placeOrder } from "#app/domain/checkout/place-order.server.ts";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import { databaseUrl } from "#app/platform/db.server.ts";
import { checkoutOf } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { isWrite, recordStatements, type Statement } from "#tests/support/record-statements.ts";
import { openShop } from "#tests/support/shop-pages.tsx";

/** The statements of the previous version, one a line. `docs/operations.md` describes when it is recorded anew. */
const recorded = new URL("../fixtures/statements-before.jsonl", import.meta.url);

const customer = await makeUser();
const staff = await makeStaff("admin");
const product = await makeProduct({ name: "Basmati rice", stockQuantity: 90_000 });
const { id: packageId } = await makePackage([{ product, quantity: 1 }]);
const { id: orderId } = await makeOrder({ userId: customer.id, product });

const shopPages = [
  ...["/", "/products", "/products?search=chawal&page=2", "/products?brand=x&min=1&sort=price", `/product/${product.id}`],
  ...["/packages", `/package/${packageId}`, "/cart", "/checkout", "/favorites", "/profile", "/profile?tab=orders"],
  ...[`/order/${orderId}`, `/order-success?order=${orderId}`, "/special-request", "/suggestions"],
];
const adminPages = [
  ...["/dashboard", "/statistics", "/content", "/content/banners", "/content/seasonal", "/content/pages", "/content/policies"],
  ...["/reviews", "/product-questions", "/abandonment", "/pricing", "/settings", "/products", "/products?search=chawal"],
  ...["/products/new", "/products/units", `/products/${product.id}`, "/products/import"],
  ...["/orders", "/orders?search=Ayesha", "/orders/new", "/orders/create", `/orders/${orderId}`, `/orders/${orderId}/invoice`],
  ...[`/orders/${orderId}/slip`, `/orders/${orderId}/picking`, `/orders/${orderId}/rider`],
];

/** Opens every page and places an order: cart, checkout, confirmation. */
async function liveThrough() {
  const cookie = await signIn(customer);
  await fillCart(customer.id, [{ product, quantity: 1 }]);
  for (const path of shopPages) await openShop(path, { cookie });
  for (const path of adminPages) await openAdmin(`/admin${path}`, { cookie: staff.cookie });
  const placed = await placeOrder(customer, checkoutOf());
  if (!placed.ok) throw new Error(placed.refusal.code);
  await saveOrder(placed.value.orderId, { status: "confirmed" }, { version: null, by: staff.id });
}

/** Runs statements that only read; writing ones are only prepared, which resolves every name and type in them. */
async function trial(client: pg.Client, statement: Statement, at: number): Promise<string | null> {
  const trying = isWrite(statement) ? client.query(`PREPARE before_${at} AS ${statement.text}`) : client.query(statement);
  return trying.then(
    () => null,
    (problem: Error) => `${problem.message}: ${statement.text.replace(/\s+/g, " ").slice(0, 200)}`,
  );
}

if (process.env["RECORD_STATEMENTS"]) {
  const statements = await recordStatements(liveThrough);
  writeFileSync(recorded, statements.map((statement) => `${JSON.stringify(statement)}\n`).join(""));
}

test("the version before this one can go on serving on the migrated database while an update rolls", async () => {
  const statements = readFileSync(recorded, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Statement);
  expect(statements.filter(isWrite).length).toBeGreaterThan(10);
  expect(statements.length).toBeGreaterThan(100);
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  const problems: (string | null)[] = [];
  for (const [at, statement] of statements.entries()) problems.push(await trial(client, statement, at));
  await client.end();
  expect(problems.filter(Boolean)).toEqual([]);
});
