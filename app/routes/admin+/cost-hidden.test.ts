import type { LoaderFunctionArgs } from "@remix-run/node";
import { describe, expect, test } from "vitest";
import { saveProduct } from "#app/domain/catalog/save-product.server.ts";
import { rupees } from "#app/lib/money.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { loader as cart } from "#app/routes/_shop+/cart.tsx";
import { loader as ownOrder } from "#app/routes/_shop+/order.$id.tsx";
import { loader as packagePage } from "#app/routes/_shop+/package.$id.tsx";
import { loader as productPage } from "#app/routes/_shop+/product.$id.tsx";
import { loader as listing } from "#app/routes/_shop+/products.tsx";
import { loader as suggestions } from "#app/routes/_shop+/search-suggestions.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { loader as anySection } from "./$.tsx";
import { loader as abandonment } from "./abandonment+/index.tsx";
import { loader as seasonal } from "./content+/seasonal.tsx";
import { loader as dashboard } from "./dashboard+/index.tsx";
import { loader as home } from "./index.tsx";
import { loader as order } from "./orders+/$orderId.tsx";
import { loader as invoice } from "./orders+/$orderId_.invoice.tsx";
import { loader as invoiceFile } from "./orders+/$orderId_.invoice[.]html.ts";
import { loader as pickingList } from "./orders+/$orderId_.picking.tsx";
import { loader as riderSheet } from "./orders+/$orderId_.rider.tsx";
import { loader as slip } from "./orders+/$orderId_.slip.tsx";
import { loader as createOrder } from "./orders+/create.tsx";
import { loader as orders } from "./orders+/index.tsx";
import { loader as inventory } from "./orders+/inventory.ts";
import { loader as counter } from "./orders+/new.tsx";
import { loader as counterFind } from "./orders+/new_.find.ts";
import { loader as counterGoods } from "./orders+/new_.goods.ts";
import { loader as pickingTogether } from "./orders+/picking.tsx";
import { loader as palette } from "./palette.ts";
import { loader as pricing } from "./pricing+/index.tsx";
import { loader as product } from "./products+/$productId.tsx";
import { loader as productQuestions } from "./products+/$productId_.questions.tsx";
import { loader as exported } from "./products+/export[.]csv.ts";
import { loader as products } from "./products+/index.tsx";
import { loader as statistics } from "./statistics+/index.tsx";
import { loader as months } from "./statistics+/months[.]csv.ts";

const editor = await makeStaff("admin");
const customer = await makeUser({ name: "Ayesha Khan" });
const ghee = await makeProduct({ name: "Desi Ghee", price: rupees(2000), costPrice: rupees(1200) });
await saveProduct(ghee.id, { costPrice: rupees(1234.57) }, { version: null, by: editor.id });
const basket = await makePackage([{ product: ghee, quantity: 1 }], rupees(2500));
const { id: orderId } = await makeOrder({
  ...{ product: ghee, quantity: 2000, subtotal: rupees(4000), userId: customer.id },
  ...{ status: "delivered", isPaid: true, createdAt: now(), deliveredAt: now() },
});
await db.orderLine.updateMany({ where: { orderId }, data: { unitCost: rupees(1234.57) } });
await fillCart(customer.id, [
  { product: ghee, quantity: 1 },
  { package: basket, quantity: 1 },
]);

const params = { productId: String(ghee.id), orderId: String(orderId) };
const id = { product: String(ghee.id), order: String(orderId), package: String(basket.id) };

