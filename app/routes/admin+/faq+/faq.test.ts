import { beforeEach, describe, expect, test } from "vitest";
import { takeToast } from "#app/http/toast.server.ts";
import { db } from "#app/platform/db.server.ts";
import { faqSection, makeFaq, faqPath as path } from "#tests/fixtures/faq-section.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, cookieGiven, returnedForm, shownFailure, shownToast, visit } from "#tests/fixtures/request.ts";
import { resultOf } from "#tests/fixtures/resource-section.ts";
import { loader as download } from "./$.ts";

const editor = await makeStaff("editor");
const { open, save, act, formOf } = faqSection(editor);
const colleague = faqSection(await makeStaff("editor"));
const viewer = faqSection(await makeStaff("viewer"));
const faq = (id: number) => db.faq.findUniqueOrThrow({ where: { id } });

beforeEach(async () => {
  await db.faq.deleteMany();
  await db.deletedRow.deleteMany();
});

describe("a form", () => {
  test("a new question is saved with its category and order, and its toast names it", async () => {
    const answer = await save({
      question: "Do you deliver?",
      answer: "Yes.\r\nDaily.",
      question_ur: " Ghar tak? ",
      order_number: "3",
    });
    expect([answer.location, shownToast(answer)]).toEqual([path, "“Do you deliver?” is added."]);
    expect(await db.faq.findFirstOrThrow()).toMatchObject({
      ...{ question: "Do you deliver?", answer: "Yes.\nDaily.", questionUr: "Ghar tak?", answerUr: null },
      ...{ category: "general", orderNumber: 3, version: 1 },
    });
  });

  test("a question without its answer is refused above the form and at the field, in both languages", async () => {
    const answer = await save({ question: "Why?", answer: "  " });
    expect(answer.status).toBe(400);
    expect(returnedForm(answer).error).toEqual({ "": ["Question and answer are required"], answer: ["Please fill this in."] });
    expect(returnedForm(answer).initialValue).toMatchObject({ question: "Why?" });
    const urdu = await faqSection({ cookie: `${editor.cookie}; lang=ur` }).save({ question: "Why?" });
    expect(returnedForm(urdu).error[""]).toEqual(["Sawal aur jawab dono zaroori hain"]);
  });

  test("two people who change different fields both get what they wanted, each under their own name", async () => {
    const { id } = await makeFaq("Alpha?");
    const [mine, theirs] = [await formOf(id, { question: "Alpha, mine?" }), await formOf(id, { category: "delivery" })];
    await colleague.save(theirs);
    expect((await save(mine)).location).toBe(path);
    expect(await faq(id)).toMatchObject({ question: "Alpha, mine?", category: "delivery", version: 3 });
    const { history } = await open(`?history=${id}`);
    expect(history?.entries.map(({ changes }) => changes)).toEqual([
      [{ field: "question", before: "Alpha?", after: "Alpha, mine?" }],
      [{ field: "category", before: "general", after: "delivery" }],
    ]);
  });

  test("a field that both changed is asked about, and nothing is written before it is decided", async () => {
    const { id } = await makeFaq("Alpha?");
    const mine = await formOf(id, { question: "Mine?", category: "mine" });
    await colleague.save(await formOf(id, { question: "Theirs?" }));
    const asked = await save(mine);
    expect(asked.status).toBe(409);
    const { conflicts, saved, error } = resultOf(asked);
    expect(conflicts).toMatchObject([{ field: "question", loaded: "Alpha?", saved: "Theirs?", at: expect.any(Date) }]);
    expect([saved?.["question"], error?.[""]?.length]).toEqual(["Theirs?", 1]);
    expect(await faq(id)).toMatchObject({ question: "Theirs?", category: "general", version: 2 });

    const again = { ...mine, loaded: JSON.stringify(saved), asked: "question" };
    expect((await save(again)).status).toBe(409);
    expect((await save({ ...again, resolve_question: "theirs" })).location).toBe(path);
    expect(await faq(id)).toMatchObject({ question: "Theirs?", category: "mine" });
  });

  test("one's own text is written over the other's only when that is chosen, and is asked again when it changed once more", async () => {
    const { id } = await makeFaq("Alpha?");
    const mine = await formOf(id, { question: "Mine?" });
    await colleague.save(await formOf(id, { question: "Theirs?" }));
    const { saved } = resultOf(await save(mine));
    await colleague.save(await formOf(id, { question: "Theirs, later?" }));
    const decided = { ...mine, asked: "question", resolve_question: "mine" };
    const second = await save({ ...decided, loaded: JSON.stringify(saved) });
    expect([second.status, resultOf(second).conflicts?.[0]?.saved]).toEqual([409, "Theirs, later?"]);
    await save({ ...decided, loaded: JSON.stringify(resultOf(second).saved) });
    expect((await faq(id)).question).toBe("Mine?");
  });

  test("a form without what it was loaded with is saved over the version it names, and over no other", async () => {
    const { id } = await makeFaq("Alpha?");
    const bare = { id: String(id), question: "Bare?", answer: "Yes.", version: "1" };
    expect((await save(bare)).location).toBe(path);
    expect((await save({ ...bare, question: "Again?" })).status).toBe(409);
    expect((await save({ ...bare, loaded: "{broken" })).status).toBe(409);
    expect((await faq(id)).question).toBe("Bare?");
  });

  test("line breaks as browsers send them are no change", async () => {
    const { id } = await makeFaq("Alpha?", { answer: "One.\nTwo.\n" });
    await save(await formOf(id, { answer: "One.\r\nTwo." }));
    expect(await faq(id)).toMatchObject({ answer: "One.\nTwo.\n", version: 1 });
  });
});

