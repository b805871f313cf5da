import { expect, test } from "vitest";
import { openContent } from "#tests/support/content-pages.tsx";

const phases = (html: string) =>
  [...html.matchAll(/<h2>(.*?) <span class="badge[^"]*">(.*?)<\/span>/g)].map(([, phase, state]) => [phase, state]);

test("A2.34 /development-roadmap shows the four phases and how far each is", async () => {
  const { status, html } = await openContent("/development-roadmap");
  expect(status).toBe(200);
  expect(phases(html)).toEqual([
    ["Website launch", "Complete"],
    ["Mobile app", "In progress"],
    ["AI recommendations", "Upcoming"],
    ["Multi-city expansion", "Future"],
  ]);
  expect(phases((await openContent("/development-roadmap", { lang: "ur" })).html).map(([, state]) => state)).toEqual([
    "Mukammal",
    "Jaari hai",
    "Aane wala",
    "Mustaqbil",
  ]);
});
