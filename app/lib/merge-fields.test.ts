import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeFields } from "#app/lib/merge-fields.ts";
import { provesMerges } from "#tests/fixtures/merges.ts";

test("of a thousand pairs of edits, every field ends as its last changer wanted, and what nobody touched stays", () => {
  fc.assert(provesMerges(), { numRuns: 1000 });
});

const loaded = { a: "1", b: "1" };

test("a change that somebody else made too is no conflict", () => {
  expect(mergeFields({ loaded, mine: { a: "2", b: "1" }, saved: { a: "2", b: "1" } })).toEqual({ write: [], conflicts: [] });
});

test("a field that was asked about stays open until it is decided", () => {
  const asking = { loaded, mine: { a: "2", b: "1" }, saved: loaded, asked: ["a"] };
  expect(mergeFields(asking)).toEqual({ write: [], conflicts: ["a"] });
  expect(mergeFields({ ...asking, resolved: { a: "mine" } })).toEqual({ write: ["a"], conflicts: [] });
  expect(mergeFields({ ...asking, resolved: { a: "theirs" } })).toEqual({ write: [], conflicts: [] });
});

test("a decision does not reach over what was saved after it was asked for", () => {
  const later = { loaded, mine: { a: "2", b: "1" }, saved: { a: "3", b: "1" }, asked: ["a"] };
  expect(mergeFields({ ...later, resolved: { a: "mine" } })).toEqual({ write: [], conflicts: ["a"] });
});
