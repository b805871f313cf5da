import { afterAll, describe, expect, test } from "vitest";
import { adminMeta } from "#app/admin/meta.ts";
import type { OrderDocument } from "#app/contract/document.ts";
import { printKinds } from "#app/contract/paper.ts";
import { notify } from "#app/domain/accounts/notify.server.ts";
import { exportProducts } from "#app/domain/catalog/csv/export-products.server.ts";
import { contactMessageTable } from "#app/domain/content/contact-messages.ts";
import { suggestionTable } from "#app/domain/content/suggestions.ts";
import { deliverOutbox } from "#app/domain/messaging/deliver-outbox.server.ts";
import { pushes } from "#app/domain/push/pushes.server.ts";
import { exportRows } from "#app/domain/resource/export-rows.server.ts";
import { readQuery } from "#app/domain/resource/resource-query.ts";
import type { StaffModel, TableWith } from "#app/domain/resource/staff-table.ts";
import { questionTable } from "#app/domain/reviews/questions.ts";
import { reviewTable } from "#app/domain/reviews/reviews.ts";
import { done } from "#app/lib/outcome.ts";
import { db, transact } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { startPushService } from "#tests/fixtures/push-service.ts";
import { visit } from "#tests/fixtures/request.ts";
import { subscribe } from "#tests/fixtures/subscribe.ts";
import { loader as exportOrders } from "./orders+/export[.]csv.ts";
import { readPapers } from "./orders+/papers/read-papers.server.ts";
import { loader as exportPayments } from "./payments+/export[.]csv.ts";

/** A text as rows from before decisions 26 hold it: a line break, a mark that turns the direction, one without a shape. */
const old = (word: string) => `${word}\nPAYMENT: RECEIVED\u202e\u200b\tRs. 0`;
const broken = /[\n\r\t\u200b\u2028\u202a-\u202e]/;

const admin = await makeStaff("admin");
const product = await makeProduct({ name: old("Tomatoes"), nameUr: old("Tamatar"), unit: "pack" });
const customer = await makeUser({ name: old("Ali") });
const texts = {
  ...{ customerName: old("Ali"), deliveryAddress: old("House 7"), landmark: old("Masjid"), deliveryNotes: old("Bell") },
  ...{ deliveryZone: old("Gulgasht"), paymentReference: old("HBL-1") },
};
const order = await makeOrder({ ...texts, product, userId: customer.id, paymentMethod: "jazzcash" });
await db.orderLine.updateMany({ where: { orderId: order.id }, data: { description: old("ripe") } });
await db.payment.updateMany({
  where: { orderId: order.id },
  data: { gatewayTransactionId: old("HBL-1") },
});

/** Every text of a value with the path to it. */
const textsIn = (value: unknown, at = ""): [string, string][] => {
  if (typeof value === "string") return [[at, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, `${at}.${name}`));
};
const wrongIn = (value: unknown) => textsIn(value).flatMap(([at, text]) => (broken.test(text) ? [`${at}: ${text}`] : []));

const service = await startPushService();
afterAll(() => service.stop());

describe("a row that was stored before its fields were one line", () => {
  test.each(printKinds)("is one line at each of its places on the %s, in both languages", async (kind) => {
    for (const lang of ["en", "ur"] as const) {
      const wanted = { kind, orderIds: [order.id], contactsVisible: true, key: null, lang, width: null };
      const document = (await readPapers(wanted))?.document as OrderDocument;
      expect(document.lines.map(({ name }) => name).join()).toMatch(/Tomatoes|Tamatar/);
      expect(wrongIn(document)).toEqual([]);
    }
  });

  const cellsOf = async (file: string | AsyncIterable<string>) => {
    let text = "";
    if (typeof file === "string") text = file;
    else for await (const piece of file) text += piece;
    return text.replace("\uFEFF", "").trimEnd().split("\r\n");
  };

  test.each([
    ["orders", exportOrders, "/admin/orders/export.csv"],
    ["payments", exportPayments, "/admin/payments/export.csv"],
  ] as const)("is a row of one line in the file of %s", async (_, load, path) => {
    const rows = await cellsOf(await (await load(visit(path, { cookie: admin.cookie }))).text());
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain("Ali PAYMENT: RECEIVED Rs. 0");
    expect(wrongIn(rows)).toEqual([]);
  });

  test("is so in the files of contacts, suggestions, questions and reviews", async () => {
    const by = { name: old("Ali"), email: "ali@made.test", message: "two\nlines\u202e" };
    const at = { productId: product.id };
    await db.contactMessage.create({ data: by });
    await db.suggestion.create({ data: { ...by, subject: old("Slots") } });
    await db.productQuestion.create({
      data: { ...at, productName: old("Tomatoes"), userName: old("Ali"), question: "fresh?\u202e" },
    });
    await db.review.create({ data: { ...at, userId: customer.id, rating: 4, title: old("Good"), content: "two\nlines\u202e" } });
    const rowsIn = <Model extends StaffModel, Parts extends object>(table: TableWith<Model, Parts>) =>
      cellsOf(exportRows(table, readQuery(table, new URLSearchParams())));
    for (const rows of [
      await rowsIn(contactMessageTable),
      await rowsIn(suggestionTable),
      await rowsIn(questionTable),
      await rowsIn(reviewTable),
    ]) {
      expect(rows).toHaveLength(2);
      expect(wrongIn(rows.map((row) => row.replaceAll("two\nlines", "")))).toEqual([]); // a field that staff edit keeps its lines
    }
  });

  test("is so in the file of products, whose descriptions alone keep their lines", async () => {
    await db.product.update({ where: { id: product.id }, data: { description: "two\nlines\u202e", companyName: old("Shan") } });
    const filter = {
      search: "",
      category: null,
      subcategory: null,
      stock: null,
      status: null,
      featured: false,
      discounted: false,
    };
    const rows = await cellsOf(exportProducts({ ...filter, sort: "name", page: 1 }, { costVisible: true }));
    expect(rows).toHaveLength(2);
    expect(wrongIn(rows.map((row) => row.replace("two\nlines", "")))).toEqual([]);
  });

  test("is so in a push", async () => {
    await subscribe(service, customer);
    const compose = () => ({ title: old("Ali"), content: old("Tomatoes") });
    await transact(async (tx) => done(await notify(tx, { userId: customer.id, type: "system", compose })));
    await deliverOutbox(undefined, pushes);
    expect(service.received.map(({ word }) => word)).toMatchObject([{ title: "Ali PAYMENT: RECEIVED Rs. 0" }]);
    expect(wrongIn(service.received.map(({ word }) => word))).toEqual([]);
  });

  test("is so in the title of a page of the back office", () => {
    expect(adminMeta(old("Ali"))[0]).toEqual({ title: "Ali PAYMENT: RECEIVED Rs. 0" });
  });
});
