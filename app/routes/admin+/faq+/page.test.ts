import { beforeEach, describe, expect, test } from "vitest";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";

const editor = await makeStaff("editor");
const viewer = await makeStaff("viewer");
const path = "/admin/faq";

const makeFaq = (question: string, more: { questionUr?: string; orderNumber?: number; category?: string } = {}) =>
  db.faq.create({ data: { question, answer: "Yes.", ...more } });

const open = async (query = "", visit: Parameters<typeof openAdmin>[1] = editor) =>
  (await openAdmin(path + query, { cookie: editor.cookie, ...visit })).html;

beforeEach(async () => {
  await db.faq.deleteMany();
  await db.deletedRow.deleteMany();
});

describe("the list without JavaScript", () => {
  test("shows a question with its Roman Urdu below it, and says which rows of how many are shown", async () => {
    await makeFaq("Alpha?", { questionUr: "Alif?" });
    const html = await open();
    expect(html).toMatch(/<a href="[^"]*edit=\d+">Alpha\?<\/a><small>Alif\?<\/small>/);
    expect(html).toContain("1–1 of 1");
  });

  test("a head sorts by its column, once more the other way, and says how the list is sorted", async () => {
    for (const question of ["Alpha?", "Beta?"]) await makeFaq(question);
    expect(await open()).toContain('href="/admin/faq?sort=question"');
    const sorted = await open("?sort=question");
    expect(sorted).toContain('aria-sort="ascending"');
    expect(sorted).toContain('href="/admin/faq?sort=question&amp;dir=desc"');
    const html = await open("?sort=question&dir=desc");
    expect(html).toContain('aria-sort="descending"');
    expect(html.indexOf("Beta?")).toBeLessThan(html.indexOf("Alpha?"));
  });

  test("a set filter can be taken off alone, and no address has an empty value", async () => {
    await makeFaq("Alpha?");
    const html = await open("?q=alph&question=missing");
    expect(html).toContain('href="/admin/faq?q=alph" aria-label="Take off the filter Question in Roman Urdu"');
    expect(html).not.toMatch(/href="[^"]*[?&;]\w+=(&|")/);
  });

  test("a page can be typed, and the ways to its neighbours keep the search", async () => {
    await db.faq.createMany({ data: Array.from({ length: 120 }, (_, at) => ({ question: `Number ${at}?`, answer: "Yes." })) });
    const html = await open("?q=number&page=2");
    expect(html).toContain("51–100 of 120");
    expect(html).toMatch(/<input[^>]*name="page"[^>]*value="2"/);
    expect(html).toContain('href="/admin/faq?q=number" rel="prev"');
    expect(html).toContain('href="/admin/faq?q=number&amp;page=3" rel="next"');
    expect(await open("?page=9")).toContain("This list has no such page.");
    const [first, last] = [await open("?q=number"), await open("?q=number&page=3")];
    expect(first).toContain('class="resource-clear" href="/admin/faq"');
    expect(first).not.toContain('rel="prev"');
    expect(last).toContain("101–120 of 120");
    expect(last).not.toContain('rel="next"');
  });

  test("nothing that matches says so and leads back to the whole list; an empty section says what it is for", async () => {
    expect(await open()).toContain("No FAQs yet.");
    await makeFaq("Alpha?");
    const html = await open("?q=xylophone");
    expect(html).toContain("Nothing matches.");
    expect(html).toMatch(/<a href="\/admin\/faq"[^>]*>Clear<\/a>/);
  });

  test("the first row can't be moved up nor the last one down, and a sorted list has no order to move in", async () => {
    for (const [at, question] of ["Alpha?", "Beta?"].entries()) await makeFaq(question, { orderNumber: at });
    const html = await open();
    const buttons = [...html.matchAll(/<button type="submit"( disabled="")?>(?:(?!<\/button>).)*Move (up|down)/g)];
    expect(buttons.map(([, disabled, way]) => `${way}${disabled ? " no" : ""}`)).toEqual(["up no", "down", "up", "down no"]);
    expect(await open("?sort=question")).not.toContain("Move up");
  });

  test("deleting is asked about in the row's own menu, with the version that is on screen", async () => {
    const { id } = await makeFaq("Alpha?");
    const html = await open("?q=alph");
    expect(html).toContain("Are you sure you want to delete this FAQ?");
    expect(html).toContain(`action="/admin/faq/${id}/delete?q=alph"`);
    expect(html).toContain('name="version" value="1"');
  });

  test("the team's views stand behind the parts of the list, before the bin", async () => {
    await db.savedView.deleteMany();
    await db.savedView.create({ data: { entity: "faq", name: "Delivery", query: "q=delivery" } });
    expect(await open("?q=delivery")).toMatch(/aria-current="page">Delivery</);
    expect(await open("?q=delivery")).not.toMatch(/aria-current="page">All</);
    const html = await open();
    expect(html).toMatch(/class="resource-tab-end"[^>]*>Bin</);
    const [all, view, bin] = [html.indexOf(">All<"), html.indexOf(">Delivery<"), html.indexOf(">Bin<")];
    expect([all < view, view < bin]).toEqual([true, true]);
    await db.savedView.deleteMany();
  });

  test("what happened to a row last stands beside its form, and beside no new one", async () => {
    const { id } = await makeFaq("Alpha?");
    const change = { before: { category: "general" }, after: { category: "delivery" } };
    await db.$transaction((tx) => recordAudit(tx, { by: editor.id, action: "save", entity: "faq", id, ...change }));
    const html = await open(`?edit=${id}`);
    const beside = /<aside class="resource-form-history".*?<\/aside>/s.exec(html)?.[0] ?? "";
    expect(beside).toContain("Category: general → delivery");
    expect(await open("?edit=new")).not.toContain("resource-form-history");
  });

  test("a viewer reads a whole row in words, without a form", async () => {
    const { id } = await makeFaq("Alpha?", { questionUr: "Alif?", category: "delivery" });
    const html = await open(`?edit=${id}`, viewer);
    for (const read of ["<dt>Question</dt><dd>Alpha?</dd>", "<dd>Alif?</dd>", "<dd>Yes.</dd>", "<dd>delivery</dd>"])
      expect(html).toContain(read);
    expect(html).not.toContain("<textarea");
    expect(await open("", viewer)).toContain(`href="/admin/faq?edit=${id}"`);
  });

  test("a viewer reads the list and its history, and finds nothing to press", async () => {
    const { id } = await makeFaq("Alpha?");
    const html = await open("", viewer);
    expect(html).toContain(`href="/admin/faq?history=${id}"`);
    for (const word of ["Add FAQ", "Delete", "Choose Alpha", "Import"]) expect(html).not.toContain(word);
  });

  test("an empty bin says how long things stay in it", async () => {
    expect(await open("?tab=bin")).toContain("stays here for 30 days");
  });

  test("what would be deleted is shown row by row before it is", async () => {
    const rows = [await makeFaq("Alpha?"), await makeFaq("Beta?"), await makeFaq("Gamma?")];
    const html = await open(`?bulk=delete&id=${rows[0]?.id}&id=${rows[2]?.id}`);
    expect(html).toContain("Delete: 2 rows");
    const [form = ""] = /<form[^>]*action="\/admin\/faq\/bulk\/delete".*?<\/form>/s.exec(html) ?? [];
    expect([...form.matchAll(/name="id" value="(\d+)"/g)].map(([, id]) => Number(id))).toEqual([rows[0]?.id, rows[2]?.id]);
  });
});

describe("the form without JavaScript", () => {
  const formIn = (html: string) => /<form[^>]*id="resource-form".*?<\/form>/s.exec(html)?.[0] ?? "";
  const hidden = (form: string, name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(form)?.[1]?.replaceAll("&quot;", '"') ?? "";

  test("carries the values as they were loaded, and marks the language that is missing", async () => {
    const { id } = await makeFaq("Alpha?");
    const form = formIn(await open(`?edit=${id}`));
    expect(JSON.parse(hidden(form, "loaded"))).toMatchObject({ question: "Alpha?", question_ur: "" });
    expect(form).toContain("<span>missing</span>");
    expect(form).not.toContain("noValidate");
  });

  test("comes back with what was typed, a sentence at each wrong field, and a summary that leads to them", async () => {
    const { id } = await makeFaq("Alpha?");
    const loaded = hidden(formIn(await open(`?edit=${id}`)), "loaded");
    const { html, status } = await openAdmin(`${path}?edit=${id}`, {
      cookie: editor.cookie,
      form: {
        id: String(id),
        version: "1",
        loaded,
        question: "Alpha, better?",
        answer: "",
        category: "general",
        order_number: "0",
      },
    });
    expect(status).toBe(400);
    const form = formIn(html);
    expect(form).toContain("Question and answer are required");
    expect(form).toContain('href="#editor-answer"');
    expect(form).toContain('value="Alpha, better?"');
    expect(hidden(form, "loaded")).toBe(loaded);
  });

  test("asks field by field about what two people changed, with nothing chosen beforehand", async () => {
    const { id } = await makeFaq("Alpha?", { category: "general" });
    const loaded = hidden(formIn(await open(`?edit=${id}`)), "loaded");
    await db.faq.update({ where: { id }, data: { question: "Theirs?", category: "delivery", version: 2 } });
    const { html, status } = await openAdmin(`${path}?edit=${id}`, {
      cookie: editor.cookie,
      form: { id: String(id), version: "1", loaded, question: "Mine?", answer: "Yes.", category: "general", order_number: "0" },
    });
    expect(status).toBe(409);
    const form = formIn(html);
    expect(form).toContain("Question: which one holds?");
    for (const value of ["Alpha?", "Theirs?", "Mine?"]) expect(form).toContain(`>${value}<`);
    const radios = form.match(/<input type="radio"[^>]*>/g) ?? [];
    expect(radios).toHaveLength(2);
    for (const radio of radios) expect(radio).toMatch(/name="resolve_question"/);
    expect(radios.join()).not.toContain("checked");
    expect(JSON.parse(hidden(form, "loaded"))).toMatchObject({ question: "Theirs?", category: "delivery" });
    expect(form).toMatch(/name="category"[^>]*value="delivery"|value="delivery"[^>]*name="category"/);
    expect(hidden(form, "version")).toBe("2");
  });

  test("in Roman Urdu every word of it is Roman Urdu", async () => {
    const { id } = await makeFaq("Alpha?");
    const form = formIn(await open(`?edit=${id}`, { cookie: editor.cookie, lang: "ur" }));
    for (const word of ["Sawal", "Jawab", "Tarteeb", "nahin hai", "Chhor dein"]) expect(form).toContain(word);
  });
});
