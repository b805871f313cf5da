import { afterEach, describe, expect, test } from "vitest";
import { placeOrder } from "#app/domain/checkout/place-order.server.ts";
import { addOwnLine } from "#app/domain/orders/add-own-line.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { rupees } from "#app/lib/money.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { checkoutFields, checkoutOf } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, returnedForm } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openShop } from "#tests/support/shop-pages.tsx";
import { action } from "./checkout.tsx";

const { DEMO, DEMO_LIMITS } = env;
afterEach(() => Object.assign(env, { DEMO, DEMO_LIMITS }));

type Picks = Parameters<typeof fillCart>[1];

/** A customer whose phone is proved or not, with open orders of Rs. 400 and something in the cart. */
async function customerWith({ proved = false, open = 0, picks = [] as Picks } = {}) {
  const user = await makeUser({ phoneProvedAt: proved ? new Date() : null });
  for (let made = 0; made < open; made++) await makeOrder({ userId: user.id });
  await fillCart(user.id, picks);
  return { user, cookie: await signIn(user) };
}
const onePiece = async (price = rupees(500)): Promise<Picks> => [{ product: await makeProduct({ price }), quantity: 1 }];
const place = (cookie: string, lang: Lang = "en") =>
  answerTo(action(post("/checkout", checkoutFields({ delivery_address: "House 7" }), { cookie: `${cookie}; lang=${lang}` })));
const resultOf = async (user: { id: number; email: string | null }) => {
  const outcome = await placeOrder(user, checkoutOf());
  return outcome.ok ? "ordered" : outcome.refusal.code;
};

describe("a customer whose phone is not proved", () => {
  test.each<[Lang, RegExp, string]>([
    ["en", /at most 4 of your orders can be open at once\. Verify it in your profile, or call us/, "Verify my number"],
    ["ur", /zyada se zyada 4 order khule ho sakte hain\. Profile mein tasdeeq karein/, "Number ki tasdeeq karein"],
  ])(
    "in %s has four open orders at most; the refusal says so with the ways out, and keeps what was typed",
    async (lang, said, way) => {
      const { user, cookie } = await customerWith({ open: 3, picks: await onePiece() });
      expect((await openShop("/checkout", { cookie, lang })).html).not.toMatch(said);
      expect((await place(cookie, lang)).status).toBe(302);
      await fillCart(user.id, await onePiece());
      const answer = await place(cookie, lang);
      expect(answer.status).toBe(409);
      expect(returnedForm(answer).error[""]?.join()).toMatch(said);
      expect(returnedForm(answer).initialValue).toMatchObject({ delivery_address: "House 7" });
      const form = checkoutFields({ delivery_address: "House 7" });
      for (const page of [await openShop("/checkout", { cookie, lang }), await openShop("/checkout", { cookie, lang, form })]) {
        expect(page.html).toMatch(said);
        expect(page.html.match(new RegExp(said.source, "g"))).toHaveLength(1);
        expect(page.html).toMatch(new RegExp(`<a href="/profile/phone-orders\\?own"[^>]*>${way}</a>`));
      }
    },
  );

  test.each<[Lang, string]>([
    ["en", "your open orders can come to Rs.\u00a025,000 at most; with this one it would be Rs.\u00a025,200"],
    ["ur", "aap ke khule orders kul Rs.\u00a025,000 tak ho sakte hain; is order ke saath Rs.\u00a025,200 hote hain"],
  ])("in %s has open orders of Rs. 25,000 at most, the one that is placed and its delivery among them", async (lang, said) => {
    const { user, cookie } = await customerWith({ open: 2, picks: await onePiece(rupees(24_400)) });
    const answer = await place(cookie, lang);
    expect(answer.status).toBe(409);
    expect(returnedForm(answer).error[""]?.join()).toContain(said);
    await db.order.updateMany({ where: { userId: user.id }, data: { status: "delivered" } });
    expect((await place(cookie, lang)).status).toBe(302);
  });

  test("what staff wrote down, was delivered or was cancelled counts nowhere, and who is proved has no such limit", async () => {
    const { user } = await customerWith({ picks: await onePiece() });
    for (const order of [{ source: "phone" }, { status: "delivered" }, { status: "cancelled" }])
      for (let made = 0; made < 4; made++) await makeOrder({ userId: user.id, ...order });
    expect(await resultOf(user)).toBe("ordered");
    const proved = await customerWith({ proved: true, open: 9, picks: await onePiece(rupees(40_000)) });
    expect(await resultOf(proved.user)).toBe("ordered");
  });

  test("two orders at the same instant never pass the limit together, whether by number or by sum", async () => {
    for (let round = 0; round < 4; round++) {
      const byCount = await customerWith({ open: 3, picks: await onePiece() });
      const bySum = await customerWith({ picks: await onePiece(rupees(14_000)) });
      for (const { user } of [byCount, bySum]) {
        const again = async () => {
          await fillCart(user.id, await onePiece(rupees(14_000)));
          return resultOf(user);
        };
        await Promise.all([resultOf(user), again(), again()]);
        const open = await db.order.findMany({ where: { userId: user.id, status: "pending" } });
        expect(open.length).toBeLessThanOrEqual(4);
        expect(open.reduce((sum, { total }) => sum + total, 0)).toBeLessThanOrEqual(rupees(25_000));
      }
    }
  });

  test("adding to an order of theirs while another is placed passes the sum neither", async () => {
    for (let round = 0; round < 4; round++) {
      const { user } = await customerWith({ open: 1, picks: await onePiece(rupees(13_000)) });
      const order = await db.order.findFirstOrThrow({ where: { userId: user.id } });
      const dear = await makeProduct({ price: rupees(13_000) });
      const edit = { author: { kind: "customer", id: user.id }, version: null, key: null } as const;
      await Promise.all([resultOf(user), addOwnLine(order.id, { productId: dear.id, quantity: thousandths(1000) }, edit)]);
      const { _sum } = await db.order.aggregate({ where: { userId: user.id }, _sum: { total: true } });
      expect(_sum.total).toBeGreaterThan(rupees(13_000));
      expect(_sum.total).toBeLessThanOrEqual(rupees(25_000));
    }
  });

  test("DEMO_LIMITS multiplies both limits in demo mode, and the settings change them", async () => {
    const { user } = await customerWith({ open: 4, picks: await onePiece() });
    Object.assign(env, { DEMO: true, DEMO_LIMITS: 2 });
    expect(await resultOf(user)).toBe("ordered");
    Object.assign(env, { DEMO: false });
    await db.setting.create({ data: { key: "site", value: { unprovedOrders: 6 } } });
    await fillCart(user.id, await onePiece());
    expect(await resultOf(user)).toBe("ordered");
    await fillCart(user.id, await onePiece());
    expect(await resultOf(user)).toBe("order.unproved-count");
    await db.setting.deleteMany();
  });
});

