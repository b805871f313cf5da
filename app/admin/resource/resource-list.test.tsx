import { expect, test } from "vitest";
import { staffTable } from "#app/domain/resource/staff-table.ts";
import { messages } from "#app/i18n/messages.ts";
import { showPart } from "#tests/support/pages-of.tsx";
import { resource } from "./resource.ts";
import { resourceAddresses } from "./resource-address.ts";
import { ResourceBin } from "./resource-bin.tsx";
import { ResourceFilters } from "./resource-filters.tsx";
import { ResourcePage } from "./resource-page.tsx";
import { ResourcePager } from "./resource-pager.tsx";
import { ResourceTable } from "./resource-table.tsx";
import { ResourceTabs } from "./resource-tabs.tsx";

const shelves = resource({
  table: staffTable({
    model: "Product",
    entity: "test",
    fields: {
      name: { type: "line", max: 60, required: true, bilingual: true },
      categoryId: { type: "reference", required: true },
      popularity: { type: "whole", min: 0, max: 99, default: 0 },
    },
    nameOf: ({ name }) => name,
    orderBy: [{ popularity: "asc" }],
    searched: ["name"],
    filters: ["name", "categoryId"],
    position: "popularity",
  }),
  section: "subcategories",
  texts: messages({
    rows: ["Shelves", "Khaane"],
    none: ["No shelf yet.", "Koi khaana nahin."],
    "none.why": ["Add one.", "Ek banayein."],
    add: ["Add a shelf", "Khaana banayein"],
    edit: ["Edit", "Badlein"],
    "delete.sure": ["Sure?", "Pakka?"],
    "field.name": ["Name", "Naam"],
    "field.category_id": ["Category", "Category"],
    "field.popularity": ["Order", "Tarteeb"],
  }),
  icon: "layers",
  columns: [{ name: "name" }, { name: "popularity", hasArrows: true }],
});

type Shelf = Parameters<typeof shelves.nameOf>[0];

const shelf = (id: number, name: string) =>
  ({ ...{ id, name, version: 1, nameUr: null, categoryId: 4 }, popularity: id }) as unknown as Shelf;
const usual = { q: "", tab: "all", page: 1, sort: "", direction: "asc" as const, filters: {} };
const categories = [
  { id: 4, name: "Fruit" },
  { id: 9, name: "Spices" },
];
const rows = [shelf(1, "Citrus"), shelf(2, "Berries")];

interface Shown {
  query?: Partial<typeof usual> & { filters?: Readonly<Record<string, string>> };
  list?: readonly Shelf[];
  total?: number;
  mayEdit?: boolean;
}

/** What the parts of the page are given. */
function pageOf({ query: changed = {}, list = rows, total = list.length, mayEdit = true }: Shown = {}) {
  const query = { ...usual, ...changed };
  const view = {
    ...{ title: "Shelves", mayEdit, query, list: { rows: list, total, perPage: 2 }, reference: null },
    ...{
      bin: null,
      choices: { categoryId: categories },
      editor: null,
      history: null,
      bulk: null,
      imported: null,
      use: {},
      emptying: null,
      gridColumns: 3 as const,
    },
    tabs: [
      { name: "all", count: 2 },
      { name: "bin", count: 3 },
    ],
    views: [{ id: 5, name: "Only fruit", query: "categoryId=4" }],
  };
  const described = { ...shelves, choices: view.choices };
  return { resource: described, view, addresses: resourceAddresses("/admin/subcategories", query) };
}

const optionsOf = (html: string, name: string) => {
  const [, options = ""] = new RegExp(`<select name="${name}"[^>]*>(.*?)</select>`).exec(html) ?? [];
  return [...options.matchAll(/<option value="([^"]*)"( selected="")?>([^<]*)/g)].map(
    ([, value, isChosen, label]) => `${value}${isChosen ? "*" : ""} ${label}`,
  );
};

