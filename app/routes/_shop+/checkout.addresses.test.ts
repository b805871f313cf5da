import { describe, expect, test } from "vitest";
import type { Lang } from "#app/i18n/lang.ts";
import { db } from "#app/platform/db.server.ts";
import { checkoutFields } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { answerTo, post, returnedForm } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openShop } from "#tests/support/shop-pages.tsx";
import { action } from "./checkout.tsx";

const product = await makeProduct();
const home = {
  label: "Home",
  name: "Ayesha Khan",
  phone: "+923012345678",
  zone: "Gulgasht Colony",
  address: "House 12, Street 4",
};
const ammi = {
  label: "Ammi's house",
  name: "Zubaida Bibi",
  phone: "+923017654321",
  zone: "Bosan Road",
  address: "House 3, Lane 1",
};

/** A customer with something in the cart and both addresses saved, Home being the default. */
async function shopper({ zone }: { zone?: string } = {}) {
  const user = await makeUser(zone ? { zone } : {});
  await fillCart(user.id, [{ product, quantity: 1 }]);
  const saved = await Promise.all(
    [
      { ...home, isDefault: true },
      { ...ammi, landmark: "Green gate" },
    ].map((address) => db.address.create({ data: { ...address, userId: user.id } })),
  );
  return { user, cookie: await signIn(user), homeId: saved[0]?.id ?? 0, ammiId: saved[1]?.id ?? 0 };
}
const place = (form: Record<string, string>, cookie: string) => answerTo(action(post("/checkout", form, { cookie })));
const cards = (html: string) =>
  [...html.matchAll(/<input[^>]*type="radio"[^>]*name="address_id"[^>]*>.*?<\/label>/gs)].map(([card]) => ({
    value: / value="(\w+)"/.exec(card)?.[1],
    isChosen: / checked=""/.test(card),
    isDisabled: / disabled=""/.test(card),
    text: card
      .replaceAll(/<[^>]+>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  }));
const orderOf = (userId: number) => db.order.findFirst({ where: { userId }, orderBy: { id: "desc" } });

describe("saved addresses at the checkout", () => {
  test.each<[Lang, string, string]>([
    ["en", "Home (Default)", "Another address"],
    ["ur", "Home (Pehla pata)", "Koi aur pata"],
  ])(
    "in %s they stand as cards with address and area, the default first and chosen, and another can be written",
    async (lang, first, another) => {
      const { cookie, homeId, ammiId } = await shopper();
      const { html } = await openShop("/checkout", { cookie, lang });
      expect(cards(html)).toEqual([
        { value: String(homeId), isChosen: true, isDisabled: false, text: `${first} House 12, Street 4, Gulgasht Colony` },
        {
          ...{ value: String(ammiId), isChosen: false, isDisabled: false },
          text: "Ammi's house House 3, Lane 1, Green gate, Bosan Road",
        },
        { value: "new", isChosen: false, isDisabled: false, text: another },
      ]);
      expect(html).toMatch(/<select[^>]*name="delivery_zone"/);
    },
  );

  test("without a saved one there is no choice, only the fields", async () => {
    const user = await makeUser();
    await fillCart(user.id, [{ product, quantity: 1 }]);
    expect(cards((await openShop("/checkout", { cookie: await signIn(user) })).html)).toEqual([]);
  });

  test("the order goes to the saved address that was chosen, whatever the hidden fields hold", async () => {
    const { user, cookie, ammiId } = await shopper();
    const typed = checkoutFields({ address_id: String(ammiId), delivery_zone: "", delivery_address: "", landmark: "elsewhere" });
    expect((await place(typed, cookie)).status).toBe(302);
    const expected = { deliveryZone: "Bosan Road", deliveryAddress: "House 3, Lane 1", landmark: "Green gate" };
    expect(await orderOf(user.id)).toMatchObject(expected);
  });

  test("the one who chooses another address orders to what is typed, and so does a form that names none", async () => {
    for (const chosen of [{ address_id: "new" }, {}] as Record<string, string>[]) {
      const { user, cookie } = await shopper();
      await place(checkoutFields({ ...chosen, delivery_address: "House 99, Street 9" }), cookie);
      expect(await orderOf(user.id)).toMatchObject({ deliveryZone: "Gulgasht Colony", deliveryAddress: "House 99, Street 9" });
    }
  });

  test.each<[Lang, string]>([
    ["en", "This address is no longer saved. Please choose another or write it below."],
    ["ur", "Yeh pata ab save nahin. Koi aur chunein ya neeche likhein."],
  ])("in %s an address of somebody else, or one deleted meanwhile, is refused at the cards", async (lang, sentence) => {
    const [mine, theirs] = [await shopper(), await shopper()];
    await db.address.delete({ where: { id: mine.ammiId } });
    for (const id of [theirs.homeId, mine.ammiId, 4_000_000_000]) {
      const form = checkoutFields({ address_id: String(id) });
      const answer = await place(form, `${mine.cookie}; lang=${lang}`);
      expect(answer.status).toBe(400);
      expect(returnedForm(answer).error.address_id).toEqual([sentence]);
      const { html } = await openShop("/checkout", { cookie: mine.cookie, lang, form });
      expect(html).toContain(sentence);
    }
    expect(await orderOf(mine.user.id)).toBeNull();
  });

  test("one in an area that is no longer served cannot be chosen and says so", async () => {
    const { cookie, homeId, ammiId } = await shopper();
    await makeZone({ name: "Gulgasht Colony", isActive: false });
    const [first, second] = cards((await openShop("/checkout", { cookie })).html);
    await db.deliveryZone.deleteMany();
    expect(first).toMatchObject({ value: String(homeId), isChosen: false, isDisabled: true });
    expect(first?.text).toContain("We do not deliver to Gulgasht Colony any more.");
    expect(second).toMatchObject({ value: String(ammiId), isChosen: true });
  });

  test("after a refusal the chosen card stays chosen", async () => {
    const { cookie, ammiId } = await shopper();
    const form = checkoutFields({ address_id: String(ammiId), customer_phone: "12" });
    const { html, status } = await openShop("/checkout", { cookie, form });
    expect(status).toBe(400);
    expect(cards(html).find(({ isChosen }) => isChosen)?.value).toBe(String(ammiId));
  });
});

describe("the area is asked once", () => {
  test("the one chosen in the header after the last order is taken: a saved address there, else another address with that area", async () => {
    const { user, cookie, ammiId } = await shopper();
    await place(checkoutFields(), cookie);
    await fillCart(user.id, [{ product, quantity: 1 }]);
    const chosenIn = async (zone: string) => {
      await db.user.update({ where: { id: user.id }, data: { zone } });
      const { html } = await openShop("/checkout", { cookie });
      const area = /<option value="([^"]*)" selected/.exec(html)?.[1];
      return [cards(html).find(({ isChosen }) => isChosen)?.value, area];
    };
    expect(await chosenIn("Bosan Road")).toEqual([String(ammiId), "Bosan Road"]);
    expect(await chosenIn("DHA Multan")).toEqual(["new", "DHA Multan"]);
  });

  test("a last order's address is not offered for an area that was chosen since", async () => {
    const user = await makeUser();
    const cookie = await signIn(user);
    await fillCart(user.id, [{ product, quantity: 2 }]);
    await place(checkoutFields({ delivery_address: "House 55, Street 5" }), cookie);
    await fillCart(user.id, [{ product, quantity: 1 }]);
    expect((await openShop("/checkout", { cookie })).html).toContain("House 55, Street 5");
    await db.user.update({ where: { id: user.id }, data: { zone: "DHA Multan" } });
    expect((await openShop("/checkout", { cookie })).html).not.toContain("House 55, Street 5");
  });
});
