import { beforeEach, describe, expect, test } from "vitest";
import { placeOrder } from "#app/domain/checkout/place-order.server.ts";
import { guessZone } from "#app/domain/counter/guess-zone.server.ts";
import { zoneNames } from "#app/domain/delivery/zone-names.ts";
import { findZone } from "#app/domain/delivery/zones.server.ts";
import type { DeliveryZone } from "#app/generated/prisma/client.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { checkoutOf } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { papersOf } from "#tests/fixtures/papers-of.ts";
import { returnedForm, shownFailure, shownToast } from "#tests/fixtures/request.ts";
import { resourceSection } from "#tests/fixtures/resource-section.ts";
import { runs } from "#tests/fixtures/runs.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { withoutTable } from "#tests/fixtures/without-table.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { openContent } from "#tests/support/content-pages.tsx";
import { openShop } from "#tests/support/shop-pages.tsx";
import { action as act, loader as download } from "./$.ts";
import { action, loader } from "./index.tsx";

const path = "/admin/delivery-zones";
const editor = await makeStaff("admin");
const section = resourceSection<DeliveryZone>({ path, loader, action, act, download }, editor);
const { open, save, formOf } = section;
const html = async (query = "") => (await openAdmin(path + query, editor)).html;
const saved = (name: string) => db.deliveryZone.findUniqueOrThrow({ where: { name } });
const unset = async (name: string) =>
  (await open(`?q=${encodeURIComponent(name)}`)).list?.rows.find((row) => row.name === name)?.id ?? 0;

/** What stands on the cards of a page, by zone. */
const cardsOf = (page: string) =>
  new Map(
    [...page.matchAll(/<li data-row="(-?\d+)">(.*?)<\/li>/gs)].map(([, , card = ""]) => {
      const name = card.match(/<div class="resource-name"><div><a [^>]*>(.*?)<\/a>/)?.[1] ?? "";
      const texts = [...card.matchAll(/<dd>(.*?)<\/dd>/gs)].map(([, text = ""]) =>
        text
          .replace(/<\/span>/g, " ")
          .replace(/<.*?>/g, "")
          .trim(),
      );
      return [name, texts];
    }),
  );
const cards = async (query = "") => cardsOf(await html(query));

beforeEach(async () => {
  await db.deliveryZone.deleteMany();
  await db.deletedRow.deleteMany();
});

