import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findCart } from "#app/domain/cart/read-cart.server.ts";
import { setQuantity } from "#app/domain/cart/set-quantity.server.ts";
import { saveProduct } from "#app/domain/catalog/save-product.server.ts";
import { rupees } from "#app/lib/money.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";
import { checkoutOf } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { runs } from "#tests/fixtures/runs.ts";
import { placeOrder } from "./place-order.server.ts";

const { id: by } = await makeUser({ role: "admin" });
type Customer = Awaited<ReturnType<typeof makeUser>>;

const submit = async (customer: Customer) => {
  const outcome = await placeOrder(customer, checkoutOf());
  return outcome.ok ? { code: "placed", values: {} } : { code: outcome.refusal.code, values: outcome.refusal.values ?? {} };
};
const problems = async ({ id }: Customer) => (await findCart({ userId: id })).lines.map(({ problem }) => problem);
const stockOf = async (id: number) => (await db.product.findUniqueOrThrow({ where: { id } })).stockQuantity;

describe("a product and a package that share a stock", () => {
  test("the cart names the line that is too much before the checkout refuses it, and so does the checkout", async () => {
    const customer = await makeUser();
    const atta = await makeProduct({ name: "Atta", stockQuantity: 3000 });
    const basket = await makePackage([{ product: atta, quantity: 2 }]);
    await fillCart(customer.id, [
      { product: atta, quantity: 2 },
      { package: basket, quantity: 1 },
    ]);
    expect(await problems(customer)).toEqual([null, { code: "taken" }]);
    expect(await submit(customer)).toEqual({ code: "cart.taken", values: { product: basket.name } });
    await setQuantity({ userId: customer.id }, { packageId: basket.id }, thousandths(0));
    expect((await submit(customer)).code).toBe("placed");
    expect(await stockOf(atta.id)).toBe(1000);
  });

  test("what is left for the product beside the package is named, and with that much the next press goes through", async () => {
    const customer = await makeUser();
    const atta = await makeProduct({ name: "Atta", stockQuantity: 3000 });
    const basket = await makePackage([{ product: atta, quantity: 2 }]);
    await fillCart(customer.id, [
      { package: basket, quantity: 1 },
      { product: atta, quantity: 2 },
    ]);
    expect(await submit(customer)).toEqual({ code: "cart.short", values: { product: "Atta", left: "1" } });
    await setQuantity({ userId: customer.id }, { productId: atta.id }, thousandths(1000));
    expect([(await submit(customer)).code, await stockOf(atta.id)]).toEqual(["placed", 0]);
  });
});

describe("what is sold by the piece now", () => {
  test("is not sold by three quarters: the amount to take instead is named, and goes through", async () => {
    const customer = await makeUser();
    const melon = await makeProduct({ soldByWeight: true, quantityStep: 250 });
    await fillCart(customer.id, [{ product: melon, quantity: 0.75 }]);
    await saveProduct(melon.id, { soldByWeight: false, quantityStep: thousandths(1000) }, { version: null, by });
    expect(await problems(customer)).toEqual([{ code: "step", fit: 1000 }]);
    expect(await submit(customer)).toEqual({ code: "cart.step", values: { product: melon.name, fit: "1" } });
    await setQuantity({ userId: customer.id }, { productId: melon.id }, thousandths(1000));
    expect((await submit(customer)).code).toBe("placed");
  });

  test("counts its stock in whole pieces, too", async () => {
    const customer = await makeUser();
    const melon = await makeProduct({ stockQuantity: 9000 });
    await fillCart(customer.id, [{ product: melon, quantity: 3 }]);
    await db.product.update({ where: { id: melon.id }, data: { stockQuantity: 2750 } });
    expect(await submit(customer)).toMatchObject({ code: "cart.short", values: { left: "2" } });
  });
});

test("many packages of many small things are too large an order, and nothing breaks", async () => {
  const customer = await makeUser();
  const tissue = await makeProduct();
  const pack = await makePackage([{ product: tissue, quantity: 250 }], rupees(300));
  await setQuantity({ userId: customer.id }, { packageId: pack.id }, thousandths(9_999_000));
  expect((await submit(customer)).code).toBe("order.too-large");
});

test("who does what each refusal says gets the order, after one refusal for each line at most", async () => {
  const products = await Promise.all([1, 2, 3].map((number) => makeProduct({ name: `Good ${number}`, price: rupees(10) })));
  const packs = await Promise.all(
    [
      [2, 1, 0],
      [0, 3, 1],
    ].map(([first = 0, second = 0, third = 0]) =>
      makePackage(
        [first, second, third].flatMap((quantity, at) =>
          quantity > 0 && products[at] ? [{ product: products[at], quantity }] : [],
        ),
        rupees(50),
      ),
    ),
  );
  const items = [
    ...products.map(({ id, name }) => ({ id, name, kind: "product" })),
    ...packs.map(({ id, name }) => ({ id, name, kind: "package" })),
  ];
  const itemOf = ({ id, kind }: (typeof items)[number]) => (kind === "product" ? { productId: id } : { packageId: id });
  const pick = fc.tuple(fc.constantFrom(...items), fc.integer({ min: 1, max: 4 }));
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(pick, { minLength: 1, maxLength: 5, selector: ([{ name }]) => name }),
      fc.array(fc.option(fc.integer({ min: 0, max: 9000 })), { minLength: 3, maxLength: 3 }),
      async (picks, figures) => {
        const customer = await makeUser({ phoneProvedAt: new Date() });
        await db.product.updateMany({ where: { id: { in: products.map(({ id }) => id) } }, data: { stockQuantity: null } });
        for (const [thing, pieces] of picks)
          await setQuantity({ userId: customer.id }, itemOf(thing), thousandths(pieces * 1000));
        for (const [at, figure] of figures.entries())
          await db.product.update({ where: { id: products[at]?.id ?? 0 }, data: { stockQuantity: figure } });
        for (let submits = 0; submits <= picks.length; submits += 1) {
          const { code, values } = await submit(customer);
          if (code === "placed" || code === "cart.empty") return;
          expect(code).toMatch(/^cart\.(short|taken|sold-out)$/);
          const said = values as { product: string; left?: string };
          const item = items.find(({ name }) => name === said.product);
          if (!item) throw new Error(`Nothing is called ${said.product}.`);
          const quantity = thousandths(Number(said.left ?? 0) * 1000);
          expect(await setQuantity({ userId: customer.id }, itemOf(item), quantity)).toMatchObject({
            ok: true,
            value: { quantity },
          });
        }
        throw new Error("It was refused once more than there were lines.");
      },
    ),
    { numRuns: runs(25) },
  );
});
