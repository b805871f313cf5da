import { beforeEach, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { openContent } from "#tests/support/content-pages.tsx";

const add = (sectionTitle: string, more: object = {}) =>
  db.aboutContent.create({ data: { sectionTitle, sectionContent: `About ${sectionTitle}.`, ...more } });

const headings = (html: string) => [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text]) => text);

beforeEach(async () => {
  await db.aboutContent.deleteMany();
});

test("A2.17 /about tells of the shop, section by section in the order staff gave them", async () => {
  await add("Packing", { sectionOrder: 2 });
  await add("Who we are", { sectionOrder: 1, sectionContent: "We **weigh** honestly." });
  const { status, html } = await openContent("/about");
  expect(status).toBe(200);
  expect(html).toContain("<h1>About us</h1>");
  expect(headings(html)).toEqual(["Who we are", "Packing"]);
  expect(html).toContain("<p>We <strong>weigh</strong> honestly.</p>");
});

test("B4.03 a section that is switched off is on no page", async () => {
  await add("Shown");
  await add("Hidden", { isActive: false });
  const { html } = await openContent("/about");
  expect(headings(html)).toEqual(["Shown"]);
  expect(html).not.toContain("Hidden");
});

test("A1.01 it says that only residents of the city are served", async () => {
  expect((await openContent("/about")).html).toContain("We deliver only to residents of Multan.");
  expect((await openContent("/about", { lang: "ur" })).html).toContain("Hum sirf Multan walon ko deliver karte hain.");
});

test("a section is read in Roman Urdu where there is one, in English where there is none", async () => {
  await add("Promise", { sectionTitleUr: "Waada", sectionContentUr: "Sahi tol." });
  await add("Riders", { sectionOrder: 1, sectionContentUr: " " });
  const { html } = await openContent("/about", { lang: "ur" });
  expect(headings(html)).toEqual(["Waada", "Riders"]);
  expect(html).toContain("<p>Sahi tol.</p>");
  expect(html).toContain("<p>About Riders.</p>");
});

test("a picture comes from our own server or not at all", async () => {
  await add("Ours", { imageUrl: "/uploads/about.webp" });
  await add("Theirs", { imageUrl: "https://elsewhere.test/spy.gif" });
  await add("Sly", { imageUrl: "//elsewhere.test/spy.gif" });
  const { html } = await openContent("/about");
  expect([...html.matchAll(/<img [^>]*src="([^"]*)"/g)].map(([, src]) => src)).toEqual(["/uploads/about.webp"]);
});

test("markup in a section comes out as text", async () => {
  await add("<b>Bold</b>", { sectionContent: "<script>alert(1)</script>\n\n[go](javascript:alert(1))" });
  const { html } = await openContent("/about");
  expect(html).toContain("&lt;b&gt;Bold&lt;/b&gt;");
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).not.toMatch(/<script|href="javascript/);
});

test("an unwritten page says where to ask", async () => {
  expect((await openContent("/about")).html).toMatch(/Nothing is written here yet[\s\S]*href="\/contact"/);
});
