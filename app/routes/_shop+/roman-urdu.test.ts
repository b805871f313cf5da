import { describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeCustomPackage } from "#tests/fixtures/make-custom-package.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openShop } from "#tests/support/shop-pages.tsx";

const user = await makeUser();
const cookie = await signIn(user);
const honey = await makeProduct({
  ...{ name: "Wild Honey 250 g", nameUr: "Jangli Shehad 250 g", companyName: "Zed", featured: true },
  ...{ soldByWeight: true, quantityStep: 250 },
});
const basket = await makePackage([{ product: honey, quantity: 1 }]);
const own = await makeCustomPackage(user.id, [{ product: honey, quantity: 2 }]);
const ordered = await makeOrder({ userId: user.id, product: honey });
await db.orderLine.updateMany({
  where: { orderId: ordered.id },
  data: { productId: honey.id, name: honey.name, nameUr: honey.nameUr },
});
await fillCart(user.id, [{ product: honey, quantity: 1 }]);
await db.favourite.create({ data: { userId: user.id, productId: honey.id } });

const open = async (path: string, lang: "en" | "ur") => {
  const page = await openShop(path, { cookie, lang });
  expect(page.status, path).toBe(200);
  return page.html;
};

const pages = [
  "/",
  "/products?search=honey",
  `/product/${honey.id}`,
  "/cart",
  "/checkout",
  "/favorites",
  `/package/${basket.id}`,
  `/edit-custom-package/${own.id}?search=honey`,
  `/order/${ordered.id}`,
  `/order/${ordered.id}/add?q=honey`,
  "/profile?tab=orders",
];

describe("on a Roman-Urdu page", () => {
  test.each(pages)("a product is called by its Roman-Urdu name first: %s", async (path) => {
    const html = await open(path, "ur");
    const [urdu, english] = [html.indexOf("Jangli Shehad 250 g"), html.indexOf("Wild Honey 250 g")];
    expect(urdu).toBeGreaterThan(0);
    if (english > 0) expect(urdu).toBeLessThan(english);
    expect(html).not.toMatch(/(aria-label|alt)="[^"]*Wild Honey/);
  });

  test.each(pages)("and on an English one by its English name: %s", async (path) => {
    const html = await open(path, "en");
    expect(html).toContain("Wild Honey 250 g");
    expect(html).not.toMatch(/(aria-label|alt)="[^"]*Shehad/);
  });
});

test("no form of the shop is checked by the browser, whose bubbles speak its own language", async () => {
  const forms = [
    ...pages,
    "/contact",
    "/suggestions",
    "/special-request",
    "/shopping-list",
    `/order/${ordered.id}/change`,
  ].concat(["profile", "addresses&edit=new", "password", "data"].map((tab) => `/profile?tab=${tab}`));
  for (const path of forms) {
    for (const [form, attributes = ""] of (await open(path, "ur")).matchAll(/<form\b([^>]*)>.*?<\/form>/gs)) {
      if (!/ (required|type="(email|number|url|date)")/.test(form) || attributes.includes('role="search"')) continue;
      expect(attributes.toLowerCase(), `${path}: ${form.slice(0, 200)}`).toContain("novalidate");
    }
  }
});

const required = { en: "Please fill this in.", ur: "Yeh khaana bharein." } as const;

/** Forms of the shop with a field of theirs that must be filled in. */
const emptyForms = [
  ["/checkout", "delivery_address"],
  ["/contact", "name"],
  ["/suggestions", "subject"],
  ["/special-request", "product_name"],
  [`/order/${ordered.id}/change`, "delivery_address"],
  ["/profile?tab=addresses&edit=new", "address"],
] as const;

test.each(["en", "ur"] as const)(
  "in %s an empty form says what is missing at the field, in the page's language",
  async (lang) => {
    for (const [path, field] of emptyForms) {
      const { html, status } = await openShop(path, {
        cookie,
        lang,
        form: { version: String(ordered.version), key: "one-press-of-it" },
      });
      expect(status, path).toBe(400);
      const said = new RegExp(`id="${field}-error"[^>]*>.*?</p>`, "s").exec(html)?.[0];
      expect(said, `${path}: ${field}`).toContain(required[lang]);
      expect(html, path).toMatch(new RegExp(`(id="${field}"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*id="${field}")`));
    }
  },
);

test("what an old order misses today is called by its Roman-Urdu name on a Roman-Urdu page", async () => {
  await db.product.update({ where: { id: honey.id }, data: { inStock: false } });
  await db.cartItem.deleteMany({ where: { cart: { userId: user.id } } });
  const html = await open(`/cart?again=${ordered.id}`, "ur");
  await db.product.update({ where: { id: honey.id }, data: { inStock: true } });
  expect(html).toMatch(/<li>[^<]*Jangli Shehad 250 g/);
});
