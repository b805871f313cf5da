import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeCustomPackage } from "#tests/fixtures/make-custom-package.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openShop } from "#tests/support/shop-pages.tsx";

/** A customer with content on every account page. */
async function regular() {
  const user = await makeUser();
  const product = await makeProduct({ name: "Aam", featured: true });
  await makePackage([{ product, quantity: 1 }]);
  await fillCart(user.id, [{ product, quantity: 1 }]);
  await db.address.create({
    data: { userId: user.id, label: "Ghar", name: user.name, phone: "+923012345678", zone: "Bosan Road", address: "House 1" },
  });
  const [order, own] = [await makeOrder({ userId: user.id }), await makeCustomPackage(user.id, [{ product, quantity: 2 }])];
  const pages = ["/", "/products", `/product/${product.id}`, "/cart", "/checkout", "/packages", `/order/${order.id}`];
  const ofAccount = ["/profile", "/profile?tab=orders", "/profile?tab=addresses", "/profile?tab=inbox", "/favorites"];
  return { cookie: await signIn(user), pages: [...pages, ...ofAccount, `/edit-custom-package/${own.id}`] };
}

/** The interactive elements whose accessible name differs from their text: both, in lower case. */
function listNamed(html: string): { name: string; says: string }[] {
  const pressed = html.matchAll(/<(a|button|summary)(?=[\s>])[^>]*? aria-label="([^"]*)"[^>]*>(.*?)<\/\1>/gs);
  return [...pressed].map(([, , name = "", inside = ""]) => ({
    name: name.toLowerCase(),
    says: inside
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim()
      .toLowerCase(),
  }));
}

test.each(["en", "ur"] as const)("A1.04 what can be pressed is called by the words on it, in %s", async (lang) => {
  const { cookie, pages } = await regular();
  for (const path of pages) {
    const { status, html } = await openShop(path, { cookie, lang });
    expect(status, path).toBe(200);
    const misnamed = listNamed(html).filter(({ name, says }) => !name.includes(says));
    expect(misnamed, path).toEqual([]);
  }
});
