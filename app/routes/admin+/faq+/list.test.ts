import { beforeEach, describe, expect, test } from "vitest";
import { takeToast } from "#app/http/toast.server.ts";
import { writeIds } from "#app/lib/id-list.ts";
import { db } from "#app/platform/db.server.ts";
import { faqSection, makeFaq } from "#tests/fixtures/faq-section.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { type Answer, cookieGiven, shownFailure, shownToast, visit } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";

const editor = await makeStaff("editor");
const { open, listed, act, download } = faqSection(editor);

/** The address that the toast of an answer undoes it at. */
const undoOf = (answer: Answer): string =>
  takeToast(visit("/", { cookie: `toast=${cookieGiven(answer, "toast")}` }).request, "en")?.undo ?? "";

beforeEach(async () => {
  await db.faq.deleteMany();
  await db.deletedRow.deleteMany();
});

describe("the list", () => {
  test("a search puts the best match first: the same text, its beginning, a word's beginning, anywhere", async () => {
    for (const question of ["Unrice", "Our rice", "Rice cake", "Rice", "Bread"]) await makeFaq(question, { answer: "Yes." });
    await makeFaq("Flour", { answer: "As for rice" });
    expect(await listed("?q=rice")).toEqual(["Rice", "Rice cake", "Our rice", "Flour", "Unrice"]);
    expect(await listed("?q=cake+RICE")).toEqual(["Rice cake"]);
    expect(await listed("?q=nothing")).toEqual([]);
  });

  test("signs that mean anything to a search of the database are found as they are", async () => {
    for (const question of ["100% fresh", "100 fresh", "snake_case", "snakeXcase", "back\\slash"])
      await makeFaq(question, { answer: "-" });
    expect(await listed("?q=100%25")).toEqual(["100% fresh"]);
    expect(await listed("?q=e_c")).toEqual(["snake_case"]);
    expect(await listed("?q=k%5Cs")).toEqual(["back\\slash"]);
  });

  test("an exact match is found among more hits than are ranked", async () => {
    await db.faq.createMany({ data: Array.from({ length: 1100 }, (_, at) => ({ question: `About rice ${at}`, answer: "-" })) });
    await makeFaq("Rice", { orderNumber: 9999 });
    expect((await listed("?q=rice"))?.[0]).toBe("Rice");
  });

  test("is in the order by hand, or by a column either way; unknown columns are left aside", async () => {
    await makeFaq("Alpha", { orderNumber: 2, category: "b" });
    await makeFaq("Beta", { orderNumber: 1, category: "c" });
    await makeFaq("Gamma", { orderNumber: 1, category: "a" });
    expect(await listed()).toEqual(["Beta", "Gamma", "Alpha"]);
    expect(await listed("?sort=category")).toEqual(["Gamma", "Alpha", "Beta"]);
    expect(await listed("?sort=question&dir=desc")).toEqual(["Gamma", "Beta", "Alpha"]);
    expect(await listed("?sort=createdAt&dir=desc&page=x&tab=y")).toEqual(["Beta", "Gamma", "Alpha"]);
  });

  test("has pages of 50 with the total of all; a page past the end is empty", async () => {
    await db.faq.createMany({
      data: Array.from({ length: 60 }, (_, at) => ({ question: `Q${at}`, answer: "-", orderNumber: at })),
    });
    expect((await open()).list).toMatchObject({ total: 60, perPage: 50 });
    expect(await listed("?page=2")).toEqual(Array.from({ length: 10 }, (_, at) => `Q${at + 50}`));
    expect((await open("?page=3")).list).toMatchObject({ rows: [], total: 60 });
    expect((await open("?q=Q1&page=2")).list).toMatchObject({ rows: [], total: 11 });
  });

  test("is narrowed to what has no Roman Urdu", async () => {
    await makeFaq("Alpha", { questionUr: "Alif" });
    await makeFaq("Beta");
    expect(await listed("?question=missing")).toEqual(["Beta"]);
    expect((await open("?question=other")).query.filters).toEqual({});
  });

  test("counts what is behind its tabs", async () => {
    const { id } = await makeFaq("Alpha");
    await makeFaq("Beta");
    await act(`${id}/delete`, { version: "1" });
    expect((await open()).tabs).toEqual([
      { name: "all", count: 1 },
      { name: "bin", count: 1 },
    ]);
  });

  test("stands without JavaScript, and its form carries what it was loaded with", async () => {
    const { id } = await makeFaq("Alpha");
    expect((await openAdmin("/admin/faq?q=alp", editor)).html).toContain("Alpha");
    const { html } = await openAdmin(`/admin/faq?edit=${id}`, editor);
    for (const name of ["id", "version", "loaded", "question", "question_ur", "answer"]) expect(html).toContain(`name="${name}"`);
  });
});