describe("the grid", () => {
  test("B7.48 B9.15 the 75 zones of the city are cards by name, Configured where saved and Not Set where not", async () => {
    await makeZone({ name: "Wapda Town" });
    const all = await cards();
    expect(zoneNames).toHaveLength(75);
    expect([...all.keys()]).toEqual([...zoneNames].sort((one, other) => one.localeCompare(other, "en")));
    expect([all.get("Wapda Town")?.[1], all.get("Bosan Road")?.[1]]).toEqual(["Configured", "Not Set"]);
    expect([...all.values()].filter(([, state]) => state === "Not Set")).toHaveLength(74);
  });

  test("B9.12 a zone without a record shows Rs. 200, free above Rs. 2000, and its form begins with both", async () => {
    expect((await cards()).get("Bosan Road")).toEqual(["Rs. 200 (Free above Rs. 2,000)", "Not Set", ""]);
    const { editor: opened } = await open(`?edit=${await unset("Bosan Road")}`);
    expect(opened).toMatchObject({ row: null, values: { delivery_charge: "200", min_order_for_free_delivery: "2000" } });
    await save({ name: "Bosan Road", delivery_charge: "", min_order_for_free_delivery: "", is_active: "on" });
    expect(await saved("Bosan Road")).toMatchObject({ deliveryCharge: rupees(200), minOrderForFreeDelivery: rupees(2000) });
  });

  test("B9.13 B9.14 a card says what customers read of its charge", async () => {
    await makeZone({ name: "Wapda Town", deliveryCharge: rupees(250), minOrderForFreeDelivery: rupees(3000) });
    await makeZone({ name: "Model Town", deliveryCharge: rupees(180), minOrderForFreeDelivery: 0 });
    await makeZone({ name: "Saddar", deliveryCharge: rupees(90), minOrderForFreeDelivery: -500 });
    const all = await cards();
    expect(all.get("Wapda Town")?.[0]).toBe("Rs. 250 (Free above Rs. 3,000)");
    expect(all.get("Model Town")?.[0]).toBe("Rs. 180 (No free delivery)");
    expect(all.get("Saddar")?.[0]).toBe("Rs. 90 (No free delivery)");
  });

  test("is searched, and narrowed to what is configured, not set or inactive", async () => {
    await makeZone({ name: "Wapda Town" });
    await makeZone({ name: "Basti Malook", isActive: false, description: "South of the city" });
    const names = async (query: string) => (await open(query)).list?.rows.map(({ name }) => name);
    expect(await names("?tab=configured")).toEqual(["Basti Malook", "Wapda Town"]);
    expect(await names("?tab=inactive")).toEqual(["Basti Malook"]);
    expect(await names("?tab=not-set")).toHaveLength(74);
    expect(await names("?q=GULGASHT")).toEqual(["Gulgasht Colony", "North Gulgasht"]);
    expect(await names("?q=south")).toEqual(["Southern Bypass", "Basti Malook"]);
    expect((await open()).tabs).toEqual([
      { name: "all", count: 76 },
      { name: "configured", count: 2 },
      { name: "not-set", count: 74 },
      { name: "inactive", count: 1 },
      { name: "bin", count: 0 },
    ]);
    expect((await cards("?tab=inactive")).get("Basti Malook")?.[1]).toBe("Configured Inactive");
  });

  test("who may only look sees the cards and no way to change one", async () => {
    const viewer = await makeStaff("viewer", [{ sectionKey: "delivery_zones", level: "view" }]);
    const page = (await openAdmin(`${path}?edit=-3`, viewer)).html;
    expect(page).toContain("<b>Bosan Road</b>");
    expect(page).not.toMatch(/<form[^>]*method="post"[^>]*delivery-zones/);
  });
});