/** What the ghee cost the shop, and what it kept of two kilos, as a loader or a file would write them. */
const secrets = [/123457|1,?234\.57|120000|1,?200\b/, /153086|1,?530\.86/];
const keys = /"[^"]*(?:cost|profit|margin)[^"]*"\s*:/i;
const headings = /cost|profit|margin/i;

type Loader = (args: LoaderFunctionArgs) => unknown;
type Asked = { cookie?: string; params?: Record<string, string> };

/** All that a browser is sent by a loader, as one text. */
async function sentBy(load: Loader, path: string, asked: Asked): Promise<{ status: number; text: string }> {
  const reply = await Promise.resolve(load(visit(path, asked))).catch((thrown: unknown) => thrown);
  if (reply instanceof Error) throw reply;
  if (reply instanceof Response) return { status: reply.status, text: await reply.text() };
  return { status: 200, text: JSON.stringify(reply) };
}

/** Every loader of the back office that goods, orders or takings come through, and whether the owner reads a cost or profit there. */
const routes = [
  ["the products", products, "/admin/products?column=cost&column=price", true],
  ["one row of the products", products, `/admin/products?q=Ghee&edit=${id.product}`, true],
  ["a product", product, `/admin/products/${id.product}`, true],
  ["a product's questions", productQuestions, `/admin/products/${id.product}/questions`, false],
  ["the price sheet", pricing, "/admin/pricing", true],
  ["the products as a file", exported, "/admin/products/export.csv", true],
  ["the dashboard", dashboard, "/admin/dashboard", true],
  ["the back office's first page", home, "/admin", true],
  ["an address nobody knows", anySection, "/admin/nonsense", true],
  ["the statistics", statistics, "/admin/statistics", true],
  ["the months as a file", months, "/admin/statistics/months.csv", true],
  ["the orders", orders, "/admin/orders", false],
  ["an order", order, `/admin/orders/${id.order}`, false],
  ["the dialog that adds a product to it", order, `/admin/orders/${id.order}?add=product`, false],
  ["the invoice", invoice, `/admin/orders/${id.order}/invoice`, false],
  ["the invoice as a file", invoiceFile, `/admin/orders/${id.order}/invoice.html`, false],
  ["the slip", slip, `/admin/orders/${id.order}/slip`, false],
  ["the picking list", pickingList, `/admin/orders/${id.order}/picking`, false],
  ["the picking list of several", pickingTogether, `/admin/orders/picking?id=${id.order}`, false],
  ["the rider's sheet", riderSheet, `/admin/orders/${id.order}/rider`, false],
  ["the form of a custom order", createOrder, "/admin/orders/create", false],
  ["the inventory picker", inventory, "/admin/orders/inventory?q=Ghee", false],
  ["the counter", counter, "/admin/orders/new", false],
  ["the counter's search", counterFind, "/admin/orders/new/find?q=Ghee", false],
  ["the counter's goods", counterGoods, `/admin/orders/new/goods?q=p${id.product}`, false],
  ["the palette", palette, "/admin/palette?q=Ghee", false],
  ["the carts left behind", abandonment, "/admin/abandonment", false],
  ["the seasonal products' picker", seasonal, "/admin/content/seasonal?q=Ghee", false],
] as const satisfies readonly (readonly [string, Loader, string, boolean])[];

const members = [
  ["a viewer", await makeStaff("viewer")],
  [
    "who takes orders and sees the takings, but may not edit products,",
    await makeStaff("viewer", [
      { sectionKey: "orders", level: "edit" },
      { sectionKey: "dashboard", level: "edit" },
    ]),
  ],
] as const;

describe.each(members)("%s is sent neither cost nor profit", (who, { cookie }) => {
  test.each(routes)("by %s", async (_, load, path) => {
    const { status, text } = await sentBy(load, path, { cookie, params });
    if (who !== "a viewer") expect(status).toBe(200);
    for (const secret of secrets) expect(text).not.toMatch(secret);
    expect(text).not.toMatch(path.includes(".csv") ? headings : keys);
  });
});

test.each(routes.filter(([, , , isShown]) => isShown))("whoever may edit products is sent it by %s", async (_, load, path) => {
  const { text } = await sentBy(load, path, { cookie: editor.cookie, params });
  expect(secrets.some((secret) => secret.test(text))).toBe(true);
});

const storefront = [
  ["the list", listing, "/products?search=ghee", {}],
  ["the product's page", productPage, `/product/${id.product}`, { id: id.product }],
  ["a package's page", packagePage, `/package/${id.package}`, { id: id.package }],
  ["the search", suggestions, "/search-suggestions?q=ghee", {}],
  ["their cart", cart, "/cart", {}],
  ["their order", ownOrder, `/order/${id.order}`, { id: id.order }],
] as const satisfies readonly (readonly [string, Loader, string, Record<string, string>])[];

test.each(storefront)("a customer is sent no cost by %s", async (_, load, path, asked) => {
  const { status, text } = await sentBy(load, path, { cookie: await signIn(customer), params: asked });
  expect(status).toBe(200);
  expect(text).toContain("Ghee");
  for (const secret of secrets) expect(text).not.toMatch(secret);
  expect(text).not.toMatch(keys);
});
