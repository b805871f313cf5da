import pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { databaseUrl, db } from "#app/platform/db.server.ts";
import { seedCatalogue } from "#prisma/seed/seed-catalogue.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { findForCounter } from "./find-for-counter.server.ts";

const phone = "+923001112233";

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
});
