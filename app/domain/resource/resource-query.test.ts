import { expect, test } from "vitest";
import { rankHits } from "./rank-hits.ts";
import { readQuery, writeQuery } from "./resource-query.ts";
import { staffTable } from "./staff-table.ts";

const table = staffTable({
  model: "Service",
  entity: "test",
  fields: { isActive: { type: "tick" } },
  nameOf: ({ title }) => title,
  orderBy: [{ title: "asc" }],
  filters: ["isActive"],
});
const again = (address: string) => writeQuery(readQuery(table, new URLSearchParams(address)));

test("what the address of a list asks for is written as it was read, without what is usual", () => {
  for (const address of ["", "page=2", "q=rice&isActive=on&page=3", "tab=bin", "sort=title&dir=desc"])
    expect(again(address)).toBe(address);
  expect(again("q=&tab=all&isActive=maybe&sort=&dir=desc&page=1")).toBe("");
});

test("the part of a list may be asked for as its view, a filter by its column in the database; the list's own words come first", () => {
  expect(again("view=bin")).toBe("tab=bin");
  expect(again("tab=all&view=bin")).toBe("");
  expect(again("view=nonsense")).toBe("");
  expect(again("is_active=on")).toBe("isActive=on");
  expect(again("isActive=off&is_active=on")).toBe("isActive=off");
});

test("a search is cut at a hundred characters, and a page that is no number is the first", () => {
  expect(readQuery(table, new URLSearchParams({ q: "x".repeat(101), page: "-2" }))).toMatchObject({
    q: "x".repeat(100),
    page: 1,
  });
});

test("of two equal matches the one in the more telling column stands first", () => {
  const hits = [
    ["Flour", "Rice"],
    ["Rice", "Flour"],
  ];
  expect(rankHits(hits, "rice", (texts) => texts)).toEqual([hits[1], hits[0]]);
});
