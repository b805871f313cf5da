import { expect, test } from "vitest";
import { shortSlotText } from "./slot-text.ts";

test.each([
  ["10:00:00", "10\u00a0am–12\u00a0pm"],
  ["16:00:00", "4–6\u00a0pm"],
  ["08:30:00", "8:30–10:30\u00a0am"],
  ["22:00:00", "10\u00a0pm–12\u00a0am"],
])("a slot that begins at %s is short, and says both halves of the day where they differ", (start, text) => {
  expect(shortSlotText(start)).toBe(text);
});
