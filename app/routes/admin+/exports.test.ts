import { expect, test } from "vitest";
import { contactMessageTable } from "#app/domain/content/contact-messages.ts";
import { seasonalTable } from "#app/domain/content/seasonal.ts";
import { suggestionTable } from "#app/domain/content/suggestions.ts";
import { exportRows, fileColumns } from "#app/domain/resource/export-rows.server.ts";
import { readQuery } from "#app/domain/resource/resource-query.ts";
import type { StaffModel, StaffTable, TableWith } from "#app/domain/resource/staff-table.ts";
import { questionTable } from "#app/domain/reviews/questions.ts";
import { reviewTable } from "#app/domain/reviews/reviews.ts";
import { seoTable } from "#app/domain/seo/seo-records.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { visit } from "#tests/fixtures/request.ts";
import { loader as exportOrders } from "./orders+/export[.]csv.ts";
import { loader as exportPayments } from "./payments+/export[.]csv.ts";

const admin = await makeStaff("admin");
const viewer = await makeStaff("viewer");
const at = new Date("2026-11-20T05:00:00Z");

const fileOf = async (pieces: AsyncIterable<string>) => {
  let file = "";
  for await (const piece of pieces) file += piece;
  return file
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split("\r\n");
};
const rowsIn = <Model extends StaffModel, Parts extends object>(table: TableWith<Model, Parts>, query = "") =>
  fileOf(exportRows(table, readQuery(table, new URLSearchParams(query))));

test("what people wrote is in its file with who wrote it, about what and when", async () => {
  const product = await makeProduct({ name: "Basmati Rice" });
  const asker = await makeUser({ name: "Hina Shah" });
  const by = { name: "Sana Rafiq", email: "sana@made.test", createdAt: at };
  const message = await db.contactMessage.create({ data: { ...by, message: "Do you sell fish?" } });
  const suggestion = await db.suggestion.create({ data: { ...by, subject: "Slots", message: "Earlier ones, please" } });
  const asked = {
    productId: product.id,
    productName: "Basmati Rice",
    userName: "Sana Rafiq",
    question: "Old rice?",
    createdAt: at,
  };
  const question = await db.productQuestion.create({ data: asked });
  const review = await db.review.create({
    data: { productId: product.id, userId: asker.id, rating: 4, title: "Good", content: "Long grains", createdAt: at },
  });
  const season = await db.seasonalProduct.create({ data: { productId: product.id } });
  const seo = await db.seoRecord.create({ data: { pageId: String(product.id), pageName: "Basmati Rice", pageType: "product" } });
  expect((await rowsIn(contactMessageTable))[1]).toBe(
    `${message.id},1,Sana Rafiq,sana@made.test,,Do you sell fish?,2026-11-20 10:00,new`,
  );
  expect((await rowsIn(suggestionTable))[1]).toBe(
    `${suggestion.id},1,Slots,"Earlier ones, please",Sana Rafiq,sana@made.test,,2026-11-20 10:00,new`,
  );
  expect((await rowsIn(questionTable))[1]).toBe(`${question.id},1,Basmati Rice,Old rice?,Sana Rafiq,2026-11-20 10:00,`);
  expect((await rowsIn(reviewTable))[1]).toBe(
    `${review.id},1,Basmati Rice,Hina Shah,4,Good,Long grains,2026-11-20 10:00,published,`,
  );
  expect((await rowsIn(seasonalTable))[1]).toBe(`${season.id},1,Basmati Rice,on`);
  expect((await rowsIn(seoTable))[1]).toMatch(`${seo.id},1,Basmati Rice,product,`);
  expect(await rowsIn(contactMessageTable, "tab=resolved")).toHaveLength(1);
});

test("a table that staff only edit has a file that says what each row is, beside what an import changes", async () => {
  const files = import.meta.glob<object>(["../../domain/**/*.ts", "!**/*.test.ts", "!**/*.server.ts"]);
  const modules = await Promise.all(Object.values(files).map((load) => load()));
  const isTable = (value: unknown): value is StaffTable =>
    typeof value === "object" && value !== null && "entity" in value && "nameOf" in value && "fields" in value;
  const found = modules.flatMap((module) => Object.values(module)).filter(isTable);
  expect(found.length).toBeGreaterThan(15);
  const blind = found.filter((table) => table.form === "edit" && fileColumns(table).length < 5);
  expect(blind.map(({ entity }) => entity)).toEqual([]);
});

const download = async (loader: typeof exportOrders, address: string, { cookie } = admin) =>
  (await (await loader(visit(address, { cookie }))).text())
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split("\r\n");

test("orders are a file of what the list's address finds, with their money; a viewer's has no phone and no address", async () => {
  const ayesha = await makeOrder({ customerName: "Ayesha Khan", customerPhone: "+923012345678", createdAt: at });
  await makeOrder({ customerName: "Bilal Ahmed", status: "delivered", isPaid: true });
  const [heading, first, ...others] = await download(exportOrders, "/admin/orders/export.csv?q=Ayesha");
  expect(heading).toMatch(/^order,placed_at,source,status,customer_name,customer_phone,.*,total,received,due,is_paid,/);
  expect(first).toMatch(
    new RegExp(`^${String(ayesha.id).padStart(6, "0")},2026-11-20 10:00,web,pending,Ayesha Khan,0301-2345678,`),
  );
  expect(others).toEqual([]);
  expect(await download(exportOrders, "/admin/orders/export.csv?status=delivered&page=9")).toHaveLength(2);
  const masked = (await download(exportOrders, "/admin/orders/export.csv?q=Ayesha", viewer)).join();
  expect(masked).toContain("Ayesha Khan");
  expect(masked).not.toContain("2345678");
  expect(masked).not.toContain(ayesha.deliveryAddress);
});

test("payments are a file of what the list's address finds", async () => {
  const order = await makeOrder({
    customerName: "Zara Malik",
    isPaid: true,
    paymentMethod: "jazzcash",
    customerEmail: "zara@made.test",
  });
  const [heading, first, ...others] = await download(exportPayments, "/admin/payments/export.csv?q=Zara&page=3");
  expect(heading).toBe(
    "id,order,customer_name,customer_email,amount,currency,status,method,gateway_name,gateway_transaction_id,order_due,created_at",
  );
  expect(first).toMatch(
    new RegExp(`^\\d+,${String(order.id).padStart(6, "0")},Zara Malik,zara@made.test,[\\d.]+,PKR,completed,jazzcash,`),
  );
  expect(others).toEqual([]);
  expect((await download(exportPayments, "/admin/payments/export.csv?q=Zara", viewer)).join()).not.toContain("zara@made.test");
  expect(await download(exportPayments, "/admin/payments/export.csv?status=failed")).toHaveLength(1);
});