describe("a zone", () => {
  test("B7.49 B7.51 B4.17 B3.26 one that is not set gets a record from its dialog, described by itself, and is Configured then", async () => {
    const id = await unset("Bosan Road");
    expect((await cards()).get("Bosan Road")?.[1]).toBe("Not Set");
    const page = await html(`?edit=${id}`);
    expect(page).toMatch(/<h2[^>]*>Add Zone<\/h2>/);
    expect(page).toMatch(/name="description"[^>]*value="Delivery zone for Bosan Road"/);
    const form = await formOf(id, { delivery_charge: "150", min_order_for_free_delivery: "1500", description: "" });
    expect(shownToast(await save(form))).toBe("“Bosan Road” is added.");
    expect(await saved("Bosan Road")).toMatchObject({
      ...{ id: expect.any(Number), name: "Bosan Road", description: "Delivery zone for Bosan Road", isActive: true },
      ...{ deliveryCharge: rupees(150), minOrderForFreeDelivery: rupees(1500) },
      ...{ createdAt: expect.any(Date), updatedAt: expect.any(Date) },
    });
    expect((await cards()).get("Bosan Road")?.slice(0, 2)).toEqual(["Rs. 150 (Free above Rs. 1,500)", "Configured"]);
    expect((await open()).list?.total).toBe(75);
  });

  test("that a colleague saved since the list was read opens as it is saved now", async () => {
    const id = await unset("Saddar");
    await save({ name: "Saddar", delivery_charge: "95", is_active: "on" });
    expect((await open(`?edit=${id}`)).editor).toMatchObject({ row: await saved("Saddar"), values: { delivery_charge: "95" } });
    expect((await open("?edit=-999")).editor).toBeNull();
  });

  test("B7.50 a saved one is edited in its dialog by its number, with the same fields", async () => {
    const [{ id }, other] = [await makeZone(), await makeZone({ name: "Saddar" })];
    expect(await html(`?edit=${id}`)).toMatch(/<h2[^>]*>Edit Zone<\/h2>/);
    const { is_active: _, ...form } = await formOf(id, {
      ...{ description: "By the canal", delivery_charge: "120.50", min_order_for_free_delivery: "0", rider_minutes: "25" },
      aliases: "gulgasht, gul gasht",
    });
    expect((await save(form)).location).toBe(path);
    expect(await db.deliveryZone.findMany({ orderBy: { id: "asc" } })).toMatchObject([
      {
        ...{ id, name: "Gulgasht Colony", description: "By the canal", deliveryCharge: 120_50, minOrderForFreeDelivery: 0 },
        ...{ isActive: false, riderMinutes: 25, aliases: ["gulgasht", "gul gasht"] },
      },
      other,
    ]);
  });

  test("of the city keeps its name; an own one may have any that is not taken in any case", async () => {
    const { id } = await makeZone();
    const renamed = await save(await formOf(id, { name: "Gulgasht" }));
    expect([renamed.status, returnedForm(renamed).error["name"]]).toEqual([
      409,
      ["Gulgasht Colony is one of the city's areas, so its name stays. Add an area of your own beside it."],
    ]);
    for (const name of ["gulgasht colony", "BOSAN ROAD"]) {
      const { status, ...answer } = await save({ name, is_active: "on" });
      expect([status, returnedForm({ status, ...answer }).error["name"]?.[0]]).toEqual([
        409,
        expect.stringContaining("is already in the list"),
      ]);
    }
    await save({ name: "Basti Malook", is_active: "on" });
    const own = await saved("Basti Malook");
    expect((await save(await formOf(own.id, { name: "Basti Maluk" }))).location).toBe(path);
    expect((await save({ name: "basti maluk", is_active: "on" })).status).toBe(409);
    expect(await db.deliveryZone.count()).toBe(2);
  });

  test.each([
    ["a thousand letters", "z".repeat(1000), "Please use at most 60 characters."],
    ["letters of no width", "\u200b\u200d", "Please fill this in."],
    ["blanks alone", "   ", "Please fill this in."],
    ["a character that no text has", "a\u0000b", "This holds a character that cannot be saved. Please type it again."],
  ])("with a name of %s is refused at the field, and what was typed stays", async (_, name, sentence) => {
    const answer = await save({ name, delivery_charge: "150", is_active: "on" });
    expect([answer.status, returnedForm(answer).error["name"]]).toEqual([400, [sentence]]);
    expect(returnedForm(answer).initialValue).toMatchObject({ name, delivery_charge: "150" });
    expect(await db.deliveryZone.count()).toBe(0);
  });

  test("may be called in markup or joined emoji, which staff and customers read as they were typed", async () => {
    for (const name of ["<b>Basti</b>", "👨‍👩‍👧 Town"]) expect((await save({ name, is_active: "on" })).location).toBe(path);
    for (const page of [await html(), (await openContent("/delivery-zones")).html]) {
      expect(page).toContain("&lt;b&gt;Basti&lt;/b&gt;");
      expect(page).toContain("👨‍👩‍👧 Town");
    }
  });

  test("B8.38 zones that cannot be read and a zone that cannot be saved say so, and what was typed stays", async () => {
    await withoutTable("delivery_zones", async () => {
      expect(await html()).toContain("Failed to load delivery zones");
      const page = (await openAdmin(`${path}?edit=new`, { ...editor, form: { name: "Basti Malook" } })).html;
      expect(page).toContain("Failed to save zone");
      expect(page).toContain('value="Basti Malook"');
    });
    const { id } = await makeZone();
    const { html: refused } = await openAdmin(`${path}?edit=${id}`, {
      ...editor,
      form: await formOf(id, { delivery_charge: "-5" }),
    });
    expect(refused).toContain("Failed to save zone");
  });

  test("that an order names stays, and order, document and tracking page are the same to the byte after it was edited", async () => {
    const { id, version } = await makeZone();
    const order = await makeOrder({ deliveryZoneId: id });
    const before = await papersOf(order, editor);
    const toast = shownFailure(await section.act(`${id}/delete`, { version: String(version) }));
    expect(toast).toBe("Orders were delivered to this area, so it stays. Switch it off instead.");
    const changes = { delivery_charge: "999", min_order_for_free_delivery: "1", rider_minutes: "90", description: "Far away" };
    expect((await save(await formOf(id, changes))).location).toBe(path);
    await makeZone({ name: "Saddar" });
    await section.act(`${id}/deactivate`);
    expect(await db.deliveryZone.findUnique({ where: { id } })).toMatchObject({ deliveryCharge: 999_00, riderMinutes: 90 });
    expect(await papersOf(order, editor)).toEqual(before);
    await db.order.update({ where: { id: order.id }, data: { deliveryZoneId: null } });
  });
});

