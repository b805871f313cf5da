import { beforeEach, describe, expect, test } from "vitest";
import { takeToast } from "#app/http/toast.server.ts";
import type { ResourceResult, ResourceView } from "#app/domain/resource/resource-view.ts";
import type { Faq } from "#app/generated/prisma/client.ts";
import { db } from "#app/platform/db.server.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { type Answer, answerTo, cookieGiven, post, returnedForm, shownToast, visit } from "#tests/fixtures/request.ts";
import { action as act } from "./$.ts";
import { action, loader } from "./index.tsx";

const path = "/admin/faq";
const editor = await makeStaff("editor");
const colleague = await makeStaff("editor");
const viewer = await makeStaff("viewer");

const open = async (query = "", who = editor) => (await answerTo(loader(visit(`${path}${query}`, who)))).body as ResourceView<Faq>;
const save = (form: Record<string, string> | FormData, who = editor) => answerTo(action(post(path, form, who)));
const actOn = (rest: string, form: Record<string, string> = {}, who = editor) =>
  answerTo(act(post(`${path}/${rest}`, form, { cookie: who.cookie, params: { "*": rest } })));
const makeFaq = (question: string, more: Partial<Faq> = {}) => db.faq.create({ data: { question, answer: `${question} Yes.`, ...more } });
const faq = (id: number) => db.faq.findUniqueOrThrow({ where: { id } });
const resultOf = ({ body }: Answer) => (body as { result: ResourceResult }).result;

/** The form of a row as a browser sends it: as loaded, with what somebody typed over it. */
async function formOf(id: number, typed: Record<string, string>): Promise<Record<string, string>> {
  const { editor: opened } = await open(`?edit=${id}`);
  const values = opened?.values ?? {};
  return { id: String(id), version: String(opened?.row?.version), loaded: JSON.stringify(values), ...values, ...typed };
}

beforeEach(async () => {
  await db.faq.deleteMany();
  await db.deletedRow.deleteMany();
});

describe("a form", () => {
  test("a new question is saved with its category and order, and its toast names it", async () => {
    const answer = await save({ question: "Do you deliver?", answer: "Yes.\r\nDaily.", question_ur: " Ghar tak? ", order_number: "3" });
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
    const urdu = await save({ question: "Why?" }, { ...editor, cookie: `${editor.cookie}; lang=ur` });
    expect(returnedForm(urdu).error[""]).toEqual(["Sawal aur jawab dono zaroori hain"]);
  });

  test("two people who change different fields both get what they wanted, each under their own name", async () => {
    const { id } = await makeFaq("Alpha?");
    const [mine, theirs] = [await formOf(id, { question: "Alpha, mine?" }), await formOf(id, { category: "delivery" })];
    await save(theirs, colleague);
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
    await save(await formOf(id, { question: "Theirs?" }), colleague);
    const asked = await save(mine);
    expect(asked.status).toBe(409);
    const { conflicts, saved, error } = resultOf(asked);
    expect(conflicts).toMatchObject([{ field: "question", loaded: "Alpha?", saved: "Theirs?", savedAt: expect.any(Date) }]);
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
    await save(await formOf(id, { question: "Theirs?" }), colleague);
    const { saved } = resultOf(await save(mine));
    await save(await formOf(id, { question: "Theirs, later?" }), colleague);
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
    const answer = await actOn(`${id}/delete`, { version: "1" });
    expect(shownToast(answer)).toBe("“Alpha?” is deleted.");
    const toast = takeToast(visit("/", { cookie: `toast=${cookieGiven(answer, "toast")}` }).request, "en");
    expect(toast?.undo).toBe(`${path}/${id}/restore`);
    expect((await open("?tab=bin")).bin).toMatchObject([{ id, name: "Alpha?" }]);
    expect((await open(`?history=${id}`)).history).toMatchObject({ name: "Alpha?", entries: [{ action: "delete" }] });
    expect(shownToast(await actOn(`${id}/restore`))).toBe("“Alpha?” is restored.");
    expect(await faq(id)).toMatchObject({ question: "Alpha?", version: 2 });
    expect((await open("?tab=bin")).bin).toEqual([]);
    expect(shownToast(await actOn(`${id}/restore`))).toContain("no longer in the bin");
  });

  test("a question that somebody changed meanwhile is not deleted", async () => {
    const { id } = await makeFaq("Alpha?");
    await save(await formOf(id, { category: "delivery" }), colleague);
    for (const form of [{ version: "1" }, {}])
      expect(shownToast(await actOn(`${id}/delete`, form as Record<string, string>))).toContain("Somebody changed this meanwhile");
    expect(await db.faq.count()).toBe(1);
  });
});

describe("rights", () => {
  test("a viewer sees the list and no form, and every post is refused", async () => {
    const { id } = await makeFaq("Alpha?");
    expect(await open(`?edit=${id}`, viewer)).toMatchObject({ mayEdit: false, editor: null, list: { total: 1 } });
    expect((await save(await formOf(id, { question: "No?" }), viewer)).status).toBe(403);
    expect((await actOn(`${id}/delete`, { version: "1" }, viewer)).status).toBe(403);
    expect((await faq(id)).question).toBe("Alpha?");
  });

  test("an address that names no action is not there", async () => {
    for (const rest of ["7/explode", "x/delete", "7/delete/now", ""]) expect((await actOn(rest)).status).toBe(404);
  });
});
