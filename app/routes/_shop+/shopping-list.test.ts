import { describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openShop } from "#tests/support/shop-pages.tsx";
import { loader as search } from "./products.tsx";
import { action, loader } from "./shopping-list.tsx";

const customer = await makeUser();
const cookie = await signIn(customer);
const gourd = await makeProduct({
  name: "Bottle Gourd Zed",
  soldByWeight: true,
  quantityStep: 250,
  unit: "kg",
  stockQuantity: 9000,
});
const okra = await makeProduct({ name: "Okra Zed", soldByWeight: true, quantityStep: 250, unit: "kg", stockQuantity: 3000 });
const list = "2 kg bottle gourd zed\n5 kg okra zed\n3 kg xylophone";
const address = `/shopping-list?${new URLSearchParams({ list })}`;
const read = async (text: string) =>
  (await answerTo(loader(visit(`/shopping-list?${new URLSearchParams({ list: text })}`)))).body;
const choicesOf = (choices: readonly string[]) => {
  const form = new FormData();
  for (const choice of choices) form.append("choice", choice);
  return form;
};
const send = (choices: readonly string[], who = cookie) =>
  answerTo(action(post("/shopping-list", choicesOf(choices), { cookie: who })));
const inCart = async () =>
  (await db.cartItem.findMany({ where: { cart: { userId: customer.id } }, orderBy: { productId: "asc" } })).map(
    ({ productId, quantity }) => [productId, quantity],
  );

describe("a shopping list in the search", () => {
  test("of several lines or commas opens as a list; words to search for do not", async () => {
    const open = (text: string) => answerTo(search(visit(`/products?${new URLSearchParams({ search: text })}`)));
    const text = "2 kg bottle gourd zed, 1 kg okra zed";
    expect((await open(text)).location).toBe(`/shopping-list?${new URLSearchParams({ list: text })}`);
    for (const words of ["okra zed", "2 kg okra", "okra, fresh"]) expect((await open(words)).status).toBe(200);
  });

  test("of two goods without a comma opens as a list, and a price that something may cost narrows the search", async () => {
    await makeProduct({ name: "Zedaloo", nameUr: "Zedalu" });
    await makeProduct({ name: "Zedpyaz", nameUr: "Zedpiaz" });
    const open = (text: string) => answerTo(search(visit(`/products?${new URLSearchParams({ search: text })}`)));
    for (const text of ["zedaloo zedpyaz", "zedaloo aur zedpyaz"])
      expect((await open(text)).location).toBe(`/shopping-list?${new URLSearchParams({ list: text })}`);
    expect((await open("okra zed under 1,000")).location).toBe("/products?search=okra+zed&max=1000");
    expect((await open("okra zed 500 tak")).location).toBe("/products?search=okra+zed&max=500");
  });

  test("is shown with what it may mean before anything is in the cart; what is unknown is shown too", async () => {
    expect(await read(list)).toMatchObject({
      read: {
        found: [
          { original: "2 kg bottle gourd zed", offers: [{ product: { id: gourd.id }, quantity: 2000 }] },
          { original: "5 kg okra zed", offers: [{ product: { id: okra.id }, quantity: 5000 }] },
        ],
        unknown: ["3 kg xylophone"],
      },
    });
    const { html } = await openShop(address, { cookie });
    expect(html).toContain(`value="p${gourd.id}:2000"`);
    expect(html).toContain("We did not find these");
    expect(await inCart()).toEqual([]);
  });

  test("says of each offer its size and amount as the cart does", async () => {
    await makeProduct({ name: "Zed Cream Milk", unit: "L", unitSize: "1.5", price: 57_500 });
    await makeProduct({ name: "Zed Ghee Jar 1 kg", unit: "kg", unitSize: "1", price: 90_000 });
    const { html } = await openShop(
      `/shopping-list?${new URLSearchParams({ list: "2 zed cream milk, 1 zed ghee jar, 500 g okra zed" })}`,
    );
    const offers = [...html.replaceAll("\u00a0", " ").matchAll(/checked=""[^>]*><span class="choice-text">([^<]+)</g)].map(
      ([, offer]) => offer,
    );
    expect(offers).toEqual([
      "Zed Cream Milk · 1.5 L · 2 pieces · Rs. 1,150",
      "Zed Ghee Jar 1 kg · 1 piece · Rs. 900",
      "Okra Zed · 500 g · Rs. 75",
    ]);
  });

  test("tells whether anything is left of a product, and not how much", async () => {
    await makeProduct({ name: "Radish Zed", stockQuantity: 0 });
    const page = await read("2 bottle gourd zed, 5 kg okra zed, 3 radish zed");
    const left = [...JSON.stringify(page).matchAll(/"left":(\w+)/g)].map(([, value]) => value);
    expect(left).toEqual(["null", "null", "0"]);
  });

  test("of which too much was written says that its end was not read", async () => {
    expect(await read(`2 kg okra zed\n${"x".repeat(2000)}`)).toMatchObject({ isCut: true });
  });

  test("goes into the cart as it was confirmed, once however often it is sent, and says what was short", async () => {
    const choices = [`p${gourd.id}:2000`, `p${okra.id}:5000`, "", "p1:evil", "x9:1000"];
    const answer = await send(choices);
    expect(answer.body).toEqual({ added: 2, problems: [expect.stringContaining("Okra Zed")] });
    await send(choices);
    expect(await inCart()).toEqual([
      [gourd.id, 2000],
      [okra.id, 3000],
    ]);
  });

  test("takes what each row of the page has chosen, and leaves out what has nothing", async () => {
    await db.cartItem.deleteMany({ where: { cart: { userId: customer.id } } });
    const form = new FormData();
    for (const [place, choice] of [`p${gourd.id}:1500`, "", `p${okra.id}:250`].entries()) form.append(`choice-${place}`, choice);
    await answerTo(action(post("/shopping-list", form, { cookie })));
    expect(await inCart()).toEqual([
      [gourd.id, 1500],
      [okra.id, 250],
    ]);
  });

  test("has rows with picture and amount, asks about what is doubtful, and says the sum on its button, without a list to fold out", async () => {
    const { html } = await openShop(
      `/shopping-list?${new URLSearchParams({ list: "2 kg okra zed, 1 kg bottle gourd zed, 90 kg bottle gourd zed" })}`,
      { cookie },
    );
    const page = html.replaceAll("\u00a0", " ");
    expect(page.match(/<li class="cart-line">/g)).toHaveLength(3);
    expect(page.match(/class="picture/g)?.length).toBeGreaterThanOrEqual(3);
    expect(page).toContain("is a lot. Is that right?");
    expect(page).toContain("notice-haldi");
    expect(page).toMatch(/Add these 2 · Rs\. [\d,]+</);
    expect(page).not.toContain("<select");
  });

  test("makes a cart for a visitor who has none yet", async () => {
    const answer = await send([`p${gourd.id}:1000`], "");
    expect(answer.body).toMatchObject({ added: 1, problems: [] });
    expect(answer.headers.get("Set-Cookie")).toBeTruthy();
  });
});
