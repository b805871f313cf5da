import { expect, test } from "vitest";
import { bannerTable } from "#app/domain/content/banners.ts";
import { faqTable } from "#app/domain/content/faqs.ts";
import { formFields } from "#app/domain/resource/staff-table.ts";
import { formStart } from "./form-start.ts";

const fields = formFields(faqTable);
const saved = { question: "Now?", question_ur: "", answer: "Yes.", answer_ur: "", category: "delivery", order_number: "1" };
const loaded = { ...saved, question: "Before?", category: "general" };
const editor = { row: { id: 7, version: 3 }, values: saved };
const conflict = { field: "question", loaded: "Before?", saved: "Now?", who: "Nadia", at: null };

test("a form begins with what is saved", () => {
  expect(formStart(editor, fields, undefined)).toEqual({ version: 3, loaded: saved, values: saved, conflicts: [] });
});

test("a form with a mistake keeps what was typed and what its changes are measured by", () => {
  const typed = { ...loaded, answer: "" };
  const start = formStart(editor, fields, {
    initialValue: { ...typed, loaded: JSON.stringify(loaded), version: "2" },
    error: {},
  });
  expect(start).toEqual({ version: 2, loaded, values: typed, conflicts: [] });
});

test("after a conflict a field that only somebody else changed shows their value, and one that both changed keeps mine", () => {
  const typed = { ...loaded, question: "Mine?" };
  const start = formStart(editor, fields, {
    initialValue: { ...typed, loaded: JSON.stringify(loaded), version: "2" },
    conflicts: [conflict],
    saved,
  });
  expect(start.values).toEqual({ ...saved, question: "Mine?" });
  expect([start.loaded, start.version]).toEqual([saved, 3]);
});

test("after a conflict a field that was left to the other shows their value, one that was kept shows mine", () => {
  const typed = { ...loaded, question: "Mine?", answer: "My answer." };
  const decided = { resolve_question: "theirs", resolve_answer: "mine" };
  const start = formStart(editor, fields, {
    initialValue: { ...typed, ...decided, loaded: JSON.stringify(loaded), version: "2" },
    conflicts: [conflict],
    saved,
  });
  expect(start.values).toEqual({ ...saved, answer: "My answer." });
});

test("a decision for theirs holds when the form comes back for a mistake elsewhere", () => {
  const typed = { ...saved, question: "Mine?", answer: "" };
  const start = formStart(editor, fields, {
    initialValue: { ...typed, resolve_question: "theirs", loaded: JSON.stringify(saved), version: "3" },
    error: {},
  });
  expect(start.values).toEqual({ ...saved, answer: "" });
});

test("a tick that was taken off stays off when its form comes back, as a browser does not send it", () => {
  const ticks = formFields(bannerTable).filter(({ name }) => name === "active");
  const shown = { row: { id: 7, version: 3 }, values: { active: "on" } };
  const back = (typed: Record<string, string>) =>
    formStart(shown, ticks, { initialValue: { ...typed, loaded: JSON.stringify(shown.values) }, error: {} }).values;
  expect([back({}), back({ active: "on" })]).toEqual([{ active: "off" }, { active: "on" }]);
});

test("line breaks as a browser sends them are no change of mine", () => {
  const lines = { ...loaded, answer: "One.\nTwo." };
  const start = formStart({ ...editor, values: { ...saved, answer: "Three." } }, fields, {
    initialValue: { ...lines, answer: "One.\r\nTwo.", loaded: JSON.stringify(lines) },
    conflicts: [conflict],
  });
  expect(start.values["answer"]).toBe("Three.");
});

test("what a form says it was loaded with is believed only where it is readable", () => {
  for (const broken of ["", "{", "7", "null"])
    expect(formStart(editor, fields, { initialValue: { ...loaded, loaded: broken } }).loaded).toEqual(saved);
});
