import { expect, test } from "vitest";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";

const viewer = await makeStaff("viewer");

const open = async (query = "", lang: "en" | "ur" = "en") => (await openAdmin(`/admin/help${query}`, { ...viewer, lang })).html;
const sectionsIn = (html: string) => [...html.matchAll(/<summary><svg.*?<h2>(.*?)<\/h2>/g)].map(([, name]) => name);

test("B2.51 the help is an accordion of sections, which opens without JavaScript", async () => {
  const html = await open();
  for (const name of ["Dashboard", "Products", "Categories", "Orders", "Users", "Reviews", "Packages", "Videos", "Settings"])
    expect(sectionsIn(html)).toContain(name);
  expect(html).not.toContain('<details open="" class="help-section"');
  expect((await open("?section=orders")).match(/<details open="" class="help-section"[^>]*><summary>.*?<h2>(.*?)</)?.[1]).toBe(
    "Orders",
  );
});

test("B2.49 a search shows the sections that say it, opened, and tells when none does", async () => {
  const html = await open("?q=invoice");
  expect(sectionsIn(html)).toEqual(["Orders"]);
  expect(html).toContain('<details open=""');
  expect(await open("?q=xylophone")).toContain("No answer matches.");
  expect(sectionsIn(await open("?q=tasveer", "ur"))).toContain("Products");
});

test("B2.50 a category narrows it, and an unknown one is all of it", async () => {
  const tabs = /<nav class="tabs"[^>]*>(.*?)<\/nav>/s.exec(await open())?.[1] ?? "";
  expect([...tabs.matchAll(/>(\w+)<\/a>/g)].map(([, label]) => label)).toEqual(["All", "Core", "Commerce", "Content", "System"]);
  expect(sectionsIn(await open("?category=core"))).toEqual([
    "Dashboard",
    "Users",
    "Team Management",
    "Analytics",
    "Cart Abandonment",
    "Statistics",
  ]);
  for (const [category, section] of [
    ["commerce", "Orders"],
    ["content", "Videos"],
    ["system", "Settings"],
  ] as const) {
    const shown = sectionsIn(await open(`?category=${category}`));
    expect(
      ["Dashboard", "Orders", "Videos", "Settings"].filter((name) => shown.includes(name)),
      category,
    ).toEqual([section]);
  }
  expect(sectionsIn(await open("?category=pink"))).toEqual(sectionsIn(await open()));
  expect(await open("?category=system&q=theme")).toMatch(/<input type="hidden" name="category" value="system"/);
});

test("A6.11 it leads to the sections this person may open and to no other", async () => {
  const html = await open("?q=a");
  const main = html.slice(html.indexOf("<main"));
  expect(main).toContain('href="/admin/orders"');
  expect(main).not.toContain('href="/admin/team"');
});

test("A2.104 the assistant and the documentation speak from the same topics; the page of the help needs no assistant", async () => {
  expect(await open()).toContain("How do I add a product?");
});