test("accounts, addresses and carts that name a zone which is gone stay whole, and nothing is ordered to it", async () => {
  await save({ name: "Basti Malook", is_active: "on" });
  const customer = await makeUser({ zone: "Basti Malook" });
  const address = {
    label: "Home",
    name: "Ayesha Khan",
    phone: "+923010000000",
    address: "House 1",
    zone: "Basti Malook",
    isDefault: true,
  };
  await db.address.create({ data: { ...address, userId: customer.id } });
  await fillCart(customer.id, [{ product: await makeProduct(), quantity: 1 }]);
  const { id, version } = await saved("Basti Malook");
  expect((await section.act(`${id}/delete`, { version: String(version) })).status).toBe(302);
  const cookie = await signIn(customer);
  for (const page of ["/", "/cart", "/checkout", "/profile", "/profile?tab=addresses"])
    expect((await openShop(page, { cookie })).status, page).toBe(200);
  const placed = await placeOrder(customer, checkoutOf({ delivery_zone: "Basti Malook" }));
  expect(placed).toMatchObject({ ok: false, refusal: { code: "zone.not-served", field: "delivery_zone" } });
});

describe("two people", () => {
  test("who save the same zone at once, round after round: one record, and the second is told", async () => {
    const colleague = resourceSection<DeliveryZone>({ path, loader, action, act, download }, await makeStaff("admin"));
    for (let round = 0; round < runs(100); round++) {
      await db.deliveryZone.deleteMany();
      const form = { name: "Saddar", delivery_charge: "90", is_active: "on" };
      const answers = await Promise.all([save(form), colleague.save({ ...form, delivery_charge: "95" })]);
      const refused = answers.filter(({ location }) => location === null);
      expect([await db.deliveryZone.count(), refused.length, refused[0]?.status]).toEqual([1, 1, 409]);
      expect(refused[0] && returnedForm(refused[0]).error).toEqual({ name: ["Saddar is already in the list. Open it there."] });
    }
  });
});

describe("the storefront", () => {
  test("reads a zone's charge, rider time and absence at the next request, and the counter its other names", async () => {
    await save({ name: "Saddar", delivery_charge: "90", rider_minutes: "40", aliases: "cantt bazaar", is_active: "on" });
    const { html: page } = await openContent("/delivery-zones?search=saddar");
    expect(page).toContain("Rs. 90 (Free above Rs. 2,000)");
    expect(page).toContain("About 40 minutes by rider");
    expect((await openContent("/delivery-zones?search=bosan")).html).not.toContain("by rider");
    expect(await guessZone("Shop 4, Cantt Bazaar")).toMatchObject({ zone: "Saddar" });
    await section.act(`${(await saved("Saddar")).id}/deactivate`);
    expect(await findZone("Saddar")).toBeNull();
  });
});

test("a listed zone without a record keeps its name when its form is saved: no other zone is made beside it", async () => {
  const name = "Model Town";
  await db.deliveryZone.deleteMany({ where: { name } });
  const id = await unset(name);
  expect((await html(`?edit=${id}`)).includes(`name="listed" value="${id}"`)).toBe(true);
  const { editor: opened } = await open(`?edit=${id}`);
  const form = { ...opened?.values, listed: String(id), loaded: JSON.stringify(opened?.values ?? {}) } as Record<string, string>;
  const before = await db.deliveryZone.count();
  const renamed = await save({ ...form, name: "Model Town Extension" });
  expect([renamed.status, returnedForm(renamed).error["name"]?.[0]]).toEqual([400, expect.stringContaining("so the name stays")]);
  expect(await db.deliveryZone.count()).toBe(before);
  expect((await save({ ...form, delivery_charge: "150" })).status).toBe(302);
  expect((await saved(name)).deliveryCharge).toBe(rupees(150));
});
