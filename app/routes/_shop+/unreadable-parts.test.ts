import { expect, test } from "vitest";
import { inRequestScope, requestScope } from "#app/platform/request-scope.server.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { withoutTable } from "#tests/fixtures/without-table.ts";
import { openContent } from "#tests/support/content-pages.tsx";
import { openShop } from "#tests/support/shop-pages.tsx";

const ghee = await makeProduct({ name: "Desi Ghee", featured: true });
const basket = await makePackage([{ product: ghee, quantity: 1 }]);
const ayesha = await makeUser({ name: "Ayesha Khan", avatarUrl: "/uploads/avatars/1763635374123.webp" });
const cookie = await signIn(ayesha);
await fillCart(ayesha.id, [{ product: ghee, quantity: 1 }]);
const { id: orderId } = await makeOrder({ product: ghee, userId: ayesha.id });

/** A page, a table that one part of it reads, and what is shown all the same. */
const parts = [
  ["/", "notifications", "Desi Ghee"],
  ["/", "favourites", "Desi Ghee"],
  ["/", "carts", "Desi Ghee"],
  ["/", "delivery_zones", "Desi Ghee"],
  ["/", "delivery_slots", "Desi Ghee"],
  ["/", "featured_slides", "Desi Ghee"],
  ["/", "promotional_banners", "Desi Ghee"],
  ["/", "seo_data", "Desi Ghee"],
  ["/", "orders", "Desi Ghee"],
  ["/", "seasonal_products", "<footer"],
  ["/", "categories", "<footer"],
  ["/", "products", "<footer"],
  ["/products", "seo_data", "Desi Ghee"],
  ["/products", "favourites", "Desi Ghee"],
  [`/product/${ghee.id}`, "reviews", "Desi Ghee"],
  [`/product/${ghee.id}`, "product_questions", "Desi Ghee"],
  [`/product/${ghee.id}`, "seo_data", "Desi Ghee"],
  ["/packages", "custom_packages", basket.name],
  [`/package/${basket.id}`, "seo_data", basket.name],
  ["/cart", "order_special_requests", "Desi Ghee"],
  ["/cart", "notifications", "Desi Ghee"],
  [`/cart?again=${orderId}`, "orders", "Desi Ghee"],
  [`/order/${orderId}`, "order_special_requests", "Desi Ghee"],
  ["/profile", "notifications", "Ayesha Khan"],
  ["/favorites", "notifications", "<footer"],
  ["/contact", "site_texts", "<form"],
] as const;

test.each(parts)("A8.01 %s stands without what it reads of %s, and says nothing of it", async (path, table, kept) => {
  const { status, html } = await withoutTable(table, () => openShop(path, { cookie }));
  expect(status).toBe(200);
  expect(html).toContain(kept);
  for (const said of ["Something went wrong", "Server error", table]) expect(html).not.toContain(`>${said}`);
});

test.each([
  ["/about", "about_content"],
  ["/faq", "faqs"],
  ["/services", "services"],
  ["/videos", "videos"],
  ["/shipping-policy", "policy_content"],
  ["/return-policy", "policy_content"],
  ["/privacy-policy", "site_texts"],
  ["/sitemap", "categories"],
  ["/contact", "seo_data"],
])("A8.01 %s stands, with an empty list, when %s can't be read", async (path, table) => {
  const { status, html } = await withoutTable(table, () => openContent(path));
  expect(status).toBe(200);
  expect(html).toContain("<h1>");
  expect(html).not.toContain("Server error");
});

test("a page that lacks a part is cached for nobody", async () => {
  const isPartial = () =>
    inRequestScope({ requestId: "1", address: "" }, async () => {
      await openShop("/", {});
      return requestScope()?.isPartial;
    });
  expect(await isPartial()).toBe(false);
  expect(await withoutTable("promotional_banners", isPartial)).toBe(true);
});
