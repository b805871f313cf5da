import { describe, expect, test } from "vitest";
import { findStaffOrder } from "#app/domain/orders/find-staff-order.server.ts";
import { orderStatuses } from "#app/domain/orders/status.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, returnedForm, shownToast, visit } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action } from "./$orderId.tsx";
import { loader as inventory } from "./inventory.ts";

const admin = await makeStaff("admin");
const viewer = await makeStaff("viewer");

const add = (id: number, kind: "custom" | "product", form: Record<string, string>, { cookie } = admin) =>
  answerTo(action(post(`/admin/orders/${id}?add=${kind}`, form, { cookie, params: { orderId: String(id) } })));
const linesOf = (orderId: number) => db.orderLine.findMany({ where: { orderId }, orderBy: { id: "asc" } });
const saag = { product_name: "Saag", unit_price: "80" };

describe("a custom product", () => {
  test("A7.21 A8.22 A5.16 A5.17 is added once, from WhatsApp, unless told otherwise", async () => {
    const { id } = await makeOrder();
    const answer = await add(id, "custom", { ...saag, product_description: "Chopped" });
    expect([answer.status, answer.location, shownToast(answer)]).toEqual([
      302,
      `/admin/orders/${id}`,
      "Custom product added to order successfully",
    ]);
    expect((await linesOf(id))[1]).toMatchObject({
      ...{ name: "Saag", description: "Chopped", quantity: 1000, unitPrice: rupees(80), source: "whatsapp" },
    });
    await add(id, "custom", { ...saag, quantity: "3", source: "email" });
    expect((await linesOf(id))[2]).toMatchObject({ description: null, quantity: 3000, source: "email" });
    const { html } = await openAdmin(`/admin/orders/${id}?add=custom`, admin);
    expect(html).toMatch(/<dialog[^>]*open/);
    expect(html).toMatch(/<option value="whatsapp" selected/);
    expect(html).toMatch(/<textarea[^>]*name="product_description"/);
    for (const name of ["product_name", "unit_price"]) expect(html).toMatch(new RegExp(`<input[^>]*name="${name}"`));
    expect(html).toMatch(/name="quantity"[^>]*value="1"|value="1"[^>]*name="quantity"/);
  });

  test.each(["whatsapp", "phone", "email", "other"])("A3.10 may have come by %s", async (source) => {
    const { id } = await makeOrder();
    await add(id, "custom", { ...saag, source });
    expect((await linesOf(id))[1]?.source).toBe(source);
  });

  test("A3.10 is offered these four sources, and admin is for orders that staff make", async () => {
    const { id } = await makeOrder();
    const { html } = await openAdmin(`/admin/orders/${id}?add=custom`, admin);
    const choice = /<select[^>]*name="source".*?<\/select>/s.exec(html)?.[0] ?? "";
    expect([...choice.matchAll(/value="(\w+)"/g)].map(([, value]) => value)).toEqual(["whatsapp", "phone", "email", "other"]);
    expect((await add(id, "custom", { ...saag, source: "admin" })).status).toBe(400);
    expect(await linesOf(id)).toHaveLength(1);
  });

  test.each([
    ["no name", { unit_price: "80" }],
    ["no price", { product_name: "Saag" }],
    ["a price of 0", { ...saag, unit_price: "0" }],
    ["a price below 0", { ...saag, unit_price: "-5" }],
  ])("A5.15 with %s is refused", async (_, form) => {
    const { id } = await makeOrder();
    const answer = await add(id, "custom", form);
    expect([answer.status, returnedForm(answer).error[""]]).toEqual([400, ["Please enter product name and a valid price"]]);
    expect(await linesOf(id)).toHaveLength(1);
  });

  test.each(["0", "-1", "0.5"])("A5.16 in a quantity of %s is refused", async (quantity) => {
    const { id } = await makeOrder();
    expect((await add(id, "custom", { ...saag, quantity })).status).toBe(400);
  });

  test("A8.22 says 'Failed to add custom product' when the order takes no more", async () => {
    const { id } = await makeOrder();
    const form = saag;
    await db.order.update({ where: { id }, data: { subtotal: 2_147_480_000, deliveryCharge: 0, total: 2_147_480_000 } });
    const { status, html } = await openAdmin(`/admin/orders/${id}?add=custom`, { ...admin, form });
    expect(status).toBe(409);
    expect(html).toContain("Failed to add custom product");
  });

  test.each(orderStatuses)("A4.11 is offered on a %s order only while it is neither cancelled nor delivered", async (status) => {
    const { id } = await makeOrder({ status });
    const { html } = await openAdmin(`/admin/orders/${id}`, admin);
    expect(html.includes("?add=custom")).toBe(status !== "cancelled" && status !== "delivered");
    if (status === "cancelled") expect((await add(id, "custom", saag)).status).toBe(409);
  });

  test("is neither offered to nor taken from whoever may not edit orders", async () => {
    const { id } = await makeOrder();
    expect((await openAdmin(`/admin/orders/${id}`, viewer)).html).not.toContain("?add=");
    expect((await add(id, "custom", saag, viewer)).status).toBe(403);
  });
});

