import { beforeEach, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { openContent } from "#tests/support/content-pages.tsx";

const add = (title: string, more: object = {}) =>
  db.service.create({
    data: { title, description: `${title}, at once.`, iconName: "Truck", linkUrl: "/packages", bgPattern: "🛵", ...more },
  });

const cards = (html: string) => html.split("<li").slice(1);

beforeEach(async () => {
  await db.service.deleteMany();
});

test("A2.19 /services shows the services in the order staff gave them, each with icon, emoji and colour", async () => {
  await add("Returns", { displayOrder: 2, iconName: "Shield", colorGradient: "pink-rose", bgPattern: "🤝" });
  await add("Delivery", { displayOrder: 1 });
  const { status, html } = await openContent("/services");
  expect(status).toBe(200);
  const [first, second] = cards(html);
  expect(first).toMatch(/gradient-green-emerald[\s\S]*#truck[\s\S]*🛵[\s\S]*<a href="\/packages">Delivery<\/a>/);
  expect(second).toMatch(/gradient-pink-rose[\s\S]*#shield[\s\S]*🤝[\s\S]*Returns, at once\./);
});

test("a service that is switched off is not shown", async () => {
  await add("Hidden", { isActive: false });
  const { html } = await openContent("/services");
  expect(html).not.toContain("Hidden");
  expect(html).toContain("No services yet");
});

test("a service is read in Roman Urdu where there is one", async () => {
  await add("Delivery", { titleUr: "Usi din delivery" });
  const { html } = await openContent("/services", { lang: "ur" });
  expect(html).toContain("Usi din delivery");
  expect(html).toContain("Delivery, at once.");
});

test.each(["javascript:alert(1)", "//elsewhere.test", "nowhere"])("a stored link %s is not followed", async (linkUrl) => {
  await add("Trap", { linkUrl });
  const [card] = cards((await openContent("/services")).html);
  expect(card).toContain("Trap");
  expect(card).not.toContain("<a ");
});

test("an icon or colour that is none of ours gives way to a usual one", async () => {
  await add("Odd", { iconName: '"><script>', colorGradient: "x onload" });
  const [card] = cards((await openContent("/services")).html);
  expect(card).toMatch(/gradient-green-emerald"[\s\S]*#shopping-cart/);
});
