import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rupees } from "#app/lib/money.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";
import { byStaff } from "#tests/fixtures/by-staff.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { runs } from "#tests/fixtures/runs.ts";
import { addLine } from "./add-line.server.ts";
import { createStaffOrder, type NewStaffOrder } from "./create-staff-order.server.ts";
import { saveOrder } from "./save-order.server.ts";
import type { StaffLine } from "./staff-lines.server.ts";

const { id: by } = await makeUser({ role: "admin" });

const product = (productId: number, pieces: number): StaffLine => ({
  kind: "product",
  productId,
  quantity: thousandths(pieces * 1000),
});
const pack = (packageId: number, pieces: number): StaffLine => ({
  kind: "package",
  packageId,
  quantity: thousandths(pieces * 1000),
});
const custom = (productId: number, pieces: number): StaffLine => ({
  ...{ kind: "custom", name: "From the sack", description: null, unitPrice: rupees(80), source: "admin" },
  ...{ productId, quantity: thousandths(pieces * 1000) },
});

const order = (lines: StaffLine[], wanted: Partial<NewStaffOrder> = {}) =>
  createStaffOrder(
    {
      ...{
        source: "phone",
        customerName: "Ayesha Khan",
        customerPhone: "+923012345678",
        deliveryZone: null,
        deliveryAddress: "",
      },
      ...{ paymentMethod: "cash", deliveryCharge: null, lines, ...wanted },
    },
    { by },
  );
async function submit(lines: StaffLine[], wanted: Partial<NewStaffOrder> = {}) {
  const outcome = await order(lines, wanted);
  return outcome.ok ? "placed" : [outcome.refusal.code, outcome.refusal.values ?? {}];
}
const stockOf = async (id: number) => (await db.product.findUniqueOrThrow({ where: { id } })).stockQuantity;
const movesOf = async (productId: number) =>
  (await db.stockMovement.findMany({ where: { productId }, orderBy: { id: "asc" } })).map(({ reason, change }) => [
    reason,
    change,
  ]);

describe("lines that share a stock", () => {
  test("the first line that is too much is named, with what the lines before it leave", async () => {
    const atta = await makeProduct({ name: "Atta", stockQuantity: 3000 });
    const { id, name } = await makePackage([{ product: atta, quantity: 2 }]);
    expect(await submit([pack(id, 1), product(atta.id, 2)])).toEqual(["cart.short", { product: "Atta", left: "1" }]);
    expect(await submit([product(atta.id, 2), pack(id, 1)])).toEqual(["cart.taken", { product: name }]);
    expect(await submit([product(atta.id, 2), custom(atta.id, 2)])).toEqual([
      "cart.short",
      { product: "From the sack", left: "1" },
    ]);
    expect(await submit([pack(id, 1), product(atta.id, 1)])).toBe("placed");
    expect(await stockOf(atta.id)).toBe(0);
  });

  test("who does what each refusal says gets the order, after one refusal for each line at most", async () => {
    const products = await Promise.all(["One", "Two"].map((name) => makeProduct({ name, stockQuantity: null })));
    const [one, two] = products.map(({ id }) => id) as [number, number];
    const both = await makePackage(products.map((part, at) => ({ product: part, quantity: at + 1 })));
    const kinds = [
      (pieces: number) => ({ called: "One", line: product(one, pieces) }),
      (pieces: number) => ({ called: "Two", line: product(two, pieces) }),
      (pieces: number) => ({ called: both.name, line: pack(both.id, pieces) }),
    ];
    const picks = fc.uniqueArray(fc.tuple(fc.constantFrom(0, 1, 2), fc.integer({ min: 1, max: 4 })), {
      minLength: 1,
      maxLength: 3,
      selector: ([kind]) => kind,
    });
    await fc.assert(
      fc.asyncProperty(
        picks,
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 0, max: 9 }),
        async (requested, first, second) => {
          for (const [id, left] of [
            [one, first],
            [two, second],
          ] as const)
            await db.product.update({ where: { id }, data: { stockQuantity: left * 1000 } });
          let lines = requested.map(([kind, pieces]) => kinds[kind]?.(pieces) ?? { called: "", line: product(0, 1) });
          for (let submits = 0; submits <= requested.length; submits += 1) {
            if (lines.length === 0) return;
            const answer = await submit(lines.map(({ line }) => line));
            if (answer === "placed") return;
            const [, said] = answer as [string, { product: string; left?: string }];
            const quantity = thousandths(Number(said.left ?? 0) * 1000);
            lines = lines
              .map((line) => (line.called === said.product ? { ...line, line: { ...line.line, quantity } } : line))
              .filter(({ line }) => line.quantity > 0);
          }
          throw new Error("It was refused once more than there were lines.");
        },
      ),
      { numRuns: runs(25) },
    );
  });
});