describe("a saved view", () => {
  test("is the team's, holds what the list knows, and is replaced under its name", async () => {
    expect(shownToast(await act("views", { name: "Short", query: "q=rice&page=3&sort=question&dir=desc&x=1" }))).toContain(
      "Short",
    );
    await act("views", { name: "Short", query: "q=bread" });
    const { views } = await open();
    expect(views).toMatchObject([{ name: "Short", query: "q=bread" }]);
    expect(shownFailure(await act("views", { name: " ", query: "" }))).toBe("Please enter a name.");
    const deleted = await act(`views/${views[0]?.id}/delete`);
    expect(shownToast(deleted)).toContain("deleted");
    expect((await open()).views).toEqual([]);
    const [, query] = undoOf(deleted).split("views/restore");
    await act("views/restore", {}, query);
    expect((await open()).views).toMatchObject([{ name: "Short", query: "q=bread" }]);
    await act(`views/${(await open()).views[0]?.id}/delete`);
    expect(shownFailure(await act(`views/${views[0]?.id}/delete`))).toContain("no longer exists");
  });

  test("keeps the order and forgets the page", async () => {
    await act("views", { name: "All", query: "page=3&sort=question&dir=desc&q=rice" });
    expect((await open()).views[0]?.query).toBe("q=rice&sort=question&dir=desc");
  });
});

describe("a CSV file", () => {
  const upload = (text: string) => {
    const form = new FormData();
    form.append("file", new File([text], "faq.csv", { type: "text/csv" }));
    return act("import", form);
  };
  const idIn = (location: string | null) => new URL(location ?? "", "http://shop.test").searchParams.get("import") ?? "";

  test("goes out and comes back as it was, and changes nothing then", async () => {
    await makeFaq('Is it "fresh", or\nnot?', { answer: "Yes.\nDaily, -5 degrees.", questionUr: "=taaza" });
    const file = await download();
    expect(file.split("\r\n")[0]).toBe("id,version,question,question_ur,answer,answer_ur,category,order_number");
    const { location } = await upload(file);
    expect((await open(`?import=${idIn(location)}`)).imported?.counts).toEqual({ added: 0, changed: 0, same: 1, refused: 0 });
  });

  test("shows line by line what it would do before it is applied, once", async () => {
    const { id } = await makeFaq("Alpha", { category: "a" });
    const stale = await makeFaq("Beta");
    await db.faq.update({ where: { id: stale.id }, data: { version: 2 } });
    const lines = ["id,version,question,answer,order_number", `${id},1,Alpha now,Yes.,3`, `${stale.id},1,Late,Yes.,1`];
    const { location } = await upload(
      [...lines, ",,New,Yes.,", ",,No answer,,2", "999,,Gone,Yes.,1", `${id},,Twice,Yes.,1`].join("\n"),
    );
    const { imported } = await open(`?import=${idIn(location)}`);
    expect(imported?.counts).toEqual({ added: 1, changed: 1, same: 0, refused: 4 });
    expect(
      imported?.rows.map(({ line, name, change, why }) => [line, name, change, why?.split(" ").slice(0, 3).join(" ")]),
    ).toEqual([
      [2, "Alpha", "change", undefined],
      [3, "Beta", "refuse", "Somebody changed this"],
      [4, "New", "add", undefined],
      [5, "", "refuse", "answer: Please fill"],
      [6, "", "refuse", "This entry no"],
      [7, "Alpha", "refuse", "This entry is"],
    ]);
    expect(await db.faq.count()).toBe(2);
    const applied = await act(`import/${idIn(location)}/apply`);
    expect(shownToast(applied)).toBe("1 added, 1 changed, 4 left out.");
    expect(await db.faq.findUniqueOrThrow({ where: { id } })).toMatchObject({ question: "Alpha now", category: "a", version: 2 });
    expect((await open(`?history=${id}`)).history?.entries).toHaveLength(1);
    expect(shownFailure(await act(`import/${idIn(location)}/apply`))).toContain("no longer kept");
    expect(await db.faq.count()).toBe(3);
  });

  test("that is no such file is refused with the reason, and nobody sees another's", async () => {
    expect(shownFailure(await upload(""))).not.toBe(null);
    expect(shownFailure(await upload("colour,size\nred,1"))).toContain("None of the columns");
    expect(shownFailure(await act("import", { file: "text" }))).not.toBe(null);
    const { location } = await upload("question,answer\nMine,Yes.");
    const other = faqSection(await makeStaff("editor"));
    expect((await other.open(`?import=${idIn(location)}`)).imported).toBe(null);
    expect(shownFailure(await other.act(`import/${idIn(location)}/apply`))).toContain("no longer kept");
  });

  test("has only what its list shows", async () => {
    await makeFaq("Alpha", { answer: "-" });
    await makeFaq("Beta", { answer: "-" });
    const file = await download("?q=beta");
    expect([file.includes("Alpha"), file.includes("Beta")]).toEqual([false, true]);
  });
});

