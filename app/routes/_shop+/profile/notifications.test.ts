import { afterAll, beforeAll, expect, test } from "vitest";
import { remindCart } from "#app/domain/messaging/remind-carts.server.ts";
import { db } from "#app/platform/db.server.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { startPushService } from "#tests/fixtures/push-service.ts";
import { answerTo, post, shownToast, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { subscribe } from "#tests/fixtures/subscribe.ts";
import { openShop } from "#tests/support/shop-pages.tsx";
import { action, loader } from "./route.tsx";

const path = "/profile?tab=notifications";
const open = async (cookie: string) => (await answerTo(loader(visit(path, { cookie })))).body;
const save = (form: Record<string, string>, cookie: string) => answerTo(action(post(path, form, { cookie })));

async function lineOfRice() {
  const { id, price } = await makeProduct({ name: "Rice" });
  return { productId: id, quantity: 1000, shownPrice: price };
}

let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());

test("A6.03 a customer sees what they are told by push, and in how many browsers", async () => {
  const user = await makeUser();
  const cookie = await signIn(user);
  expect(await open(cookie)).toMatchObject({ shown: { push: { pushOrders: true, pushAnswers: true, browsers: 0 } } });
  await subscribe(service, user);
  await subscribe(service, await makeUser());
  expect(await open(cookie)).toMatchObject({ shown: { push: { browsers: 1 } } });
});

test.each([
  [{ push_orders: "on" }, { pushOrders: true, pushAnswers: false }],
  [{ push_answers: "on" }, { pushOrders: false, pushAnswers: true }],
  [{}, { pushOrders: false, pushAnswers: false }],
])("the switches %j are kept, and change nobody else's", async (form, kept) => {
  const [user, other] = [await makeUser(), await makeUser()];
  const cookie = await signIn(user);
  const answer = await save(form as Record<string, string>, cookie);
  expect(answer).toMatchObject({ status: 302, location: path });
  expect(shownToast(answer)).toBe("Saved.");
  expect(await open(cookie)).toMatchObject({ shown: { push: kept } });
  expect(await db.user.findUnique({ where: { id: other.id } })).toMatchObject({ pushOrders: true, pushAnswers: true });
});

/** The tick box of the offers as a page shows it, with its label and hint. */
const offersOf = (html: string) => /<input[^>]* name="offers".*? id="offers-hint"[^>]*>[^<]*/s.exec(html)?.[0] ?? "";

test.each([
  ["en", ["Offers and reminders", "Also when your cart is waiting."]],
  ["ur", ["Offers aur yaad dehani", "Jab aap ki cart intezar mein ho tab bhi."]],
] as const)(
  "nobody is reminded of a cart who did not tick that, in so many words (%s): a browser that takes pushes is no consent",
  async (lang, sentences) => {
    const user = await makeUser();
    const { cookie } = await subscribe(service, user);
    const cart = await db.cart.create({
      data: { userId: user.id, updatedAt: new Date(Date.now() - 2 * 60 * 60_000), items: { create: await lineOfRice() } },
    });
    const remind = async () => {
      const outcome = await remindCart(cart.id, { by: null });
      return outcome.ok ? "reminded" : outcome.refusal.code;
    };
    const { html } = await openShop(path, { cookie, lang });
    for (const sentence of sentences) expect(offersOf(html)).toContain(sentence);
    expect(offersOf(html)).not.toContain(" checked");
    expect(await remind()).toBe("cart.no-consent");
    await save({ push_orders: "on", offers: "on" }, cookie);
    expect(offersOf((await openShop(path, { cookie, lang })).html)).toContain(" checked");
    await save({ push_orders: "on" }, cookie);
    expect(await remind()).toBe("cart.no-consent");
    await save({ offers: "on" }, cookie);
    expect(await remind()).toBe("reminded");
  },
);

test.each(hostileCases)("%s in a switch breaks nothing", async (_, value) => {
  const cookie = await signIn(await makeUser());
  expect((await save({ push_orders: value, push_answers: value }, cookie)).status).toBeLessThan(500);
});
