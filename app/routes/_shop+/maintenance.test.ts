import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { placeOrder } from "#app/domain/checkout/place-order.server.ts";
import { readMaintenance } from "#app/pages/maintenance.server.ts";
import { db } from "#app/platform/db.server.ts";
import { checkoutFields, checkoutOf } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeCustomPackage } from "#tests/fixtures/make-custom-package.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { answerTo, post, returnedForm, shownFailure, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openShop } from "#tests/support/shop-pages.tsx";
import { action as pressStepper } from "./cart.tsx";
import { action as pressPlace } from "./checkout.tsx";
import { action as orderOwnPackage } from "./edit-custom-package.$id_.order.ts";
import { action as orderAgain } from "./order.$id_.again.ts";

const key = "maintenance_mode";
const setting = { is_enabled: true, message: "Back on Monday.", whatsapp_number: "+923001234567" };
const set = (value: object) => db.setting.upsert({ where: { key }, create: { key, value }, update: { value } });
const switchOn = (given: object = {}) => set({ ...setting, ...given });
const switchOff = () => set({ ...setting, is_enabled: false });

await makeZone();
const rice = await makeProduct({ name: "Basmati Rice", featured: true });
const sugar = await makeProduct({ name: "Sugar", soldByWeight: true, quantityStep: 250, unit: "kg" });
const basket = await makePackage([{ product: rice, quantity: 2 }]);
const user = await makeUser();
const cookie = await signIn(user);
await fillCart(user.id, [{ product: rice, quantity: 1 }]);
const placed = await placeOrder(user, checkoutOf());
const orderId = placed.ok ? placed.value.orderId : 0;
const own = await makeCustomPackage(user.id, [{ product: rice, quantity: 3 }], "Weekly");
await db.favourite.create({ data: { userId: user.id, productId: rice.id } });
await fillCart(user.id, [
  { product: rice, quantity: 2 },
  { product: sugar, quantity: 1.5 },
]);

/** The chats that a page opens, by the name of the link: number and text. */
function chatsIn(html: string): Map<string, { phone: string; text: string }> {
  const links = html.matchAll(/<a ([^>]*href="https:\/\/wa\.me\/(\d+)\?text=([^"]*)"[^>]*)>(?:<svg.*?<\/svg>)?([^<]*)/g);
  return new Map(
    [...links]
      .filter(([, , phone]) => phone !== "")
      .map(([, tag = "", phone = "", text = "", words = ""]) => [
        /aria-label="([^"]*)"/.exec(tag)?.[1] ?? words,
        { phone, text: decodeURIComponent(text.replaceAll("&amp;", "&")), tag } as { phone: string; text: string },
      ]),
  );
}

const inside = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
const ordersHere =
  /action="\/cart"[^>]*><input[^>]*><button[^>]*value="[1-9]|href="\/checkout"|action="\/checkout|action="[^"]*\/(again|order)"/;

describe("while maintenance mode is off", () => {
  beforeAll(switchOff);

  test("A2.65 no page shows a banner", async () => {
    for (const path of ["/", "/products", "/cart", "/checkout", "/packages", `/order/${orderId}`]) {
      const { html } = await openShop(path, { cookie });
      expect(inside(html), path).toMatch(ordersHere);
      expect(html, path).not.toContain("Ordering is paused");
      expect(html, path).not.toContain("Order via WhatsApp");
    }
    expect(await readMaintenance(visit("/").request)).toBeNull();
  });
});

