import { setTimeout } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { placeOrder } from "#app/domain/checkout/place-order.server.ts";
import { removePackageLine } from "#app/domain/packages/remove-package-line.server.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { loader as sitemap } from "#app/routes/_seo+/sitemap[.]xml.ts";
import { checkoutFields, checkoutOf } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { linesOf, packageSection } from "#tests/fixtures/package-section.ts";
import { papersOf } from "#tests/fixtures/papers-of.ts";
import { visit } from "#tests/fixtures/request.ts";
import { runs } from "#tests/fixtures/runs.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openShop } from "#tests/support/shop-pages.tsx";

const admin = await makeStaff("admin");
const section = packageSection(admin);
const customer = await makeUser({ name: "Ayesha Khan", phone: "+923001112233", phoneProvedAt: new Date() });
const cookie = await signIn(customer);
const stock = 100_000_000;
const [rice, oil] = [
  await makeProduct({ name: "Rice", stockQuantity: stock }),
  await makeProduct({ name: "Oil", stockQuantity: stock }),
];

const fill = () =>
  makePackage([
    { product: rice, quantity: 2 },
    { product: oil, quantity: 1 },
  ]);

async function orderPackage(id: number): Promise<{ orderId: number; trackingId: string }> {
  await db.cartItem.deleteMany();
  await fillCart(customer.id, [{ package: { id }, quantity: 1 }]);
  const placed = await placeOrder(customer, checkoutOf());
  if (!placed.ok) throw new Error(placed.refusal.code);
  const { orderId } = placed.value;
  const { trackingId } = await db.order.findUniqueOrThrow({ where: { id: orderId } });
  return { orderId, trackingId };
}

/** Each showing of a form has a save key of its own. */
const withoutSaveKeys = (html: string) => html.replace(/(name="save-key" value=")[^"]+/g, "$1");

describe("an order of a package", () => {
  test("is the same to the byte after the package was edited, emptied, retired: rows, invoice, its own and the tracking page", async () => {
    const { id } = await fill();
    const { orderId, trackingId } = await orderPackage(id);
    const read = async () => {
      const own = await openShop(`/order/${orderId}`, { cookie });
      return [own.status, withoutSaveKeys(own.html), ...(await papersOf({ id: orderId, trackingId }, admin))];
    };
    const before = await read();
    expect(before[0]).toBe(200);
    const form = { name: "Other", name_ur: "Doosra", description: "Else.", price: "7777", image_url: "/placeholders/nut-40.svg" };
    expect((await section.save(await section.formOf(id, form))).status).toBe(302);
    const [first] = await linesOf(id);
    await section.removeLine(id, first?.id ?? 0);
    await section.addLine(id, { product_id: String((await makeProduct()).id), quantity: "5" });
    await section.act(`${id}/deactivate`);
    expect(await db.package.findUnique({ where: { id } })).toMatchObject({ name: "Other", price: rupees(7777), isActive: false });
    expect(await read()).toEqual(before);
  });

  test("placed while a line is taken out has the old contents or the new ones, whole, and stock falls by just these", async () => {
    const counts = { old: 0, new: 0 };
    const rounds = Math.max(20, runs(100)); // so many meet both outcomes
    for (let round = 0; round < rounds; round++) {
      const { id } = await fill();
      const [line] = await linesOf(id);
      await db.cartItem.deleteMany();
      await fillCart(customer.id, [{ package: { id }, quantity: 1 }]);
      const levels = () => db.product.findMany({ where: { id: { in: [rice.id, oil.id] } }, orderBy: { id: "asc" } });
      const before = await levels();
      const order = () => placeOrder(customer, checkoutOf());
      const remove = () => removePackageLine(id, line?.id ?? 0, { by: admin.id });
      const [placed, removed] = await Promise.all(
        round % 2 ? [order(), remove()] : [order(), setTimeout((round * 20) / rounds).then(remove)],
      );
      expect([placed.ok, removed.ok]).toEqual([true, true]);
      const drawn = await db.orderLineComponent.findMany({
        where: { line: { orderId: placed.ok ? placed.value.orderId : 0 } },
        orderBy: { productId: "asc" },
      });
      const isOld = drawn.length === 2;
      counts[isOld ? "old" : "new"]++;
      expect(drawn.map(({ productId, quantity }) => [productId, quantity])).toEqual([
        ...(isOld ? [[rice.id, 2000]] : []),
        [oil.id, 1000],
      ]);
      const after = await levels();
      expect(after.map(({ stockQuantity }, at) => (before[at]?.stockQuantity ?? 0) - (stockQuantity ?? 0))).toEqual([
        isOld ? 2000 : 0,
        1000,
      ]);
      expect(await linesOf(id)).toMatchObject([{ productId: oil.id }]);
    }
    expect(counts.old).toBeGreaterThan(0);
  });
});

describe("a package that is retired or deleted", () => {
  let retired = 0;
  let deleted = 0;
  beforeAll(async () => {
    await db.cartItem.deleteMany();
    [retired, deleted] = [(await fill()).id, (await fill()).id];
    await fillCart(customer.id, [
      { package: { id: retired }, quantity: 1 },
      { package: { id: deleted }, quantity: 1 },
    ]);
    const slide = { alt: "Packages", desktopImageUrl: "/placeholders/nut-40.svg", mobileImageUrl: "/placeholders/nut-40.svg" };
    for (const id of [retired, deleted]) await db.featuredSlide.create({ data: { ...slide, url: `/package/${id}` } });
    await section.act(`${retired}/deactivate`);
    expect((await section.delete(deleted)).status).toBe(302);
  });

  test("is not found at its page, which a slide of the home page may still lead to", async () => {
    expect((await openShop("/")).html).toContain(`/package/${retired}`);
    for (const id of [retired, deleted]) expect((await openShop(`/package/${id}`)).status).toBe(404);
    const { html, status } = await openShop("/packages");
    expect([status, html.includes(`/package/${retired}"`), html.includes(`/package/${deleted}"`)]).toEqual([200, false, false]);
  });

  test("is named in a cart that held it, and cannot be ordered", async () => {
    const cart = await openShop("/cart", { cookie });
    expect(cart.status).toBe(200);
    const checkout = await openShop("/checkout", { cookie });
    expect(checkout.status).toBeLessThan(400);
    expect(await placeOrder(customer, checkoutOf(checkoutFields()))).toMatchObject({ ok: false });
    await fillCart(customer.id, [{ product: rice, quantity: 1 }]);
    expect((await openShop("/cart", { cookie })).status).toBe(200);
  });

  test("leaves no part of the shop broken that lists packages", async () => {
    expect((await openShop("/profile", { cookie })).status).toBe(200);
    const answer = await sitemap(visit("/sitemap.xml?part=1"));
    const map = await answer.text();
    expect([answer.status, map.includes(`/package/${retired}<`), map.includes(`/package/${deleted}<`)]).toEqual([
      200,
      false,
      false,
    ]);
    expect(map).toMatch(/\/package\/\d+</);
  });
});
