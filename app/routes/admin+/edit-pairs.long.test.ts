import { expect, test } from "vitest";
import { assertEditPairs, editedRecords } from "#tests/fixtures/edit-pairs/edited-records.ts";

const pairs = 10_000;

test.each(editedRecords)(
  "of ten thousand pairs of edits in all, those of %s end as the last changer of each field wanted",
  async (_, record) => {
    await expect(assertEditPairs(record, pairs / editedRecords.length)).resolves.toBeUndefined();
  },
  1_800_000,
);
