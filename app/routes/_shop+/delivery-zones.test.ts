import { afterEach, expect, test } from "vitest";
import { zoneNames } from "#app/domain/delivery/zone-names.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { openContent } from "#tests/support/content-pages.tsx";

afterEach(async () => {
  await db.deliveryZone.deleteMany();
});

const open = async (query = "", lang: "en" | "ur" = "en") => (await openContent(`/delivery-zones${query}`, { lang })).html;
const zones = (html: string) =>
  new Map(
    [...html.matchAll(/<li><button [^>]*><b>(.*?)<\/b> (?:<span class="badge.*?<\/span>)?<span>(.*?)<\/span>/g)].map(
      ([, name, charge]) => [name, charge],
    ),
  );

test("A1.01 the page says that only residents of the city are served", async () => {
  expect(await open()).toContain("We deliver only to residents of Multan.");
  expect(await open("", "ur")).toContain("Hum sirf Multan walon ko deliver karte hain.");
});

test("every zone stands there with its charge and from when delivery is free", async () => {
  await makeZone({ deliveryCharge: rupees(150), minOrderForFreeDelivery: rupees(2500) });
  const all = zones(await open());
  expect([...all.keys()]).toEqual([...zoneNames]);
  expect(all.get("Gulgasht Colony")).toBe("Rs. 150 (Free above Rs. 2,500)");
  expect(all.get("Bosan Road")).toBe("Rs. 200 (Free above Rs. 2,000)");
});

test("a zone without free delivery says so, and one without a charge too", async () => {
  await makeZone({ minOrderForFreeDelivery: 0 });
  await makeZone({ name: "Bosan Road", deliveryCharge: 0 });
  const all = zones(await open());
  expect(all.get("Gulgasht Colony")).toBe("Rs. 100 (No free delivery)");
  expect(all.get("Bosan Road")).toBe("Free delivery");
});

test("a zone that is switched off is not offered", async () => {
  await makeZone({ isActive: false });
  expect(zones(await open()).has("Gulgasht Colony")).toBe(false);
});

test("a search finds a zone by a part of its name", async () => {
  expect([...zones(await open("?search=GULGASHT")).keys()]).toEqual(["Gulgasht Colony", "North Gulgasht"]);
  expect(await open("?search=lahore")).toMatch(/We don't know this area[\s\S]*href="\/contact"/);
});

test("a press on a zone chooses it and leads back to where the visitor came from, after a search too", async () => {
  const from = `return_to=${encodeURIComponent("/category/1?page=2")}`;
  for (const query of [`?${from}`, `?search=bosan&${from}`]) {
    const html = await open(query);
    expect(html).toMatch(/<form [^>]*action="\/zone"[^>]*><input type="hidden" name="return_to" value="\/category\/1\?page=2"/);
    expect(html).toContain('<button type="submit" name="zone" value="Bosan Road">');
  }
  expect(await open("?return_to=//evil.test")).toContain('name="return_to" value="/delivery-zones"');
});

test.each(hostileCases)("a search for %s answers with a page", async (_, value) => {
  const query = `?search=${encodeURIComponent(value.replace(/[\ud800-\udfff]/g, "�").slice(0, 2000))}`;
  expect((await openContent(`/delivery-zones${query}`)).status).toBe(200);
});
