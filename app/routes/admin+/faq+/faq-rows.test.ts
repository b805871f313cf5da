import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { faqSection, makeFaq, faqPath as path } from "#tests/fixtures/faq-section.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { returnedForm, shownFailure, shownToast } from "#tests/fixtures/request.ts";
import { withoutTable } from "#tests/fixtures/without-table.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";

const editor = await makeStaff("editor");
const { save, act, formOf, listed } = faqSection(editor);
const html = async (query = "") => (await openAdmin(path + query, editor)).html;
const only = () => db.faq.findFirstOrThrow();

beforeEach(async () => {
  await db.faq.deleteMany();
  await db.deletedRow.deleteMany();
});

describe("the questions", () => {
  test("B2.38 B7.52 are listed by their order number, and narrowed by a search", async () => {
    for (const [at, question] of ["Charges?", "Areas?", "Times?"].entries()) await makeFaq(question, { orderNumber: 9 - at });
    expect(await listed()).toEqual(["Times?", "Areas?", "Charges?"]);
    expect(await listed("?q=area")).toEqual(["Areas?"]);
    expect(await html("?q=area")).not.toContain("Charges?");
    expect(await html()).toMatch(/<form[^>]*role="search"(?:(?!<\/form>).)*<input type="search" name="q"/s);
  });

  test("B2.39 show their category as a badge", async () => {
    await makeFaq("Areas?", { category: "delivery" });
    expect(await html()).toMatch(/<span class="badge[^"]*">delivery<\/span>/);
  });

  test("B4.20 have no way up at the top and none down at the bottom", async () => {
    for (const [at, question] of ["One", "Two", "Three"].entries()) await makeFaq(question, { orderNumber: at });
    const page = await html();
    const arrow = (name: string) => page.match(new RegExp(`<button type="submit"([^>]*)aria-label="${name}"`))?.[1];
    expect(["Move One up", "Move Three down"].map(arrow)).toEqual([' disabled="" ', ' disabled="" ']);
    expect(["Move One down", "Move Two up", "Move Two down", "Move Three up"].map(arrow)).toEqual([" ", " ", " ", " "]);
  });

  test("B7.55 change places with the neighbour: the order numbers are swapped, and nothing else", async () => {
    const rows = [await makeFaq("One", { orderNumber: 2 }), await makeFaq("Two", { orderNumber: 5 })];
    await makeFaq("Three", { orderNumber: 9 });
    expect((await act(`${rows[1]?.id}/up`, { version: "1" })).location).toBe(path);
    const after = await db.faq.findMany({ orderBy: { orderNumber: "asc" } });
    expect(after.map(({ question, orderNumber }) => [question, orderNumber])).toEqual([
      ["Two", 2],
      ["One", 5],
      ["Three", 9],
    ]);
    for (const row of rows) {
      const { orderNumber: _, version: __, ...others } = row;
      expect(after.find(({ id }) => id === row.id)).toMatchObject(others);
    }
    await act(`${rows[1]?.id}/down`, { version: "2" });
    expect(await listed()).toEqual(["One", "Two", "Three"]);
  });

  test("B8.37 say 'Failed to load data' where they cannot be read, and 'Failed to reorder FAQs' where one cannot be moved", async () => {
    const { id } = await makeFaq("One");
    await withoutTable("faqs", async () => {
      expect(await html()).toContain("Failed to load data");
      expect(shownFailure(await act(`${id}/up`, { version: "1" }))).toBe("Failed to reorder FAQs");
    });
  });
});

describe("a question", () => {
  test("B3.27 B7.53 B7.54 is added and edited in a dialog with question, answer, category and order; a save says when", async () => {
    const dialog = await html("?edit=new");
    expect(dialog).toMatch(/<h2[^>]*>Add FAQ<\/h2>/);
    for (const name of ["question", "answer", "category", "order_number"]) expect(dialog).toContain(`name="${name}"`);
    await save({ question: "Areas?", answer: "All of Multan.", category: "delivery", order_number: "4" });
    const [added, other] = [await only(), await makeFaq("Times?")];
    expect(added).toMatchObject({ question: "Areas?", answer: "All of Multan.", category: "delivery", orderNumber: 4 });
    expect([added.id > 0, added.createdAt instanceof Date]).toEqual([true, true]);
    expect(await html(`?edit=${added.id}`)).toMatch(/<h2[^>]*>Edit FAQ<\/h2>/);
    const edited = { question: "Which areas?", answer: "Nearly all.", category: "areas", order_number: "7" };
    await save(await formOf(added.id, edited));
    const after = await db.faq.findUniqueOrThrow({ where: { id: added.id } });
    expect(await db.faq.findUnique({ where: { id: other.id } })).toEqual(other);
    expect(after).toMatchObject({ id: added.id, question: "Which areas?", answer: "Nearly all.", category: "areas" });
    expect([after.orderNumber, after.createdAt]).toEqual([7, added.createdAt]);
    expect(after.updatedAt.getTime()).toBeGreaterThan(added.updatedAt.getTime());
  });

  test("B5.38 without question or answer is refused with 'Question and answer are required'", async () => {
    for (const form of [
      { question: "Why?", answer: " " },
      { question: "", answer: "So." },
      { question: " ", answer: "" },
    ]) {
      const answer = await save(form);
      expect([answer.status, returnedForm(answer).error[""]]).toEqual([400, ["Question and answer are required"]]);
    }
    expect(await db.faq.count()).toBe(0);
  });

  test("B9.17 begins in the category general and at order 0", async () => {
    const dialog = await html("?edit=new");
    expect(dialog).toMatch(/name="category"[^>]*value="general"|value="general"[^>]*name="category"/);
    expect(dialog).toMatch(/name="order_number"[^>]*value="0"|value="0"[^>]*name="order_number"/);
    await save({ question: "Why?", answer: "So.", category: "", order_number: "" });
    expect(await only()).toMatchObject({ category: "general", orderNumber: 0 });
  });

  test("B7.56 is deleted by its id after 'Are you sure you want to delete this FAQ?'", async () => {
    const [{ id }, other] = [await makeFaq("Areas?"), await makeFaq("Times?")];
    expect(await html()).toMatch(
      new RegExp(`action="${path}/${id}/delete"(?:(?!</form>).)*<p>Are you sure you want to delete this FAQ\\?</p>`, "s"),
    );
    expect(shownToast(await act(`${id}/delete`, { version: "1" }))).toBe("“Areas?” is deleted.");
    expect(await db.faq.findMany()).toEqual([other]);
  });
});
