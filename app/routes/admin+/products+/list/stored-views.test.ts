import { expect, test } from "vitest";
import { readViews, withView } from "./stored-views.ts";

const low = { name: "Nearly gone", query: "?stock=low" };

test("views are kept by name, the newest of twenty last", () => {
  expect(withView([low], { ...low, query: "?stock=out" })).toEqual([{ ...low, query: "?stock=out" }]);
  const many = Array.from({ length: 25 }, (_, number) => ({ name: `View ${number}`, query: "?" }));
  const kept = many.reduce((views, view) => withView(views, view), [low]);
  expect([kept.length, kept.at(-1)?.name]).toEqual([20, "View 24"]);
});

test("what is no view, such as an address elsewhere, is not shown", () => {
  const bad = [{ name: "x", query: "//evil.test" }, { name: "x" }, null, 7, { name: 3, query: "?" }];
  expect(readViews(JSON.stringify([low, ...bad]))).toEqual([low]);
  for (const text of [null, "", "{", "{}", "7"]) expect(readViews(text)).toEqual([]);
});
