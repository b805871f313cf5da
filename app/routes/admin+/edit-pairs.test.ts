import { expect, test } from "vitest";
import { assertEditPairs, editedRecords } from "#tests/fixtures/edit-pairs/edited-records.ts";
import { runs } from "#tests/fixtures/runs.ts";

test.each(editedRecords)(
  "%s: every field ends as its last changer wanted it, no other moves, and the audit log tells who",
  async (_, record) => {
    await expect(assertEditPairs(record, runs(record.ways.length * 20))).resolves.toBeUndefined();
  },
  120_000,
);
