import { describe, expect, test } from "vitest";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { type Loader, makeProductsWithCost, secretKeys, secrets, sentBy } from "#tests/fixtures/products-with-cost.ts";
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
import { loader as packages } from "./packages+/index.tsx";
import { loader as packageProducts } from "./packages+/products.ts";
import { loader as palette } from "./palette.ts";
import { loader as pricing } from "./pricing+/index.tsx";
import { loader as productQuestions } from "./product-questions+/index.tsx";
import { loader as product } from "./products+/$productId.tsx";
import { loader as exported } from "./products+/export[.]csv.ts";
import { loader as products } from "./products+/index.tsx";
import { loader as statistics } from "./statistics+/index.tsx";
import { loader as months } from "./statistics+/months[.]csv.ts";

const editor = await makeStaff("admin");
const customer = await makeUser({ name: "Ayesha Khan" });
const { ghee, basket, orderId } = await makeProductsWithCost({ by: editor.id, userId: customer.id });
const params = { productId: String(ghee.id), orderId: String(orderId) };

/** A column of such a figure in a file. */
const headings = /cost|profit|margin/i;

/** Every admin loader that returns products, orders or revenue, and whether the owner sees a cost or profit there. */
const routes = [
  ["the products", products, "/admin/products?column=cost&column=price", true],
  ["one row of the products", products, `/admin/products?q=Ghee&edit=${ghee.id}`, true],
  ["a product", product, `/admin/products/${ghee.id}`, true],
  ["a product's questions", productQuestions, `/admin/product-questions?productId=${ghee.id}`, false],
  ["the packages", packages, "/admin/packages", true],
  ["one package and what can be put into it", packages, `/admin/packages?edit=${basket.id}&find=Ghee`, true],
  ["the products for packages", packageProducts, "/admin/packages/products?q=Ghee", true],
  ["the price sheet", pricing, "/admin/pricing", true],
  ["the products as a file", exported, "/admin/products/export.csv", true],
  ["the dashboard", dashboard, "/admin/dashboard", true],
  ["the back office's first page", home, "/admin", true],
  ["an address nobody knows", anySection, "/admin/nonsense", true],
  ["the statistics", statistics, "/admin/statistics", true],
  ["the months as a file", months, "/admin/statistics/months.csv", true],
  ["the orders", orders, "/admin/orders", false],
  ["an order", order, `/admin/orders/${orderId}`, false],
  ["the dialog that adds a product to it", order, `/admin/orders/${orderId}?add=product`, false],
  ["the invoice", invoice, `/admin/orders/${orderId}/invoice`, false],
  ["the invoice as a file", invoiceFile, `/admin/orders/${orderId}/invoice.html`, false],
  ["the slip", slip, `/admin/orders/${orderId}/slip`, false],
  ["the picking list", pickingList, `/admin/orders/${orderId}/picking`, false],
  ["the picking list of several", pickingTogether, `/admin/orders/picking?id=${orderId}`, false],
  ["the rider's sheet", riderSheet, `/admin/orders/${orderId}/rider`, false],
  ["the form of a custom order", createOrder, "/admin/orders/create", false],
  ["the inventory picker", inventory, "/admin/orders/inventory?q=Ghee", false],
  ["the counter", counter, "/admin/orders/new", false],
  ["the counter's search", counterFind, "/admin/orders/new/find?q=Ghee", false],
  ["the counter's goods", counterGoods, `/admin/orders/new/goods?q=p${ghee.id}`, false],
  ["the palette", palette, "/admin/palette?q=Ghee", false],
  ["the carts left behind", abandonment, "/admin/abandonment", false],
  ["the seasonal products' picker", seasonal, "/admin/content/seasonal?find=Ghee", false],
] as const satisfies readonly (readonly [string, Loader, string, boolean])[];

const members = [
  ["a viewer", await makeStaff("viewer")],
  [
    "who takes orders, fills packages and sees the takings, but may not edit products,",
    await makeStaff("viewer", [
      { sectionKey: "orders", level: "edit" },
      { sectionKey: "dashboard", level: "edit" },
      { sectionKey: "packages", level: "edit" },
    ]),
  ],
] as const;

describe.each(members)("%s is sent neither cost nor profit", (who, { cookie }) => {
  test.each(routes)("by %s", async (_, load, path) => {
    const { status, text } = await sentBy(load, path, { cookie, params });
    if (who !== "a viewer") expect(status).toBe(200);
    for (const secret of secrets) expect(text).not.toMatch(secret);
    expect(text).not.toMatch(path.includes(".csv") ? headings : secretKeys);
  });
});

test.each(routes.filter(([, , , isShown]) => isShown))("whoever may edit products is sent it by %s", async (_, load, path) => {
  const { text } = await sentBy(load, path, { cookie: editor.cookie, params });
  expect(secrets.some((secret) => secret.test(text))).toBe(true);
});