describe("of what is scarce", () => {
  test.each<[Lang, string, string]>([
    ["en", "Not much is left, so at most 7 kg until your phone number is verified by a code.", "Take 7 kg"],
    ["ur", "Yeh kam bacha hai, is liye phone ki tasdeeq se pehle zyada se zyada 7 kg.", "7 kg le lein"],
  ])(
    "in %s an unproved customer gets half of what is left, which the cart and the checkout say at the line",
    async (lang, said, take) => {
      const product = await makeProduct({ stockQuantity: 15_000, unit: "kg", soldByWeight: true });
      const { user, cookie } = await customerWith({ picks: [{ product, quantity: 8 }] });
      for (const path of ["/cart", "/checkout"]) {
        const { html } = await openShop(path, { cookie, lang });
        expect(html.replaceAll("\u00a0", " ")).toContain(said);
        expect(html.replaceAll("\u00a0", " ")).toContain(take);
        expect(html).toContain('<a href="/profile/phone-orders?own"');
      }
      expect(await resultOf(user)).toBe("cart.half");
      await fillCart(user.id, [{ product, quantity: 7 }]);
      expect(await resultOf(user)).toBe("ordered");
    },
  );

  test.each([
    [5000, 5, "ordered"],
    [6000, 3, "ordered"],
    [6000, 4, "cart.half"],
    [null, 400, "ordered"],
  ])("with %s left, %i pieces: %s; a proved customer gets them all", async (stockQuantity, quantity, result) => {
    const product = await makeProduct({ stockQuantity, price: rupees(10) });
    const proved = await customerWith({ proved: true, picks: [{ product, quantity }] });
    const { user } = await customerWith({ picks: [{ product, quantity }] });
    expect(await resultOf(user)).toBe(result);
    await db.product.update({ where: { id: product.id }, data: { stockQuantity } });
    expect(await resultOf(proved.user)).toBe("ordered");
  });

  test("packages draw from the same half, and one that needs more of it is refused by name", async () => {
    const product = await makeProduct({ stockQuantity: 10_000, price: rupees(10) });
    const basket = await makePackage([{ product, quantity: 3 }]);
    const both = await customerWith({
      picks: [
        { product, quantity: 3 },
        { package: basket, quantity: 1 },
      ],
    });
    expect(await resultOf(both.user)).toBe("cart.half-none");
    const alone = await customerWith({ picks: [{ package: basket, quantity: 1 }] });
    expect(await resultOf(alone.user)).toBe("ordered");
  });

  test("two unproved customers at once get half each of what is left then, never more", async () => {
    for (let round = 0; round < 4; round++) {
      const product = await makeProduct({ stockQuantity: 12_000, price: rupees(10) });
      const [one, other] = [
        await customerWith({ picks: [{ product, quantity: 6 }] }),
        await customerWith({ picks: [{ product, quantity: 6 }] }),
      ];
      const results = await Promise.all([resultOf(one.user), resultOf(other.user)]);
      expect(results.sort()).toEqual(["cart.half", "ordered"]);
    }
  });

  test("adding to an order counts what it has already", async () => {
    const product = await makeProduct({ stockQuantity: 15_000, price: rupees(10) });
    const { user } = await customerWith({ picks: [{ product, quantity: 5 }] });
    expect(await resultOf(user)).toBe("ordered");
    const { id } = await db.order.findFirstOrThrow({ where: { userId: user.id } });
    const add = async (pieces: number) => {
      const edit = { author: { kind: "customer", id: user.id }, version: null, key: null } as const;
      const outcome = await addOwnLine(id, { productId: product.id, quantity: thousandths(pieces * 1000) }, edit);
      return outcome.ok ? "added" : [outcome.refusal.code, outcome.refusal.values?.["left"]];
    };
    expect(await add(3)).toEqual(["cart.half", "2"]);
    expect(await add(2)).toBe("added");
    expect(await add(1)).toEqual(["cart.half-none", undefined]);
  });
});