describe("the inventory picker", () => {
  const found = async (search = "", { cookie } = admin) => {
    const answer = (await inventory(visit(`/admin/orders/inventory?q=${encodeURIComponent(search)}`, { cookie }))) as Response;
    return ((await answer.json()) as { products: { id: number; name: string }[] }).products;
  };

  test("A2.119 A7.37 opens from the order and lists what is in stock, by name", async () => {
    const [zeera, achar] = [await makeProduct({ name: "Zeera" }), await makeProduct({ name: "Achar", stockQuantity: 2000 })];
    const hidden = [
      await makeProduct({ name: "Bhindi", inStock: false }),
      await makeProduct({ name: "Chawal", stockQuantity: 0 }),
      await makeProduct({ name: "Dal", status: "draft" }),
    ];
    const { id } = await makeOrder();
    expect((await openAdmin(`/admin/orders/${id}`, admin)).html).toContain(`/admin/orders/${id}?add=product`);
    const { html } = await openAdmin(`/admin/orders/${id}?add=product`, admin);
    expect(html).toMatch(/<dialog[^>]*open/);
    expect(html.indexOf("<b>Achar</b>")).toBeLessThan(html.indexOf("<b>Zeera</b>"));
    const ids = (await found()).map((product) => product.id);
    expect(ids).toEqual(expect.arrayContaining([achar.id, zeera.id]));
    for (const product of hidden) expect(ids).not.toContain(product.id);
  });

  test("A5.24 is searched by name, description or category", async () => {
    const category = await makeCategory({ name: "Murabba Jars" });
    const [byName, byWords, byShelf] = [
      await makeProduct({ name: "Quince 100%" }),
      await makeProduct({ description: "Sun-dried quince halves" }),
      await makeProduct({ categoryId: category.id }),
    ];
    expect((await found("QUINCE")).map(({ id }) => id).sort()).toEqual([byName.id, byWords.id].sort());
    expect((await found("murabba")).map(({ id }) => id)).toEqual([byShelf.id]);
    expect((await found("100%")).map(({ id }) => id)).toEqual([byName.id]);
    await expect(found("quince", viewer)).rejects.toMatchObject({ status: 403 });
  });

  test("A8.16 says 'Failed to load products' when they cannot be read, and the order stays there", async () => {
    const { id } = await makeOrder();
    await db.$executeRaw`ALTER TABLE categories RENAME TO elsewhere`;
    try {
      const { status, html } = await openAdmin(`/admin/orders/${id}?add=product`, admin);
      expect(status).toBe(200);
      expect(html).toContain("Failed to load products");
      expect(html).toContain("Ayesha Khan");
    } finally {
      await db.$executeRaw`ALTER TABLE elsewhere RENAME TO categories`;
    }
  });

  test("A8.25 adds a product to the order, at the price of now and out of the stock", async () => {
    const tea = await makeProduct({ price: rupees(90), stockQuantity: 5000 });
    const { id } = await makeOrder();
    const answer = await add(id, "product", { product_id: String(tea.id), quantity: "2" });
    expect([answer.status, shownToast(answer)]).toEqual([302, "Product added to order"]);
    expect((await linesOf(id))[1]).toMatchObject({
      kind: "product",
      productId: tea.id,
      unitPrice: rupees(90),
      lineTotal: rupees(180),
    });
    expect((await db.product.findUniqueOrThrow({ where: { id: tea.id } })).stockQuantity).toBe(3000);
  });

  test.each([
    ["0", 400],
    ["-1", 400],
    ["0.5", 409],
    ["", 400],
  ])("A5.25 refuses a quantity of '%s' of what is sold by the piece", async (quantity, status) => {
    const tea = await makeProduct();
    const { id } = await makeOrder();
    expect((await add(id, "product", { product_id: String(tea.id), quantity })).status).toBe(status);
    expect(await linesOf(id)).toHaveLength(1);
  });
});

