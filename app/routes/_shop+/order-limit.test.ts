import { describe, expect, test } from "vitest";
import { joinCarts } from "#app/domain/cart/join-carts.server.ts";
import { setQuantity } from "#app/domain/cart/set-quantity.server.ts";
import { applyImport } from "#app/domain/catalog/csv/apply-import.server.ts";
import { exportProducts } from "#app/domain/catalog/csv/export-products.server.ts";
import { saveImport } from "#app/domain/catalog/csv/save-import.server.ts";
import type { StaffFilter } from "#app/domain/catalog/staff-query.ts";
import { placeOrder } from "#app/domain/checkout/place-order.server.ts";
import { findForCounter } from "#app/domain/counter/find-for-counter.server.ts";
import { addOwnLine } from "#app/domain/orders/add-own-line.server.ts";
import { createStaffOrder } from "#app/domain/orders/create-staff-order.server.ts";
import { orderAgain } from "#app/domain/orders/order-again.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { rupees } from "#app/lib/money.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";
import { checkoutOf } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { productFormOf } from "#tests/fixtures/product-form.ts";
import { answerTo, post, shownFailure } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { openShop } from "#tests/support/shop-pages.tsx";
import { action as cartAction } from "./cart.tsx";

const limited = (wanted = {}) => makeProduct({ orderLimit: 3000, unit: "pack", price: rupees(10), ...wanted });
const customer = async () => {
  const user = await makeUser({ phoneProvedAt: new Date() });
  return { user, cookie: await signIn(user) };
};
const inCart = async (userId: number) =>
  (await db.cartItem.findMany({ where: { cart: { userId } } })).map(({ quantity }) => quantity);

