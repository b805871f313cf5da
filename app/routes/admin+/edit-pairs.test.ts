import { expect, test } from "vitest";
import { assertEditPairs, editedRecords } from "#tests/fixtures/edit-pairs/edited-records.ts";
import { runs } from "#tests/fixtures/runs.ts";

/** How many pairs of each record; `EDIT_PAIRS=2000` tries ten thousand in all, which takes ten minutes and more. */
const pairsOf = (ways: readonly unknown[]): number => Number(process.env["EDIT_PAIRS"]) || runs(ways.length * 20);

test.each(editedRecords)(
  "%s: every field ends as its last changer wanted it, no other moves, and the audit log tells who",
  async (_, record) => {
    await expect(assertEditPairs(record, pairsOf(record.ways))).resolves.toBeUndefined();
  },
  process.env["EDIT_PAIRS"] ? 1_800_000 : 120_000,
);