describe("while maintenance mode is on", () => {
  beforeAll(() => switchOn());
  afterAll(switchOff);

  test("A7.14 message and number are read for the banner", async () => {
    expect(await readMaintenance(visit("/").request)).toMatchObject({ message: "Back on Monday.", phone: "+923001234567" });
  });

  test("A2.65 every page shows the banner with its message", async () => {
    for (const path of ["/", "/products", `/product/${rice.id}`, "/packages", "/cart", "/contact", "/profile"]) {
      const { status, html } = await openShop(path, { cookie });
      expect([path, status]).toEqual([path, 200]);
      expect(html.slice(0, html.indexOf("<main")), path).toContain("Back on Monday.");
    }
  });

  test("A2.66 the banner's button opens a chat with the number and an order begun, in a new tab", async () => {
    const { html } = await openShop("/");
    const banner = html.slice(html.indexOf('aria-label="Ordering is paused"'), html.indexOf("</aside>"));
    expect(chatsIn(banner).get("Order via WhatsApp")).toMatchObject({
      phone: "923001234567",
      text: "Assalam o Alaikum! I would like to place an order.",
    });
    expect(banner).toMatch(/target="_blank" rel="noopener noreferrer"/);
    const urdu = await openShop("/", { lang: "ur" });
    expect(urdu.html).toContain("WhatsApp par order<");
  });

  test.each([
    ["a card", "/products", "Order via WhatsApp: Basmati Rice", "• Basmati Rice: 2"],
    ["a product's page", `/product/${rice.id}`, "Order via WhatsApp: Basmati Rice", "• Basmati Rice: 2"],
    ["a weighed product's page", `/product/${sugar.id}`, "Order via WhatsApp: Sugar", "• Sugar: 1.5 kg"],
    ["the favourites", "/favorites", "Order via WhatsApp: Basmati Rice", "• Basmati Rice: 2"],
    ["the packages", "/packages", `Order via WhatsApp: ${basket.name}`, `• ${basket.name}: 1`],
    ["a package's page", `/package/${basket.id}`, `Order via WhatsApp: ${basket.name}`, `• ${basket.name}: 1`],
    ["one's own packages", "/packages", "Order via WhatsApp: Weekly", "• Package Weekly:\n• Basmati Rice: 3"],
    ["the editor of one", `/edit-custom-package/${own.id}`, "Order via WhatsApp: Weekly", "• Package Weekly:\n• Basmati Rice: 3"],
    ["the cart", "/cart", "Order via WhatsApp", "• Basmati Rice: 2\n• Sugar: 1.5 kg\nTogether Rs. 525, without delivery"],
    ["the checkout", "/checkout", "Order via WhatsApp", "• Basmati Rice: 2\n• Sugar: 1.5 kg\nTogether Rs. 525, without delivery"],
    ["an order's page", `/order/${orderId}`, `Order via WhatsApp: #${String(orderId).padStart(6, "0")}`, "the same again"],
    ["the orders", "/profile?tab=orders", `Order via WhatsApp: #${String(orderId).padStart(6, "0")}`, "the same again"],
  ])("A1.10 %s leads to the chat with what is wanted, and to no order here", async (_, path, name, wanted) => {
    const { status, html } = await openShop(path, { cookie });
    expect(status).toBe(200);
    expect(chatsIn(inside(html)).get(name)?.text.replaceAll("\u00a0", " ")).toContain(wanted);
    expect(inside(html)).not.toMatch(ordersHere);
  });

  test("A1.10 looking around goes on, and a line can be taken out of the cart", async () => {
    expect((await openShop("/products?search=rice")).status).toBe(200);
    const guest = await makeUser();
    await switchOff();
    await fillCart(guest.id, [{ product: rice, quantity: 1 }]);
    await switchOn();
    const form = { product_id: String(rice.id), quantity: "0" };
    expect((await answerTo(pressStepper(post("/cart", form, { cookie: await signIn(guest) })))).status).toBe(200);
    expect(await db.cartItem.count({ where: { cart: { userId: guest.id } } })).toBe(0);
  });

  test.each([
    ["a product added", () => pressStepper(post("/cart", { product_id: String(sugar.id), quantity: "2" }, { cookie }))],
    ["a package added", () => pressStepper(post("/cart", { package_id: String(basket.id), quantity: "1" }, { cookie }))],
    ["a visitor's pick", () => pressStepper(post("/cart", { product_id: String(rice.id), quantity: "1" }))],
  ])("A1.10 %s is refused on the server with the sentence for it", async (_, press) => {
    const before = await db.cartItem.aggregate({ _sum: { quantity: true } });
    const answer = await answerTo(press());
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ ok: false, announcement: expect.stringContaining("order through WhatsApp") });
    expect(await db.cartItem.aggregate({ _sum: { quantity: true } })).toEqual(before);
  });

  test.each([
    ["one's own package", `/edit-custom-package/${own.id}`, own.id, orderOwnPackage],
    ["an order again", `/order/${orderId}`, orderId, orderAgain],
  ])("A1.10 %s is refused on the server, and the page says why", async (_, path, id, press) => {
    const before = await db.cartItem.aggregate({ _sum: { quantity: true } });
    const answer = await answerTo(press(post(path, {}, { cookie, params: { id: String(id) } })));
    expect([answer.location, shownFailure(answer)]).toEqual([
      path,
      "Ordering here is paused for the moment. Please order through WhatsApp meanwhile.",
    ]);
    expect(await db.cartItem.aggregate({ _sum: { quantity: true } })).toEqual(before);
  });

  test("A1.10 an order placed all the same is refused on the server, and the cart stays", async () => {
    const answer = await answerTo(pressPlace(post("/checkout", checkoutFields(), { cookie })));
    expect(answer.status).toBe(409);
    expect(returnedForm(answer).error[""]).toEqual([
      "Ordering here is paused for the moment. Please order through WhatsApp meanwhile.",
    ]);
    expect(await db.order.count()).toBe(1);
    expect(await db.cartItem.count({ where: { cart: { userId: user.id } } })).toBe(2);
  });

  test("without JavaScript a refused press says so on the page it came from", async () => {
    const args = post("/cart", { product_id: String(sugar.id), quantity: "2", return_to: "/products" }, { cookie });
    args.request.headers.set("Sec-Fetch-Dest", "document");
    const answer = await answerTo(pressStepper(args));
    expect([answer.location, shownFailure(answer)]).toEqual([
      `/products#product-${sugar.id}`,
      "Ordering here is paused for the moment. Please order through WhatsApp meanwhile.",
    ]);
  });
});

describe("what customers read", () => {
  afterAll(switchOff);

  test("A9.01 without a message of its own the banner has the storefront's", async () => {
    await switchOn({ message: "" });
    expect((await openShop("/")).html).toContain("We're upgrading to serve you better! Order through WhatsApp in the meantime.");
    expect((await openShop("/", { lang: "ur" })).html).toContain("Tab tak WhatsApp par order karein.");
  });

  test("the usual message is said in Roman Urdu, one that staff wrote stays as it is", async () => {
    await switchOn({
      message: "We are working to bring you something better! You can still explore and order through WhatsApp.",
    });
    expect((await openShop("/", { lang: "ur" })).html).toContain("Hum aap ke liye kuch behtar la rahe hain!");
    await switchOn();
    expect((await openShop("/", { lang: "ur" })).html).toContain("Back on Monday.");
  });

  test("markup in the message comes out as text, and the shop's number stands in for a missing one", async () => {
    await db.setting.create({ data: { key: "shop", value: { whatsapp: "+923000001122" } } });
    await switchOn({ message: "<img src=x onerror=alert(1)>", whatsapp_number: "" });
    const { html } = await openShop("/");
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(html).not.toContain("<img src=x");
    expect(chatsIn(html).get("Order via WhatsApp")?.phone).toBe("923000001122");
  });
});