describe("whole pieces", () => {
  test("are the only ones that are sold of a piece, a package, and an item that comes from a piece", async () => {
    const eggs = await makeProduct({ name: "Eggs" });
    const { id } = await makePackage([{ product: eggs, quantity: 1 }]);
    const half = [product(eggs.id, 1.5), pack(id, 1.5), custom(eggs.id, 1.5)];
    for (const line of half) expect(await submit([line])).toMatchObject(["product.whole-pieces", { fit: 2 }]);
    const { id: orderId } = await makeOrder();
    for (const line of half)
      expect(await addLine(orderId, line, byStaff(by))).toMatchObject({ refusal: { code: "product.whole-pieces" } });
  });

  test("do not bind what is weighed: staff sell it to the gram", async () => {
    const { id } = await makeProduct({ soldByWeight: true, quantityStep: 250, stockQuantity: 2000 });
    expect(await submit([product(id, 1.237)])).toBe("placed");
    expect(await submit([product(id, 1)])).toMatchObject(["cart.short", { left: "0.763\u00a0kg" }]);
  });
});

test("packages that draw more than the books can hold are too large an order, added ones too", async () => {
  const tissue = await makeProduct();
  const { id } = await makePackage([{ product: tissue, quantity: 250 }], rupees(1));
  expect(await submit([pack(id, 9999)])).toMatchObject(["order.too-large", {}]);
  expect(await submit([pack(id, 5000), pack(id, 4000)])).toMatchObject(["order.too-large", {}]);
  const { id: orderId } = await makeOrder();
  expect(await addLine(orderId, pack(id, 9999), byStaff(by))).toMatchObject({ refusal: { code: "order.too-large" } });
});

describe("more than is on record", () => {
  const pastRecord = { pastRecord: true };

  test("is sold when staff say that it is there: what is missing is booked first, by whom, and nothing falls below zero", async () => {
    const atta = await makeProduct({ name: "Atta", stockQuantity: null });
    await db.product.update({ where: { id: atta.id }, data: { stockQuantity: 3000 } });
    const { id } = await makePackage([{ product: atta, quantity: 2 }]);
    const lines = [product(atta.id, 3), pack(id, 1)];
    expect(await submit(lines)).toMatchObject(["cart.taken", {}]);
    const outcome = await order(lines, pastRecord);
    const orderId = outcome.ok ? outcome.value.orderId : 0;
    expect(await stockOf(atta.id)).toBe(0);
    expect(await movesOf(atta.id)).toEqual([
      ["found", 2000],
      ["sold", -5000],
    ]);
    expect(await db.stockMovement.findFirst({ where: { productId: atta.id, reason: "found" } })).toMatchObject({
      byUserId: by,
      orderId: null,
    });
    const entry = await db.auditEntry.findFirstOrThrow({ where: { action: "sell-past-record", entityId: String(orderId) } });
    expect(entry).toMatchObject({ byUserId: by, after: { found: { [`product-${atta.id}`]: 2000 } } });
    await saveOrder(orderId, { status: "cancelled" }, { version: null, by });
    expect(await stockOf(atta.id)).toBe(5000);
  });

  test("books nothing where enough is on record or nothing is counted", async () => {
    const [plenty, uncounted] = [await makeProduct({ stockQuantity: 9000 }), await makeProduct()];
    expect(await submit([product(plenty.id, 2), product(uncounted.id, 2)], pastRecord)).toBe("placed");
    expect([await movesOf(plenty.id), await movesOf(uncounted.id)]).toEqual([[["sold", -2000]], []]);
  });

  test("is also what is marked as sold out, but not what the shop does not sell, and no half pieces", async () => {
    const [gone, archived] = [await makeProduct({ inStock: false }), await makeProduct({ status: "archived" })];
    expect(await submit([product(gone.id, 1)])).toMatchObject(["cart.sold-out", {}]);
    expect(await submit([product(gone.id, 1)], pastRecord)).toBe("placed");
    expect(await submit([product(archived.id, 1)], pastRecord)).toMatchObject(["cart.not-sold", {}]);
    expect(await submit([product(gone.id, 1.5)], pastRecord)).toMatchObject(["product.whole-pieces", {}]);
  });

  test("is sold once by one press that arrives twice, and two counters never book the same goods as found", async () => {
    const { id } = await makeProduct({ stockQuantity: 1000 });
    const lines = [product(id, 3)];
    const answers = await Promise.all([1, 2, 3].map(() => submit(lines, { ...pastRecord, key: "press-of-sack" })));
    expect([answers, await movesOf(id)]).toEqual([
      Array(3).fill("placed"),
      [
        ["found", 2000],
        ["sold", -3000],
      ],
    ]);
    await Promise.all([1, 2, 3, 4].map(() => submit(lines, pastRecord)));
    expect(await stockOf(id)).toBe(0);
    const { _sum } = await db.stockMovement.aggregate({ where: { productId: id }, _sum: { change: true } });
    expect(_sum.change).toBe(-1000);
  });
});