describe("many at once", () => {
  test("what would be deleted is shown first; what changed meanwhile stays, the rest can be taken back together", async () => {
    const rows = [await makeFaq("Alpha"), await makeFaq("Beta"), await makeFaq("Gamma")];
    const { bulk } = await open(`?bulk=delete&${rows.map(({ id }) => `id=${id}`).join("&")}`);
    expect(bulk?.rows.map(({ name }) => name)).toEqual(["Alpha", "Beta", "Gamma"]);
    expect((await open("?bulk=delete&all=1&q=gam")).bulk?.rows).toHaveLength(1);
    await db.faq.update({ where: { id: rows[1]?.id ?? 0 }, data: { version: 2 } });
    const form = new FormData();
    for (const { id, version } of bulk?.rows ?? []) {
      form.append("id", String(id));
      form.append("version", String(version));
    }
    expect(shownFailure(await act("bulk/delete", form))).toContain("Done for 2 of 3");
    expect(await listed()).toEqual(["Beta"]);
    const [first, , third] = rows;
    const restored = await act("bulk/restore", {}, `?ids=${writeIds([first?.id ?? 0, third?.id ?? 0])}`);
    expect(shownToast(restored)).toBe("2 entries are restored.");
    expect(await db.faq.count()).toBe(3);
    expect((await open(`?history=${first?.id}`)).history?.entries.map(({ action }) => action)).toEqual(["restore", "delete"]);
  });

  test("Undo is offered for all that were deleted, however many", async () => {
    const many = Array.from({ length: 180 }, (_, at) => ({ question: `Q${at}`, answer: "-" }));
    await db.faq.createMany({ data: many });
    const { bulk } = await open("?bulk=delete&all=1");
    const form = new FormData();
    for (const { id, version } of bulk?.rows ?? []) {
      form.append("id", String(id));
      form.append("version", String(version));
    }
    const deleted = await act("bulk/delete", form);
    expect([shownToast(deleted), await db.faq.count()]).toEqual(["180 entries are deleted.", 0]);
    const [, query] = undoOf(deleted).split("bulk/restore");
    await act("bulk/restore", {}, query);
    expect(await db.faq.count()).toBe(180);
  });
});
