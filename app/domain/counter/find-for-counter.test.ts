import pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { databaseUrl, db } from "#app/platform/db.server.ts";
import { seedCatalogue } from "#prisma/seed/seed-catalogue.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { findForCounter } from "./find-for-counter.server.ts";

const phone = "+923001112233";
const regular = "+923001112244";

beforeAll(async () => {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  await seedCatalogue(client, new Date());
  await client.query("VACUUM (ANALYZE)");
  await client.end();
  const bought = await db.product.findMany({
    where: { name: { in: ["Mazafati Dates 600 g", "White Sugar 5 kg", "OPA French Fries 1 kg", "Besan 1 kg"] } },
  });
  for (const product of bought) await makeOrder({ customerPhone: phone, product, quantity: 1000 });
  const others = [
    "Sunridge Chakki Atta 10 kg",
    "Peek Freans Sooper Half Roll Box 6 pcs",
    "Lemon Max Dishwash Bar 230 g",
    "Tamarind 250 g",
  ];
  for (const product of await db.product.findMany({ where: { name: { in: others } } }))
    for (let times = 0; times < 3; times += 1) await makeOrder({ customerPhone: regular, product, quantity: 1000 });
});

const first = async (text: string, of: string | null = null) => {
  const [offer] = (await findForCounter(text, of)).offers;
  return offer && [offer.product.name, offer.quantity / 1000];
};

describe("the first offer at the counter", () => {
  test("is what the customer bought before, when few letters are typed", async () => {
    expect((await first("ma"))?.[0]).not.toBe("Mazafati Dates 600 g");
    expect((await first("ma", phone))?.[0]).toBe("Mazafati Dates 600 g");
    expect((await first("su", phone))?.[0]).not.toBe("Besan 1 kg"); // which only shares its subcategory with suji
  });

  test("is what was typed, when the word says it: who once bought fries still gets potatoes for aloo", async () => {
    expect((await first("aloo", phone))?.[0]).toBe("Potatoes");
  });

  test("is the kilo before the five of it, unless the customer took the five", async () => {
    expect((await first("cheeni"))?.[0]).toBe("White Sugar 1 kg");
    expect((await first("cheeni", phone))?.[0]).toBe("White Sugar 5 kg");
    expect(await first("5 kg cheeni")).toEqual(["White Sugar 5 kg", 1]);
  });

  test("takes a number that is glued to the word for its amount, but not that of a name", async () => {
    expect(await first("2al")).toEqual(["Potatoes", 2]);
    expect(await first("2ke")).toEqual(["Bananas", 1]); // they are sold by the dozen
    expect(await first("2aloo")).toEqual(["Potatoes", 2]);
    expect(await first("7up")).toEqual(["7UP 1.5 L", 1]);
    expect(await first("2kg aloo")).toEqual(["Potatoes", 2]);
  });

  test("for a code is what begins so in either language, never a word within the name of what the customer takes otherwise", async () => {
    expect((await first("2ch", regular))?.[0]).toMatch(/^White Sugar/);
    expect((await first("1eg", regular))?.[0]).toBe("Farm Eggs");
    expect((await first("2egg", regular))?.[0]).toBe("Farm Eggs");
    expect((await first("1an", regular))?.[0]).not.toMatch(/Peek Freans/);
  });

  test.each([null, phone])("stays the first while one types on (%s)", async (of) => {
    const names = [];
    for (const typed of ["2ta", "2tam", "2tama", "2tamat"]) names.push((await first(typed, of))?.[0]);
    expect(new Set(names)).toEqual(new Set(["Tomatoes"]));
    for (const word of ["pyaz", "cheeni", "kheera", "podina", "bhindi"]) {
      const offered: string[] = [];
      for (let length = 2; length < word.length; length += 1) offered.push(String((await first(word.slice(0, length), of))?.[0]));
      const changes = offered.filter((name, at) => at > 0 && name !== offered[at - 1]);
      const last = offered.at(-1);
      expect(
        offered.slice(offered.indexOf(String(last))).every((name) => name === last),
        `${word}: ${offered} ${changes}`,
      ).toBe(true);
    }
  });

  test("reads half a kilo without its zero", async () => {
    const [offer] = (await findForCounter(".5ad")).offers;
    expect(offer?.product.name).toBe("Ginger");
  });

  test("learns nothing from a line that was left out", async () => {
    const caller = "+923001112255";
    const product = await db.product.findFirstOrThrow({ where: { name: "Mazafati Dates 600 g" } });
    const order = await makeOrder({ customerPhone: caller, product, quantity: 1000 });
    expect((await first("ma", caller))?.[0]).toBe("Mazafati Dates 600 g");
    await db.orderLine.updateMany({ where: { orderId: order.id }, data: { packedQuantity: 0 } });
    expect((await first("ma", caller))?.[0]).not.toBe("Mazafati Dates 600 g");
  });

  test("is found by its code however the scanner writes it", async () => {
    const codes = {
      "012345678905": "Iceberg Lettuce",
      "8964000100077": "Kiwi",
      "ABC-abc-1234": "Pineapple",
      "0012345000065": "Guava",
    };
    for (const [barcode, name] of Object.entries(codes)) await db.product.updateMany({ where: { name }, data: { barcode } });
    for (const scan of ["0012345678905", "12345678905", "00012345678905"])
      expect((await first(scan))?.[0]).toBe("Iceberg Lettuce");
    for (const scan of ["8964000100077", "08964000100077", "]E08964000100077", "۸۹۶۴۰۰۰۱۰۰۰۷۷", "0108964000100077172612311012AB"])
      expect((await first(scan))?.[0]).toBe("Kiwi");
    expect((await first("abc-ABC-1234"))?.[0]).toBe("Pineapple");
    expect((await first("012345000065"))?.[0]).toBe("Guava");
    expect((await findForCounter("0000000000000")).isScan).toBe(false);
  });
});