describe("a product that one order may have only so much of", () => {
  test.each<[Lang, string, string]>([
    ["en", "in one order.", "That is the most of it in one order."],
    ["ur", "aik order mein zyada se zyada", "Aik order mein is se zyada nahin ho sakta."],
  ])("in %s the stepper stops there and says why, with a script and without", async (lang, said, toast) => {
    const { user, cookie } = await customer();
    const product = await limited();
    const form = { product_id: String(product.id), quantity: "5" };
    const request = post("/cart", form, { cookie: `${cookie}; lang=${lang}` });
    const answer = await answerTo(cartAction(request));
    expect(await inCart(user.id)).toEqual([3000]);
    const scripted = answer.body as { announcement?: string } | null;
    if (scripted?.announcement) expect(scripted.announcement).toContain(said);
    else expect(shownFailure(answer, lang)).toBe(toast);
  });

  test("what came into a cart before the limit is named at its line with the amount to take, and not placed", async () => {
    const { user, cookie } = await customer();
    const product = await limited({ orderLimit: null });
    await fillCart(user.id, [{ product, quantity: 5 }]);
    await db.product.update({ where: { id: product.id }, data: { orderLimit: 3000 } });
    for (const [lang, said] of [
      ["en", "At most 3 of it in one order."],
      ["ur", "Aik order mein zyada se zyada 3"],
    ] as const)
      for (const path of ["/cart", "/checkout"])
        expect((await openShop(path, { cookie, lang })).html.replaceAll("\u00a0", " ")).toContain(said);
    expect(await placeOrder(user, checkoutOf())).toMatchObject({ refusal: { code: "cart.limit" } });
    await fillCart(user.id, [{ product, quantity: 3 }]);
    expect((await placeOrder(user, checkoutOf())).ok).toBe(true);
  });

  test("a guest cart that is joined, an order that is repeated and one that is added to stay within it", async () => {
    const { user } = await customer();
    const product = await limited();
    await fillCart(user.id, [{ product, quantity: 2 }]);
    const deviceHash = new Uint8Array(32).fill(7);
    await setQuantity({ deviceHash }, { productId: product.id }, thousandths(2000));
    expect(await joinCarts(deviceHash, user.id)).toMatchObject({ value: { changed: true } });
    expect(await inCart(user.id)).toEqual([3000]);

    await db.cartItem.deleteMany();
    const old = await makeOrder({ userId: user.id, product, quantity: 9000 });
    expect((await orderAgain({ orderId: old.id, userId: user.id })).ok).toBe(true);
    expect(await inCart(user.id)).toEqual([3000]);

    const placed = await placeOrder(user, checkoutOf());
    const orderId = placed.ok ? placed.value.orderId : 0;
    const edit = { author: { kind: "customer", id: user.id }, version: null, key: null } as const;
    const added = await addOwnLine(orderId, { productId: product.id, quantity: thousandths(1000) }, edit);
    expect(added).toMatchObject({ refusal: { code: "cart.limit" } });
  });

  test("two tabs that add to one order at once stay within it together", async () => {
    const { user } = await customer();
    const product = await limited();
    await fillCart(user.id, [{ product, quantity: 1 }]);
    const placed = await placeOrder(user, checkoutOf());
    const orderId = placed.ok ? placed.value.orderId : 0;
    const edit = { author: { kind: "customer", id: user.id }, version: null, key: null } as const;
    const add = () => addOwnLine(orderId, { productId: product.id, quantity: thousandths(2000) }, edit);
    expect((await Promise.all([add(), add()])).filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("staff may sell more", async () => {
    const { id: by } = await makeUser({ role: "admin" });
    await makeZone();
    const product = await limited({ orderLimit: 1000 });
    const outcome = await createStaffOrder(
      {
        ...{ source: "phone", customerName: "Ayesha Khan", customerPhone: "+923012345678", deliveryZone: "Gulgasht Colony" },
        ...{ deliveryAddress: "House 12", paymentMethod: "cash", deliveryCharge: null },
        lines: [{ kind: "product", productId: product.id, quantity: thousandths(9000) }],
      },
      { by },
    );
    expect(outcome.ok).toBe(true);
  });
});

const everyProduct: StaffFilter = {
  ...{ search: "", category: null, subcategory: null, stock: null, status: null },
  featured: false,
  discounted: false,
  sort: "name",
  page: 1,
};

describe("the limit in the product's form", () => {
  test("is saved, shown again, and refused at its field where it is no number of steps", async () => {
    const admin = await makeStaff("admin");
    const product = await makeProduct();
    const path = `/admin/products/${product.id}`;
    const limitOf = async () => (await db.product.findUniqueOrThrow({ where: { id: product.id } })).orderLimit;
    await openAdmin(path, { ...admin, form: { ...productFormOf(product), order_limit: "6" } });
    expect(await limitOf()).toBe(6000);
    expect((await openAdmin(path, admin)).html).toMatch(/name="order_limit"[^>]* value="6"/);
    const { html, status } = await openAdmin(path, {
      ...admin,
      form: { ...productFormOf({ ...product, version: product.version + 1 }), order_limit: "2.5" },
    });
    expect([status, html.includes("must be a whole number of steps")]).toEqual([400, true]);
    expect(await limitOf()).toBe(6000);
  });

  test("is set for many products at once and ended again, each said with old and new", async () => {
    const admin = await makeStaff("admin");
    const pieces = await limited({ orderLimit: null });
    const weighed = await makeProduct({ soldByWeight: true, quantityStep: 250 });
    const path = `/admin/products/bulk?id=${pieces.id}&id=${weighed.id}`;
    const limits = async () =>
      (await db.product.findMany({ where: { id: { in: [pieces.id, weighed.id] } }, orderBy: { id: "asc" } })).map(
        (one) => one.orderLimit,
      );
    const send = async (form: Record<string, string>) => {
      const { html } = await openAdmin(path, admin);
      const seen = /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? "";
      return openAdmin(path, { ...admin, form: { seen, ...form } });
    };
    expect((await send({ limit_way: "set", order_limit: "4" })).html).toContain("Most per order any amount → 4");
    expect(await limits()).toEqual([4000, 4000]);
    const uneven = await send({ limit_way: "set", order_limit: "2.25" });
    expect(uneven.html).toContain("The limit must be a whole number of steps of this product.");
    expect(await limits()).toEqual([4000, 2250]);
    for (const order_limit of ["0", "", "many"]) expect((await send({ limit_way: "set", order_limit })).status).toBe(400);
    await send({ limit_way: "off" });
    expect(await limits()).toEqual([null, null]);
  });

  test("goes out as a column of the product file and comes in again; an empty cell ends it", async () => {
    const { id: by } = await makeStaff("admin");
    const product = await limited({ orderLimit: 4000 });
    let file = "";
    for await (const part of exportProducts(everyProduct, { costVisible: true })) file += part;
    const [header = "", ...rows] = file.replace("\uFEFF", "").trim().split("\r\n");
    const at = header.split(",").indexOf("order_limit");
    expect(rows.map((row) => row.split(",")).find(([id]) => id === String(product.id))?.[at]).toBe("4");
    for (const [cell, limit] of [
      ["7", 7000],
      ["", null],
    ] as const) {
      const bytes = new TextEncoder().encode(`id,version,order_limit\n${product.id},,${cell}\n`);
      const saved = await saveImport({ name: "limits.csv", bytes }, { by });
      const heading = ["id", "version", "order_limit", "Row", "Reason"];
      const how = {
        mapping: ["id", "version", "order_limit"],
        heading,
        by,
        leavesOutErrors: false,
        describe: () => "wrong",
      } as const;
      expect(saved.ok && (await applyImport(saved.value, how))).toMatchObject({ value: { update: 1, error: 0 } });
      expect((await db.product.findUniqueOrThrow({ where: { id: product.id } })).orderLimit).toBe(limit);
    }
  });
});

describe("beyond the limit of a product", () => {
  test.each<[Lang, string, string]>([
    ["en", "more than the 3 that customers may order", "Customers may order 3 of it at most; you may sell more."],
    [
      "ur",
      "us 3 se zyada jo customer order kar sakte hain",
      "Customer zyada se zyada 3 order kar sakte hain; aap zyada bech sakte hain.",
    ],
  ])("in %s staff read so at the line and where they change it", async (lang, atLine, atField) => {
    const admin = await makeStaff("admin");
    const product = await limited();
    const { id } = await makeOrder({ product, quantity: 5000 });
    const within = await makeOrder({ product, quantity: 3000 });
    const line = await db.orderLine.findFirstOrThrow({ where: { orderId: id } });
    const open = async (path: string) => (await openAdmin(`/admin/orders/${path}`, { ...admin, lang })).html;
    expect(await open(`${id}`)).toContain(atLine);
    expect(await open(`${within.id}`)).not.toContain(atLine);
    expect(await open(`${id}?edit=line&line=${line.id}`)).toContain(atField);
  });

  test("the counter knows it, and the stepper of the shop does not invite beyond it", async () => {
    const { user, cookie } = await customer();
    const product = await limited({ name: "Limited ghee" });
    const [offer] = (await findForCounter("Limited ghee")).offers;
    expect(offer?.product).toMatchObject({ id: product.id, most: 3000 });
    const plus = async (path: string) =>
      /<button[^>]*aria-label="[^"]*(?:more|More)[^"]*"[^>]*>/.exec((await openShop(path, { cookie })).html)?.[0] ?? "";
    await fillCart(user.id, [{ product, quantity: 2 }]);
    for (const path of ["/cart", `/product/${product.id}`]) expect(await plus(path)).not.toContain("aria-disabled");
    await fillCart(user.id, [{ product, quantity: 3 }]);
    for (const path of ["/cart", `/product/${product.id}`]) expect(await plus(path)).toContain('aria-disabled="true"');
  });
});