describe("the bin", () => {
  test("a deleted question can be taken back from its toast, with its number and its history", async () => {
    const { id } = await makeFaq("Alpha?");
    const answer = await act(`${id}/delete`, { version: "1" });
    expect(shownToast(answer)).toBe("“Alpha?” is deleted.");
    const toast = takeToast(visit("/", { cookie: `toast=${cookieGiven(answer, "toast")}` }).request, "en");
    expect(toast?.undo).toBe(`${path}/${id}/restore`);
    expect((await open("?tab=bin")).bin).toMatchObject([{ id, name: "Alpha?" }]);
    expect((await open(`?history=${id}`)).history).toMatchObject({ name: "Alpha?", entries: [{ action: "delete" }] });
    expect(shownToast(await act(`${id}/restore`))).toBe("“Alpha?” is restored.");
    expect(await faq(id)).toMatchObject({ question: "Alpha?", version: 2 });
    expect((await open("?tab=bin")).bin).toEqual([]);
    expect(shownFailure(await act(`${id}/restore`))).toContain("no longer in the bin");
  });

  test("a question that somebody changed meanwhile is not deleted", async () => {
    const { id } = await makeFaq("Alpha?");
    await colleague.save(await formOf(id, { category: "delivery" }));
    for (const form of [{ version: "1" }, {}])
      expect(shownFailure(await act(`${id}/delete`, form as Record<string, string>))).toContain(
        "Somebody changed this meanwhile",
      );
    expect(await db.faq.count()).toBe(1);
  });
});

describe("rights", () => {
  test("a viewer sees the list and no form, and every post is refused", async () => {
    const { id } = await makeFaq("Alpha?");
    expect(await viewer.open("?edit=new")).toMatchObject({ mayEdit: false, editor: null, list: { total: 1 } });
    expect((await viewer.save(await formOf(id, { question: "No?" }))).status).toBe(403);
    for (const rest of [
      `${id}/delete`,
      `${id}/restore`,
      `${id}/up`,
      "bulk/delete",
      "import",
      "import/1/apply",
      "views",
      "views/restore",
      "views/1/delete",
    ])
      expect((await viewer.act(rest, { version: "1" })).status).toBe(403);
    expect((await faq(id)).question).toBe("Alpha?");
  });

  test("the address of a row leads to its form, and that of a new one to an empty form", async () => {
    const led = async (rest: string) =>
      (await answerTo(download(visit(`${path}/${rest}`, { cookie: editor.cookie, params: { "*": rest } })))).location;
    expect([await led("7"), await led("new")]).toEqual(["/admin/faq?edit=7", "/admin/faq?edit=new"]);
  });

  test("an address that names no action is not there", async () => {
    for (const rest of [
      "7/explode",
      "x/delete",
      "7/delete/now",
      "",
      "bulk/explode",
      "bulk/category",
      "import/x/apply",
      "views/1",
    ])
      expect((await act(rest)).status).toBe(404);
  });
});
