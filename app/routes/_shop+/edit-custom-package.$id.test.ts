import { describe, expect, test } from "vitest";
import { findCart } from "#app/domain/cart/read-cart.server.ts";
import type { BuilderView } from "#app/domain/packages/draft.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeCustomPackage } from "#tests/fixtures/make-custom-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, returnedForm, shownToast, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { action, loader } from "./edit-custom-package.$id.tsx";
import { action as remove } from "./edit-custom-package.$id_.delete.ts";
import { action as order } from "./edit-custom-package.$id_.order.ts";

type Id = number | string;
type Page = { name: string; view: BuilderView; isSaved: boolean; missing: string[] };
const at = (id: Id, cookie?: string) => ({ params: { id: String(id) }, ...(cookie && { cookie }) });
const open = (id: Id, cookie?: string, query = "") =>
  answerTo(loader(visit(`/edit-custom-package/${id}${query}`, at(id, cookie))));
const save = (id: Id, cookie: string | undefined, form: Record<string, string>) =>
  answerTo(action(post(`/edit-custom-package/${id}`, form, at(id, cookie))));
const pressOrder = (id: Id, cookie?: string) => answerTo(order(post(`/edit-custom-package/${id}/order`, {}, at(id, cookie))));
const pressDelete = (id: Id, cookie?: string) => answerTo(remove(post(`/edit-custom-package/${id}/delete`, {}, at(id, cookie))));

async function owner() {
  const { id, role } = await makeUser();
  return { userId: id, cookie: await signIn({ id, role }) };
}

const found = (id: number) => db.customPackage.findUnique({ where: { id }, include: { items: true } });
const inCart = async (userId: number) =>
  Object.fromEntries((await findCart({ userId })).lines.map(({ key, quantity }) => [key, quantity / 1000]));

describe("a package is changed", () => {
  test("A2.24 /edit-custom-package/{id} opens it as it was kept, and keeps what is changed", async () => {
    const { userId, cookie } = await owner();
    const [rice, oil] = [await makeProduct({ price: rupees(700) }), await makeProduct()];
    const { id } = await makeCustomPackage(userId, [{ product: rice, quantity: 2 }]);
    const lines = [{ product: { id: rice.id }, quantity: 2, total: rupees(1400) }];
    expect((await open(id, cookie)).body).toMatchObject({ name: "Monthly ration", isSaved: true, view: { duration: 7, lines } });
    const form = { name: "Weekly", duration: "14", product_id: String(oil.id), quantity: "5" };
    const kept = await save(id, cookie, form);
    expect([kept.status, kept.location, shownToast(kept)]).toEqual([302, `/edit-custom-package/${id}`, "Your package is saved."]);
    expect(await found(id)).toMatchObject({
      ...{ name: "Weekly", duration: 14, itemsCount: 1 },
      items: [{ productId: oil.id, quantity: 5000 }],
    });
  });

  test("a draft in the address is shown in place of what is kept, which stays as it is", async () => {
    const { userId, cookie } = await owner();
    const rice = await makeProduct();
    const { id } = await makeCustomPackage(userId, [{ product: rice, quantity: 2 }]);
    const query = `?name=Weekly&product_id=${rice.id}&quantity=2&remove=${rice.id}`;
    expect((await open(id, cookie, query)).body).toMatchObject({ isSaved: false, view: { name: "Weekly", lines: [] } });
    expect(await found(id)).toMatchObject({ name: "Monthly ration", itemsCount: 1 });
  });

  test("a refused change leaves all of it as it was", async () => {
    const { userId, cookie } = await owner();
    const { id } = await makeCustomPackage(userId, [{ product: await makeProduct(), quantity: 2 }]);
    const draft = await makeProduct({ status: "draft" });
    const answer = await save(id, cookie, { name: "Weekly", product_id: String(draft.id), quantity: "1" });
    expect(answer.status).toBe(409);
    expect(returnedForm(answer).initialValue).toMatchObject({ name: "Weekly" });
    expect(await found(id)).toMatchObject({ name: "Monthly ration", itemsCount: 1, items: [{ quantity: 2000 }] });
  });

  test("two changes at once leave one of them, whole, and the count right", async () => {
    const { userId, cookie } = await owner();
    const { id } = await makeCustomPackage(userId);
    const products = [await makeProduct(), await makeProduct()];
    const forms = products.map(({ id: product }, place) => ({ name: `Nr ${place}`, product_id: String(product), quantity: "1" }));
    const answers = await Promise.all([...forms, ...forms].map((form) => save(id, cookie, form)));
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302]);
    const now = await found(id);
    const place = Number(now?.name.slice(3));
    expect(now).toMatchObject({ itemsCount: 1, items: [{ productId: products[place]?.id }] });
  });

  test.each(hostileCases)("%s in any field or in the address breaks nothing", async (_, value) => {
    const { userId, cookie } = await owner();
    const { id } = await makeCustomPackage(userId);
    const good = { name: "Eid", duration: "7", product_id: String((await makeProduct()).id), quantity: "1" };
    for (const field of Object.keys(good))
      expect((await save(id, cookie, { ...good, [field]: value })).status).toBeOneOf([302, 400, 409]);
    const query = new URLSearchParams({ missing: value.slice(0, 500), product_id: value.slice(0, 500) });
    expect((await open(id, cookie, `?${query}`)).status).toBe(200);
  });
});