test("a list narrowed by a row of another table offers each once, and first of all none of them", async () => {
  const open = await showPart(<ResourceFilters {...pageOf()} />);
  expect(optionsOf(open, "categoryId")).toEqual(["* Category: any", "4 Category: Fruit", "9 Category: Spices"]);
  expect(open).not.toContain("Take off");
  const narrowed = await showPart(<ResourceFilters {...pageOf({ query: { filters: { categoryId: "9" } } })} />);
  expect(optionsOf(narrowed, "categoryId")).toEqual([" Category: any", "4 Category: Fruit", "9* Category: Spices"]);
  expect(narrowed).toContain('href="/admin/subcategories" aria-label="Take off the filter Category"');
});

test("a list that is narrowed to a row which is no longer offered still says so", async () => {
  const html = await showPart(<ResourceFilters {...pageOf({ query: { filters: { categoryId: "77" } } })} />);
  expect(optionsOf(html, "categoryId")).toEqual([
    " Category: any",
    "77* Category: Unknown",
    "4 Category: Fruit",
    "9 Category: Spices",
  ]);
});

test("a search keeps the order of the list and nothing that its own controls say, and the button counts what is set", async () => {
  const query = { q: "cit", page: 3, sort: "name", filters: { categoryId: "4", name: "missing" } };
  const html = await showPart(<ResourceFilters {...pageOf({ query })} />);
  const hidden = [...html.matchAll(/type="hidden" name="(\w+)" value="(\w+)"/g)].map(([, name, value]) => `${name}=${value}`);
  expect(hidden).toEqual(["sort=name"]);
  expect(html).toContain("Filter, 2 set");
  expect(html).toContain('class="resource-clear" href="/admin/subcategories?sort=name"');
  expect(optionsOf(html, "name")).toEqual([" Name in Roman Urdu: any", "missing* Name in Roman Urdu: missing"]);
  expect(await showPart(<ResourceFilters {...pageOf({ query: { tab: "bin" } })} />)).toBe("");
  expect(await showPart(<ResourceFilters {...pageOf()} />)).not.toContain("resource-clear");
});

test("what is listed anew begins at the first page, while the list itself and its pages stay where they are", () => {
  const { list, open, act, fields } = resourceAddresses("/admin/x", { ...usual, q: "rice", page: 3 });
  expect(list()).toBe("/admin/x?q=rice&page=3");
  expect([list({ q: "" }), list({ sort: "name" }), list({ tab: "bin" }), list({ filters: { categoryId: "4" } })]).toEqual([
    "/admin/x",
    "/admin/x?q=rice&sort=name",
    "/admin/x?q=rice&tab=bin",
    "/admin/x?q=rice&categoryId=4",
  ]);
  expect([list({ page: 2 }), list({ page: 1 })]).toEqual(["/admin/x?q=rice&page=2", "/admin/x?q=rice"]);
  expect([open({ edit: 7 }), act("7/delete")]).toEqual(["/admin/x?q=rice&page=3&edit=7", "/admin/x/7/delete?q=rice&page=3"]);
  expect(fields(["page"])).toEqual([["q", "rice"]]);
});

test("every page beyond the end of a list says so and leads to its first, which is never beyond the end", async () => {
  for (const page of [2, 9]) {
    const html = await showPart(<ResourcePage {...pageOf({ query: { page, q: "cit" }, list: [], total: 1 })} />);
    expect(html).toContain("This list has no such page.");
    expect(html).toMatch(/href="\/admin\/subcategories\?q=cit"[^>]*>First page/);
    expect(html).not.toContain("Nothing matches.");
  }
  const first = await showPart(<ResourcePage {...pageOf({ query: { q: "xyz" }, list: [] })} />);
  expect(first).toContain("Nothing matches.");
  expect(first).not.toContain("no such page");
  expect(first).not.toContain("resource-pager");
});

test("an empty section invites those who may add, and an empty filter or tab leads back to all of it", async () => {
  const shown = (query: Shown["query"], mayEdit = true) =>
    showPart(<ResourcePage {...pageOf({ query: query ?? {}, list: [], mayEdit })} />);
  expect(await shown({})).toMatch(/No shelf yet\..*href="\/admin\/subcategories\?edit=new"[^>]*>.*Add a shelf/s);
  expect(await shown({}, false)).not.toContain("edit=new");
  for (const query of [{ tab: "hidden" }, { filters: { categoryId: "4" } }])
    expect(await shown(query)).toMatch(/Nothing matches\..*href="\/admin\/subcategories"[^>]*>Clear/s);
  expect(await shown({ q: "x", sort: "name" })).toMatch(/href="\/admin\/subcategories\?sort=name"[^>]*>Clear/);
});

