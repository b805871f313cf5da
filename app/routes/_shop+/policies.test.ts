import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { openContent } from "#tests/support/content-pages.tsx";

const addSection = (policyType: "shipping" | "return", title: string, more: object = {}) =>
  db.policyContent.create({ data: { policyType, title, content: `${title}, in full.`, ...more } });

beforeEach(async () => {
  await db.policyContent.deleteMany();
  await db.siteText.deleteMany();
});

describe.each([
  ["/shipping-policy", "shipping", "Shipping policy"],
  ["/return-policy", "return", "Return policy"],
] as const)("A2.28 A2.29 %s", (path, type, title) => {
  test("B4.03 shows its own sections, and those only while they are switched on", async () => {
    await addSection(type, "First");
    await addSection(type, "Second", { content: "- one\n- two" });
    await addSection(type, "Retired", { isActive: false });
    await addSection(type === "return" ? "shipping" : "return", "Elsewhere");
    const { status, html } = await openContent(path);
    expect(status).toBe(200);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toMatch(/<h2>First<\/h2>[\s\S]*First, in full\.[\s\S]*<h2>Second<\/h2>[\s\S]*<li>one<\/li>/);
    expect(html).not.toMatch(/Retired|Elsewhere/);
  });

  test("is read in Roman Urdu where there is one, in English where there is none", async () => {
    await addSection(type, "First", { titleUr: "Pehla", contentUr: "Poora." });
    await addSection(type, "Second");
    const { html } = await openContent(path, { lang: "ur" });
    expect(html).toContain("<h2>Pehla</h2>");
    expect(html).toContain("<p>Poora.</p>");
    expect(html).toContain("<h2>Second</h2>");
  });
});

describe.each([
  ["/privacy-policy", "privacy_policy", "Privacy policy"],
  ["/terms-of-service", "terms_of_service", "Terms of service"],
  ["/cookie-policy", "cookie_policy", "Cookie policy"],
])("A2.30 A2.31 A2.32 %s", (path, key, title) => {
  test(`shows the text that staff keep under ${key}`, async () => {
    await db.siteText.create({ data: { key, value: "We **never** sell it.", valueUr: "Hum **kabhi** nahin bechte." } });
    const { status, html } = await openContent(path);
    expect(status).toBe(200);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain("<p>We <strong>never</strong> sell it.</p>");
    expect((await openContent(path, { lang: "ur" })).html).toContain("<strong>kabhi</strong>");
  });

  test("says when it changed last, by the calendar of Karachi", async () => {
    await db.siteText.create({ data: { key, value: "Text.", updatedAt: new Date("2026-11-19T20:00:00Z") } });
    expect((await openContent(path)).html).toContain("Last changed on Fri 20 Nov 2026");
  });
});

test("a policy that nobody has written yet says whom to ask", async () => {
  for (const path of ["/shipping-policy", "/privacy-policy"]) {
    const { status, html } = await openContent(path);
    expect(status).toBe(200);
    expect(html).toMatch(/This page is being written[\s\S]*href="\/contact"/);
  }
});

test("each policy leads to the others, and that of delivery to the charges", async () => {
  const { html } = await openContent("/shipping-policy");
  const links = [...html.matchAll(/href="([^"]*-(?:policy|service|zones))"/g)].map(([, path]) => path);
  expect(links).toEqual(["/delivery-zones", "/return-policy", "/privacy-policy", "/terms-of-service", "/cookie-policy"]);
});

test("markup in a policy comes out as text", async () => {
  await addSection("return", "<i>x</i>", { content: "<iframe src=//elsewhere.test></iframe>" });
  const { html } = await openContent("/return-policy");
  expect(html).toContain("&lt;iframe");
  expect(html).not.toMatch(/<(i|iframe)[ >]/);
});
