import fc from "fast-check";
import { test } from "vitest";
import { provesMerges } from "#tests/fixtures/merges.ts";

test("of ten thousand pairs of edits, every field ends as its last changer wanted, and what nobody touched stays", () => {
  fc.assert(provesMerges(), { numRuns: 10_000 });
});