test("the pager counts the rows that are shown, and a list of one page has no others to go to", async () => {
  const pager = (page: number, total: number) => {
    const addresses = resourceAddresses("/admin/x", { ...usual, page });
    return showPart(<ResourcePager path="/admin/x" list={{ rows: [], total, perPage: 50 }} addresses={addresses} />);
  };
  expect(await pager(1, 0)).toContain("0–0 of 0");
  const [one, first, last] = [await pager(1, 50), await pager(1, 51), await pager(2, 51)];
  expect(one).toContain("1–50 of 50");
  expect(one).not.toContain("resource-step");
  expect(first).toContain("1–50 of 51");
  expect([first.includes('rel="next"'), first.includes('rel="prev"')]).toEqual([true, false]);
  expect(last).toContain("51–51 of 51");
  expect([last.includes('rel="next"'), last.includes('rel="prev"')]).toEqual([false, true]);
  expect(last).toContain("of 2");
});

test("rows of a later page are neither first nor last unless they end the whole list", async () => {
  const arrows = async (page: number, total: number) => {
    const html = await showPart(<ResourceTable {...pageOf({ query: { page }, total })} />);
    return [...html.matchAll(/<button type="submit"( disabled="")? aria-label="Move (\w+) (\w+)/g)].map(
      ([, isOff, name, way]) => `${name} ${way}${isOff ? " no" : ""}`,
    );
  };
  expect(await arrows(2, 9)).toEqual(["Citrus up", "Citrus down", "Berries up", "Berries down"]);
  expect(await arrows(2, 4)).toEqual(["Citrus up", "Citrus down", "Berries up", "Berries down no"]);
  expect(await arrows(1, 9)).toEqual(["Citrus up no", "Citrus down", "Berries up", "Berries down"]);
});

test("the bin leads to the history of what was deleted, names what it hung on, and only who may edit brings it back", async () => {
  const binned = { id: 7, name: "Citrus", deletedAt: new Date("2026-11-20T09:00:00Z"), deletedBy: null };
  const bin = async (mayEdit: boolean) => {
    const page = pageOf({ query: { tab: "bin" }, mayEdit });
    const view = { ...page.view, bin: [{ ...binned, references: { categoryId: 4 } }] };
    return showPart(<ResourceBin {...page} view={view} />);
  };
  const [mine, viewers] = [await bin(true), await bin(false)];
  for (const html of [mine, viewers])
    expect(html).toMatch(/<a href="\/admin\/subcategories\?tab=bin&amp;history=7">Citrus<\/a><small>Fruit<\/small>/);
  expect(mine).toContain('<form method="post" action="/admin/subcategories/7/restore?tab=bin"');
  expect(mine).toContain('aria-label="Restore Citrus"');
  expect(viewers).not.toContain("<form");
});

test("a saved view is the current tab in place of its part of the list, is offered for deletion, and the bin keeps no search", async () => {
  const here = await showPart(<ResourceTabs {...pageOf({ query: { filters: { categoryId: "4" }, page: 2 } })} />);
  expect(here).toMatch(/aria-current="page">Only fruit</);
  expect(here.match(/aria-current/g)).toHaveLength(1);
  expect(here).toContain('aria-label="Delete the view Only fruit"');
  expect(here).toContain('href="/admin/subcategories?tab=bin"');
  const searched = await showPart(<ResourceTabs {...pageOf({ query: { q: "cit" } })} />);
  expect(searched).toMatch(/aria-current="page">All</);
  expect(searched).toContain("Save this view");
  for (const page of [pageOf(), pageOf({ query: { q: "cit" }, mayEdit: false }), pageOf({ query: { tab: "bin", q: "x" } })])
    expect(await showPart(<ResourceTabs {...page} />)).not.toContain("this view");
});
