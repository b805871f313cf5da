import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { faqSection, makeFaq, faqPath as path } from "#tests/fixtures/faq-section.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { returnedForm, shownToast } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";

const editor = await makeStaff("editor");
const viewer = await makeStaff("viewer");
const { save, act, formOf, open } = faqSection(editor);

beforeEach(async () => {
  await db.faq.deleteMany();
  await db.deletedRow.deleteMany();
});

/** A form that somebody has typed into while a colleague deleted its row. */
async function typedAndDeleted(typed: Record<string, string>) {
  const { id } = await makeFaq("Areas?", { category: "delivery" });
  const form = await formOf(id, typed);
  await act(`${id}/delete`, { version: "1" });
  return { id, form };
}

describe("a row that is deleted while somebody edits it", () => {
  test("is not saved; the answer says that it was deleted, and the form still opens with what was typed", async () => {
    const { id, form } = await typedAndDeleted({ answer: "Nearly all." });
    const answer = await save(form, `?edit=${id}`);
    expect([answer.status, returnedForm(answer).error[""]]).toEqual([
      409,
      ["This was deleted while you were typing. What you typed is still here."],
    ]);
    const { html } = await openAdmin(`${path}?edit=${id}`, { ...editor, form });
    expect(html).toContain("Nearly all.");
    expect(html).toContain("“Areas?” was deleted.");
    expect(html).toContain("Save restores the entry with it.");
  });

  test("is restored with what was typed", async () => {
    const { id, form } = await typedAndDeleted({ answer: "Nearly all." });
    const answer = await save({ ...form, missing_restore: "1" }, `?edit=${id}`);
    expect(shownToast(answer)).toBe("“Areas?” is saved.");
    expect(await db.faq.findMany()).toMatchObject([{ id, question: "Areas?", answer: "Nearly all.", category: "delivery" }]);
    expect(await db.deletedRow.count()).toBe(0);
  });

  test("is saved with what was typed although a colleague restored it first", async () => {
    const { id, form } = await typedAndDeleted({ answer: "Nearly all." });
    await act(`${id}/restore`);
    await save({ ...form, missing_restore: "1" }, `?edit=${id}`);
    expect(await db.faq.findMany()).toMatchObject([{ id, answer: "Nearly all." }]);
  });

  test("is added as a new one where that is wanted; the deleted one stays in the bin", async () => {
    const { id, form } = await typedAndDeleted({ question: "Which areas?" });
    const answer = await save({ ...form, missing_restore: "1", missing_add: "1" }, `?edit=${id}`);
    expect(shownToast(answer)).toBe("“Which areas?” is added.");
    const [added] = await db.faq.findMany();
    expect([added?.question, added?.category, added?.id === id]).toEqual(["Which areas?", "delivery", false]);
    expect(await db.deletedRow.count()).toBe(1);
  });

  test("is only added anew once the bin no longer has it", async () => {
    const { id, form } = await typedAndDeleted({ answer: "Nearly all." });
    await db.deletedRow.deleteMany();
    expect((await open(`?edit=${id}`)).editor?.missing).toEqual({ id, name: "Areas?", isBinned: false });
    const { html } = await openAdmin(`${path}?edit=${id}`, { ...editor, form });
    expect(html).toContain("You can add it as a new entry.");
    expect(html).not.toContain('name="missing_restore"');
  });
});

describe("the address of a form", () => {
  test("whose row was deleted says so and offers it back from the bin, but not to those who may only view", async () => {
    const { id } = await typedAndDeleted({});
    const { html } = await openAdmin(`${path}?edit=${id}`, editor);
    expect(html).toContain("“Areas?” was deleted.");
    expect(html).toContain(`action="${path}/${id}/restore"`);
    const viewed = await openAdmin(`${path}?edit=${id}`, viewer);
    expect(viewed.html).toContain("“Areas?” was deleted.");
    expect(viewed.html).not.toContain("/restore");
  });

  test("whose row never was says that there is none", async () => {
    expect((await openAdmin(`${path}?edit=99999`, editor)).html).toContain("There is no such entry.");
  });
});
