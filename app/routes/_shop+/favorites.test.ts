import { expect, test } from "vitest";
import { findAccountSummary } from "#app/domain/orders/account-summary.server.ts";
import { itemsOf } from "#app/lib/json-list.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { defaultPassword, makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, cookieGiven, post, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { loader as authLoader, action as enter } from "./auth/route.tsx";
import { action, loader } from "./favorites.tsx";

async function customer() {
  const user = await makeUser();
  return { ...user, cookie: await signIn(user) };
}
const press = (form: Record<string, string>, cookie?: string) =>
  answerTo(action(post("/favorites", form, cookie ? { cookie } : {})));

test("A6.02 favourites need a sign-in", async () => {
  expect(await answerTo(loader(visit("/favorites")))).toMatchObject({ status: 302, location: "/auth?return_to=%2Ffavorites" });
});

test("A6.02 a visitor's heart leads to the sign-in and back to the page it was on", async () => {
  const pressed = post("/favorites", { product_id: "1" });
  pressed.request.headers.set("Referer", "http://shop.test/product/7");
  expect(await answerTo(action(pressed))).toMatchObject({ status: 302, location: "/auth?return_to=%2Fproduct%2F7" });
});

test("a visitor's hearts are among the favourites after signing in or registering, and the sign-in page says so", async () => {
  const [user, first, second] = [await makeUser(), await makeProduct(), await makeProduct()];
  const kept = cookieGiven(await press({ product_id: String(first.id) }), "hearts");
  const both = cookieGiven(await press({ product_id: String(second.id) }, `hearts=${kept}`), "hearts");
  const cookie = `hearts=${both}`;
  expect((await answerTo(authLoader(visit("/auth?return_to=%2Fproducts", { cookie })))).body).toMatchObject({ why: "heart" });
  const entered = await answerTo(enter(post("/auth", { email: user.email, password: defaultPassword }, { cookie })));
  expect([entered.status, cookieGiven(entered, "hearts")]).toEqual([302, null]);
  expect((await findAccountSummary(user.id)).favourites.sort()).toEqual([first.id, second.id].sort());
});

test("a kept heart of a product that is gone, or that nobody pressed, disturbs no sign-in", async () => {
  const user = await makeUser();
  for (const hearts of ["99999", "x.y", "0.-1", "9".repeat(500), ".".repeat(500)]) {
    const sent = post("/auth", { email: user.email, password: defaultPassword }, { cookie: `hearts=${hearts}` });
    expect((await answerTo(enter(sent))).status).toBe(302);
  }
  expect((await findAccountSummary(user.id)).favourites).toEqual([]);
});

test("taking a heart back keeps none for a visitor", async () => {
  expect(cookieGiven(await press({ product_id: "1", saved: "false" }), "hearts")).toBeUndefined();
});

test("a heart saves and takes back, and the page shows what is saved", async () => {
  const { id, cookie } = await customer();
  const { id: productId, name } = await makeProduct();
  expect((await press({ product_id: String(productId) }, cookie)).body).toEqual({ saved: true });
  const { products, hasNext } = await loader(visit("/favorites", { cookie }));
  expect([itemsOf(products), hasNext]).toMatchObject([[{ name }], false]);
  await press({ product_id: String(productId), saved: "false" }, cookie);
  expect((await findAccountSummary(id)).favourites).toEqual([]);
});

test("without JavaScript the heart comes back to its card on the page", async () => {
  const { cookie } = await customer();
  const { id } = await makeProduct();
  const pressed = post("/favorites", { product_id: String(id) }, { cookie });
  pressed.request.headers.set("Referer", "http://shop.test/products?page=2");
  pressed.request.headers.set("Sec-Fetch-Dest", "document");
  expect(await answerTo(action(pressed))).toMatchObject({ status: 302, location: `/products?page=2#product-${id}` });
});

test("a product that is not there can't be saved", async () => {
  const { cookie } = await customer();
  expect(await press({ product_id: "99999" }, cookie)).toMatchObject({ status: 404 });
});

test.each(hostileCases)("%s in a field is refused, and nothing is saved", async (_, value) => {
  const { id, cookie } = await customer();
  const good = String((await makeProduct()).id);
  expect((await press({ product_id: value }, cookie)).status).toBeOneOf([400, 404]);
  expect((await press({ product_id: good, saved: value }, cookie)).status).toBeOneOf(value === "" ? [200, 400] : [400]);
  if (value !== "") expect((await findAccountSummary(id)).favourites).toEqual([]);
});
