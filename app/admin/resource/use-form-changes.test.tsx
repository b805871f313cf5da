import { expect, test } from "vitest";
import { faqTable } from "#app/domain/content/faqs.ts";
import { formFields } from "#app/domain/resource/staff-table.ts";
import { showPart } from "#tests/support/pages-of.tsx";
import { useFormChanges } from "./use-form-changes.ts";

const fields = formFields(faqTable);
const loaded = {
  question: "Open?",
  question_ur: "",
  answer: "One.\nTwo.",
  answer_ur: "",
  category: "general",
  order_number: "1",
};

function Changed({ typed }: { typed: Partial<typeof loaded> }) {
  const start = { version: 1, loaded, values: { ...loaded, ...typed }, conflicts: [] };
  const { changed } = useFormChanges({ current: null }, fields, start);
  return <output>{changed.map(({ name }) => name).join()}</output>;
}

const changedBy = async (typed: Partial<typeof loaded>) => (await showPart(<Changed typed={typed} />)).replace(/<[^>]*>/g, "");

test("what is not saved yet is every field whose text differs, but not by blanks at its ends or by a browser's line breaks", async () => {
  expect(await changedBy({})).toBe("");
  expect(await changedBy({ question: " Open? ", answer: "One.\r\nTwo.\n" })).toBe("");
  expect(await changedBy({ question: "Shut?", answer: "One. Two." })).toBe("question,answer");
});
