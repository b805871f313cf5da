import { describe, expect, test } from "vitest";
import { saveFavourite } from "#app/domain/catalog/save-favourite.server.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { db } from "#app/platform/db.server.ts";
import { hostileValues } from "#tests/fixtures/hostile.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, cookieGiven, post } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { pagesOf, routeAt } from "#tests/support/pages-of.tsx";
import * as cart from "../cart.tsx";
import * as favourites from "../favorites.tsx";
import * as order from "../order.$id.tsx";
import * as picture from "../profile_.picture.tsx";
import * as request from "../special-request.tsx";
import * as profile from "./route.tsx";

const open = pagesOf([
  routeAt("profile", profile),
  routeAt("profile/picture", picture),
  routeAt("favorites", favourites),
  routeAt("cart", cart),
  routeAt("order/:id", order),
  routeAt("special-request", request),
]);

async function read(path: string, cookie: string, lang: Lang = "en"): Promise<string> {
  const { status, html } = await open(path, { cookie, lang });
  if (html === "") throw new Error(`${path} answered ${status}`);
  return html;
}

async function customer(given: Parameters<typeof makeUser>[0] = {}) {
  const user = await makeUser(given);
  return { user, cookie: await signIn(user) };
}

describe("a customer's account", () => {
  test("A2.12 /profile is a customer's own page, with their name and picture", async () => {
    const avatarUrl = "/uploads/avatars/1763635374123.webp";
    const { cookie } = await customer({ name: "Ayesha Khan", avatarUrl });
    const html = await read("/profile", cookie);
    expect(html).toMatch(/<h1[^>]*>.*Ayesha Khan<\/h1>/);
    expect(html).toContain(`src="${avatarUrl}"`);
  });

  test("A3.23 a person without a name is called by the part of the e-mail before the at-sign", async () => {
    const { cookie } = await customer({ name: "", email: "bilal.ahmed@made.test" });
    expect(await read("/profile", cookie)).toMatch(/bilal\.ahmed<\/h1>/);
  });

  test("A6.03 leads to profile, orders, favourites, packages and what the shop told them", async () => {
    const { user, cookie } = await customer();
    await db.notification.create({ data: { userId: user.id, type: "system", title: "x", content: "x" } });
    const html = await read("/profile", cookie);
    for (const href of [
      "/profile",
      "/profile?tab=orders#orders",
      "/favorites",
      "/packages#my-packages",
      "/profile?tab=addresses",
    ]) {
      expect(html).toContain(`href="${href}"`);
    }
    expect(html).toMatch(/href="\/profile\?tab=inbox"[^>]*>Inbox <span class="count">1<\/span>/);
  });

  test.each([
    ["en", "ur"],
    ["ur", "en"],
    ["ur", "ur"],
  ] as const)(
    "whoever reads in %s and saves another phone number goes on reading in it; their letters stay in %s",
    async (lang, language) => {
      const { user, cookie } = await customer({ language, name: "Ayesha Khan" });
      const shown = (await read("/profile", cookie, lang)).match(/<input(?=[^>]*name="language")(?=[^>]*checked)[^>]*>/)?.[0];
      const chosen = shown?.match(/value="(\w+)"/)?.[1] ?? "";
      const form = { name: user.name, phone: user.phone ?? "", whatsapp_phone: "0301-7654321", language: chosen };
      const answer = await answerTo(profile.action(post("/profile?tab=profile", form, { cookie: `${cookie}; lang=${lang}` })));
      expect([answer.status, cookieGiven(answer, "lang")]).toEqual([302, undefined]);
      const kept = { language, whatsappPhone: "+923017654321" };
      expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject(kept);
    },
  );

  test("A1.02 a favourite is still listed on a later visit, from another browser", async () => {
    const { user } = await customer();
    const product = await makeProduct();
    await saveFavourite(user.id, product.id, true);
    expect(await read("/favorites", await signIn(user))).toContain(product.name);
  });

  test("A2.61 A3.18 /favorites lists what is saved, the latest first, and nobody else's", async () => {
    const [{ user, cookie }, other] = [await customer(), await customer()];
    const [first, second] = [await makeProduct(), await makeProduct()];
    const saved = [first, second].map(({ id }, day) => ({
      userId: user.id,
      productId: id,
      createdAt: new Date(Date.UTC(2026, 10, day + 1)),
    }));
    await db.favourite.createMany({ data: saved });
    const html = await read("/favorites", cookie);
    expect(html.indexOf(second.name)).toBeLessThan(html.indexOf(first.name));
    expect(html.indexOf(second.name)).toBeGreaterThan(0);
    expect(await read("/favorites", other.cookie)).not.toContain(first.name);
  });
});