describe("an order's page", () => {
  const pictured = async () => {
    const product = await makeProduct({ name: "Aam" });
    const basket = await makePackage([{ product, quantity: 1 }]);
    await db.package.update({ where: { id: basket.id }, data: { featured: true } });
    const { id } = await makeOrder({ product });
    await db.orderLine.updateMany({ where: { orderId: id }, data: { imageUrl: "/uploads/aam.webp" } });
    const money = { quantity: 1000, listPrice: 5000, unitPrice: 5000, lineTotal: 5000 };
    await db.orderLine.create({
      data: {
        ...money,
        orderId: id,
        kind: "package",
        packageId: basket.id,
        name: "Ramzan basket",
        description: "A month's basket",
        imageUrl: "/uploads/basket.webp",
      },
    });
    await db.orderLine.create({
      data: {
        ...money,
        orderId: id,
        kind: "custom",
        name: "Saag",
        description: "Fresh",
        source: "phone",
        quantity: 2000,
        lineTotal: 10_000,
      },
    });
    return { id, product, basket };
  };

  test("A7.18 has the order's products, packages and custom items, each with all that is known of it", async () => {
    const { id, product, basket } = await pictured();
    const lines = (await findStaffOrder(id, { contactsVisible: true }))?.lines ?? [];
    const [items, packages, custom] = (["product", "package", "custom"] as const).map((kind) =>
      lines.filter((line) => line.kind === kind),
    );
    expect(items).toMatchObject([
      { productId: product.id, name: "Aam", imageUrl: "/uploads/aam.webp", quantity: 2000, unitPrice: rupees(150) },
    ]);
    expect(packages).toMatchObject([
      {
        ...{ packageId: basket.id, name: "Ramzan basket", imageUrl: "/uploads/basket.webp", description: "A month's basket" },
        ...{ isFeatured: true, quantity: 1000, unitPrice: rupees(50) },
      },
    ]);
    expect(custom).toMatchObject([
      {
        ...{ id: expect.any(Number), name: "Saag", description: "Fresh", source: "phone" },
        ...{ quantity: 2000, unitPrice: rupees(50), lineTotal: rupees(100) },
      },
    ]);
    expect(lines).toHaveLength(3);
  });

  test("A3.07 A3.08 A3.09 shows each with its picture, what is known of it, quantity and price", async () => {
    const { id, product, basket } = await pictured();
    const custom = (await linesOf(id)).find(({ kind }) => kind === "custom");
    const { html } = await openAdmin(`/admin/orders/${id}`, admin);
    const rows = html.match(/<tr>.*?<\/tr>/gs) ?? [];
    const rowOf = (name: string) => rows.find((row) => row.includes(name)) ?? "";
    const counted = (amount: number) => `<td class="num">${amount}<small`;
    for (const fact of [`/admin/products/${product.id}`, "/uploads/aam.webp", counted(2), "Rs. 150"])
      expect(rowOf("Aam")).toContain(fact);
    const ofBasket = [`/admin/packages?edit=${basket.id}`, "/uploads/basket.webp", "A month's basket", "featured", "package"];
    for (const fact of [...ofBasket, counted(1), "Rs. 50"]) expect(rowOf("Ramzan basket")).toContain(fact);
    for (const fact of [`line=${custom?.id}"`, "custom item", "by Phone", "Fresh", counted(2), "Rs. 50", "Rs. 100"])
      expect(rowOf("Saag")).toContain(fact);
  });

  test("A7.26 shows what the customer could not find: product, description, quantity, urgency and how to reach them", async () => {
    const { id } = await makeOrder();
    const request = { productName: "Zafran", description: "Irani", quantity: "5 g", urgency: "this week", contactMethod: "call" };
    await db.specialRequest.create({ data: { ...request, orderId: id } });
    const { html } = await openAdmin(`/admin/orders/${id}`, admin);
    for (const said of Object.values(request)) expect(html).toContain(said);
  });

  test("says in Roman Urdu how soon the customer wants it", async () => {
    const { id } = await makeOrder();
    await db.specialRequest.create({
      data: { orderId: id, productName: "Zafran", urgency: "this week", contactMethod: "phone" },
    });
    const { html } = await openAdmin(`/admin/orders/${id}`, { ...admin, lang: "ur" });
    expect(html).toContain("kitni jaldi: isi haftay · rabta: phone");
  });
});
