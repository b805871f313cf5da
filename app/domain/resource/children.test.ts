import { beforeEach, describe, expect, test } from "vitest";
import { refused } from "#app/lib/outcome.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { bulkRows } from "./bulk-rows.server.ts";
import { deleteRow } from "./delete-row.server.ts";
import { fieldChecksOf, formOf } from "./form-of.server.ts";
import { restoreRow } from "./restore-row.server.ts";
import { saveRow } from "./save-row.server.ts";
import { staffTable } from "./staff-table.ts";

const as = { by: (await makeUser({ role: "admin" })).id };
const product = await makeProduct();

const baskets = staffTable({
  model: "Package",
  entity: "test-basket",
  fields: {
    name: { type: "line", max: 60, required: true },
    description: { type: "text", max: 500, required: true },
    price: { type: "money", min: 1, max: 1_000_000, required: true, wrong: "above-zero" },
  },
  nameOf: ({ name }) => name,
  orderBy: [{ name: "asc" }],
  inUse: "order.not-found",
  children: { model: "PackageProduct", parent: "packageId" },
});

const lines = (packageId: number) =>
  db.packageProduct.findMany({ where: { packageId }, select: { productId: true, quantity: true } });
const line = { productId: product.id, quantity: 2000 };
const form = (name: string) => formOf(baskets).parse({ name, description: "-", price: "100" });

beforeEach(async () => {
  await db.deletedRow.deleteMany();
});

describe("rows that belong to a deleted row", () => {
  test("come back with it", async () => {
    const { id, version } = await makePackage([{ product, quantity: 2 }]);
    expect((await deleteRow(baskets, { id, version }, as)).ok).toBe(true);
    expect(await lines(id)).toEqual([]);
    expect((await restoreRow(baskets, id, as)).ok).toBe(true);
    expect(await lines(id)).toEqual([line]);
  });

  test("come back each with its own when many were deleted together", async () => {
    const [one, two] = [await makePackage([{ product, quantity: 2 }]), await makePackage([])];
    expect(await bulkRows(baskets, { action: { name: "delete" }, marked: [one, two] }, as)).toMatchObject({ ok: true });
    for (const { id } of [one, two]) expect((await restoreRow(baskets, id, as)).ok).toBe(true);
    expect([await lines(one.id), await lines(two.id)]).toEqual([[line], []]);
  });

  test("a row that is still needed is refused in the section's own words", async () => {
    const { id, version } = await makePackage([]);
    const { id: orderId } = await makeOrder({});
    await db.orderLine.updateMany({ where: { orderId }, data: { kind: "package", productId: null, packageId: id } });
    expect(await deleteRow(baskets, { id, version }, as)).toEqual(refused("order.not-found"));
  });
});

describe("a save", () => {
  test("that the section refuses for what it writes beside the row writes nothing at all", async () => {
    const also = () => Promise.resolve(refused("order.not-found"));
    expect(await saveRow(baskets, form("Refused"), { ...as, also })).toEqual(refused("order.not-found"));
    expect(await db.package.count({ where: { name: "Refused" } })).toBe(0);
  });

  test("says what is no amount in the section's own words, and takes a name that nobody can see for none", () => {
    const { price, name } = fieldChecksOf(baskets).shape;
    for (const typed of ["0", "-1", "1e3", "12.345", "abc"])
      expect(price?.safeParse(typed).error?.issues).toMatchObject([{ message: "above-zero" }]);
    expect([name?.safeParse("\u200b \u200d").success, name?.safeParse("👨‍👩‍👧").success]).toEqual([false, true]);
  });
});