describe("a package is its owner's alone", () => {
  test.each(["/", "/order", "/delete"])("A2.24 %s asks a visitor to sign in", async (path) => {
    const { id } = await makeCustomPackage((await owner()).userId);
    const answers = {
      "/": [await open(id), await save(id, undefined, {})],
      "/order": [await pressOrder(id)],
      "/delete": [await pressDelete(id)],
    };
    for (const answer of answers[path as keyof typeof answers])
      expect(answer).toMatchObject({ status: 302, location: expect.stringMatching(/^\/auth\?return_to=%2Fedit-custom-package/) });
  });

  test("to another it is not there: not to see, not to change, not to order, not to delete", async () => {
    const [mine, other] = [await owner(), await owner()];
    const { id } = await makeCustomPackage(mine.userId, [{ product: await makeProduct(), quantity: 1 }]);
    const tries = [open, pressOrder, pressDelete].map((press) => press(id, other.cookie));
    for (const answer of await Promise.all([...tries, save(id, other.cookie, { name: "Stolen" })]))
      expect(answer.status).toBe(404);
    expect(await found(id)).toMatchObject({ name: "Monthly ration", userId: mine.userId, itemsCount: 1 });
    expect(await inCart(other.userId)).toEqual({});
  });

  test.each(["0", "-1", "99999", "99999999999", "1e3", "x", "1;drop", "%00", ""])("a package %s is not there", async (id) => {
    const { cookie } = await owner();
    const tries = [open(id, cookie), save(id, cookie, { name: "Eid" }), pressOrder(id, cookie), pressDelete(id, cookie)];
    for (const answer of await Promise.all(tries)) expect(answer.status).toBe(404);
  });
});

describe("a package is ordered", () => {
  test("its products join what the cart holds already, at today's prices", async () => {
    const { userId, cookie } = await owner();
    const [rice, tomatoes] = [await makeProduct(), await makeProduct({ soldByWeight: true, quantityStep: 250 })];
    const { id } = await makeCustomPackage(userId, [
      { product: rice, quantity: 2 },
      { product: tomatoes, quantity: 3 },
    ]);
    await fillCart(userId, [{ product: tomatoes, quantity: 0.5 }]);
    const answer = await pressOrder(id, cookie);
    expect(answer).toMatchObject({ status: 302, location: "/cart" });
    expect(shownToast(answer)).toBe("All of it is in your cart.");
    expect(await inCart(userId)).toEqual({ [`p${rice.id}`]: 2, [`p${tomatoes.id}`]: 3.5 });
    expect(await found(id)).toMatchObject({ itemsCount: 2 });
  });

  test("as much as is left goes into the cart, in whole units, and what is missing is named", async () => {
    const { userId, cookie } = await owner();
    const few = await makeProduct({ stockQuantity: 2_750, soldByWeight: true, quantityStep: 250 });
    const out = await makeProduct({ stockQuantity: 0 });
    const [held, rice] = [await makeProduct({ stockQuantity: 4_000 }), await makeProduct()];
    const contents = [few, out, held, rice].map((product) => ({ product, quantity: 3 }));
    const { id } = await makeCustomPackage(userId, contents);
    await fillCart(userId, [{ product: held, quantity: 2 }]);
    const { location } = await pressOrder(id, cookie);
    expect(location).toBe(`/edit-custom-package/${id}?missing=${few.id},${out.id},${held.id}`);
    expect(await inCart(userId)).toEqual({ [`p${few.id}`]: 2, [`p${held.id}`]: 4, [`p${rice.id}`]: 3 });
    const page = (await open(id, cookie, new URL(`http://shop.test${location}`).search)).body as Page;
    expect(page.missing).toEqual([few.name, out.name, held.name]);
  });

  test("what is no longer sold is left out and named", async () => {
    const { userId, cookie } = await owner();
    const product = await makeProduct();
    const { id } = await makeCustomPackage(userId, [{ product, quantity: 3 }]);
    await db.product.update({ where: { id: product.id }, data: { status: "archived" } });
    await pressOrder(id, cookie);
    expect(await inCart(userId)).toEqual({});
    expect((await open(id, cookie)).body).toMatchObject({ view: { lines: [], gone: [product.name], leftOut: 0 } });
    const secret = await makeProduct({ status: "draft" });
    const query = `?${new URLSearchParams([
      ["name", "Eid"],
      ...[product, secret].flatMap((thing) => [
        ["product_id", String(thing.id)],
        ["quantity", "1"],
      ]),
    ])}`;
    expect((await open(id, cookie, query)).body).toMatchObject({ view: { lines: [], gone: [product.name], leftOut: 1 } });
  });
});

describe("a package is deleted", () => {
  test("A7.03 by its id, and its lines with it", async () => {
    const { userId, cookie } = await owner();
    const contents = [{ product: await makeProduct(), quantity: 1 }];
    const [{ id }, other] = [await makeCustomPackage(userId, contents), await makeCustomPackage(userId, contents)];
    const answer = await pressDelete(id, cookie);
    expect([answer.status, answer.location, shownToast(answer)]).toEqual([302, "/packages", "The package is deleted."]);
    expect(await found(id)).toBeNull();
    expect(await db.customPackageProduct.count({ where: { packageId: id } })).toBe(0);
    expect(await found(other.id)).toMatchObject({ itemsCount: 1 });
    expect((await pressDelete(id, cookie)).status).toBe(404);
  });
});