describe("every screen of the account in both languages", () => {
  test.each(["en", "ur"] as const)("in %s nothing is left unsaid", async (lang) => {
    const { user, cookie } = await customer();
    await db.address.create({
      data: { userId: user.id, label: "Home", name: "Ayesha", phone: "+923012345678", zone: "Saddar", address: "House 1" },
    });
    await db.notification.createMany({
      data: [true, false].map((isRead) => ({
        userId: user.id,
        type: "message" as const,
        title: "x",
        content: "x",
        link: "/cart",
        read: isRead,
      })),
    });
    await db.specialRequest.create({ data: { userId: user.id, productName: "Kairi" } });
    const { id } = await makeOrder({ userId: user.id });
    await db.specialRequest.create({ data: { userId: user.id, orderId: id, productName: "Saunf" } });
    const paths = [
      "/profile",
      "/profile?tab=orders",
      "/profile?tab=inbox",
      "/profile?tab=addresses",
      "/profile?tab=addresses&edit=new",
    ];
    for (const path of [...paths, "/profile/picture", "/cart", `/cart?again=${id}`, `/order/${id}`, "/special-request"]) {
      const html = await read(path, cookie, lang);
      const words = html.replace(/<[^>]*>/g, " ");
      expect(`${path} ${words}`).not.toMatch(/\{\w+\}|\b(field|added|missing|tab|type)\.[a-z]/);
    }
    const again = await read(`/order/${id}`, cookie, lang);
    expect(again).toContain(`action="/order/${id}/again"`);
    expect(again).toContain("Saunf");
    expect(await read("/profile?tab=orders", cookie, lang)).toContain(`action="/order/${id}/again"`);
  });

  test("the cart says what of an old order is missing", async () => {
    const { user, cookie } = await customer();
    const { id } = await makeOrder({ userId: user.id });
    const html = await read(`/cart?again=${id}`, cookie);
    expect(html).toContain(`Nothing of order #${orderNumber(id)} can be had today.`);
    expect(html).toContain("<li>Tomatoes: no longer sold</li>");
  });
});

describe("forms that came back", () => {
  test("stand on a page of their own, with what was typed and what is wrong", async () => {
    const { cookie } = await customer();
    const { status, html } = await open("/special-request", { cookie, form: { product_name: "", description: "the green one" } });
    expect(status).toBe(400);
    expect(html).toMatch(/name="product_name"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="product_name"/);
    expect(html).toContain("the green one</textarea>");
    const address = await open("/profile?tab=addresses&edit=new", {
      cookie,
      form: { label: "Ghar", phone: "1", is_default: "on" },
    });
    expect(address.status).toBe(400);
    expect(address.html).toMatch(/value="Ghar"/);
    expect(address.html).toMatch(/type="checkbox"[^>]*checked/);
  });

  test("markup typed into them comes out as text on every screen that shows it", async () => {
    const { user, cookie } = await customer();
    const evil = "<script>alert(1)</script>";
    await db.specialRequest.create({ data: { userId: user.id, productName: evil, description: evil, quantity: evil } });
    await db.notification.create({ data: { userId: user.id, type: "system", title: evil, content: evil } });
    await db.address.create({
      data: { userId: user.id, label: evil, name: evil, phone: "1", zone: evil, address: evil, landmark: evil },
    });
    for (const path of ["/cart", "/profile?tab=inbox", "/profile?tab=addresses"]) {
      const html = await read(path, cookie);
      expect(html).not.toContain("<script");
      expect(html).toContain("&lt;script&gt;");
    }
    for (const value of hostileValues) {
      const { status } = await open("/special-request", { cookie, form: { product_name: "", description: value } });
      expect(status).toBe(400);
    }
  });
});
