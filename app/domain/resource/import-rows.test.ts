import { beforeEach, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { findBulkField, readBulkValue } from "./bulk-rows.server.ts";
import { dryRunRows, importRows, saveRowImport } from "./import-rows.server.ts";
import { setRow } from "./set-row.server.ts";
import { staffTable } from "./staff-table.ts";

const { id: by } = await makeUser({ role: "admin" });
const table = staffTable({
  model: "Service",
  entity: "test-imported",
  fields: {
    title: { type: "line", max: 60, required: true },
    description: { type: "text", max: 500, default: "-" },
    iconName: { type: "line", max: 20, default: "leaf" },
    linkUrl: { type: "line", max: 60, default: "/" },
    isActive: { type: "tick", default: true },
  },
  nameOf: ({ title }) => title,
  orderBy: [{ title: "asc" }],
  key: "title",
});
const make = (title: string) =>
  db.service.create({ data: { title, description: "-", iconName: "leaf", linkUrl: "/", isActive: false } });

/** A file that somebody uploaded, as its dry run shows it. */
async function read(...lines: string[]) {
  const saved = await saveRowImport(table, { name: "rows.csv", bytes: new TextEncoder().encode(lines.join("\n")) }, { by });
  if (!saved.ok) throw new Error(saved.refusal.code);
  return { id: saved.value, run: await dryRunRows(table, saved.value, { by }) };
}

beforeEach(() => db.service.deleteMany());

test("a line whose name two rows have is refused, and neither of them changes", async () => {
  const [first, second] = [await make("Same"), await make("Same")];
  await make("Other");
  const { id, run } = await read("title,link_url", "Same,/new", "Other,/new");
  expect(run?.counts).toEqual({ added: 0, changed: 1, same: 0, refused: 1 });
  expect(run?.lines[0]).toMatchObject({ line: 2, problem: { refusal: { code: "row.key-shared", values: { count: 2 } } } });
  await importRows(table, id, { by });
  const after = await db.service.findMany({ where: { id: { in: [first.id, second.id] } } });
  expect(after.map(({ linkUrl }) => linkUrl)).toEqual(["/", "/"]);
});

test("a line with the number of one of two rows of the same name changes that one", async () => {
  const [first, second] = [await make("Same"), await make("Same")];
  const { id } = await read("id,title,link_url", `${second.id},Same,/new`);
  await importRows(table, id, { by });
  expect((await db.service.findUniqueOrThrow({ where: { id: second.id } })).linkUrl).toBe("/new");
  expect((await db.service.findUniqueOrThrow({ where: { id: first.id } })).linkUrl).toBe("/");
});

test("a second line about the same row, by its number or its name, is refused", async () => {
  const { id } = await make("Same");
  const { run } = await read("id,title,link_url", ",Same,/one", `${id},Same,/two`, ",Same,/three", ",New,/four", ",New,/five");
  expect(
    run?.lines.map(({ change, problem }) => [change, problem && "refusal" in problem ? problem.refusal.code : null]),
  ).toEqual([
    ["change", null],
    ["refuse", "row.twice"],
    ["refuse", "row.twice"],
    ["add", null],
    ["refuse", "row.twice"],
  ]);
});

test("columns that the table does not have are named before a file is applied", async () => {
  const { run } = await read("id,Title,Colour,link_url,size", ",New,red,/,9");
  expect(run?.unknown).toEqual(["Colour", "size"]);
  expect((await read("id,version,title", ",,New")).run?.unknown).toEqual([]);
});

test("an empty tick becomes its default; another word is refused with the words that count", async () => {
  const { id, run } = await read("title,is_active", "Empty,", "Off,no", "On,YES", "Unsure,maybe");
  expect(run?.lines.map(({ name, change }) => [name, change])).toEqual([
    ["Empty", "add"],
    ["Off", "add"],
    ["On", "add"],
    ["", "refuse"],
  ]);
  expect(run?.lines[3]?.problem).toMatchObject({ field: "is_active", issue: { message: "tick" } });
  await importRows(table, id, { by });
  const ticks = await db.service.findMany({ orderBy: { title: "asc" } });
  expect(ticks.map(({ title, isActive }) => `${title} ${isActive}`)).toEqual(["Empty true", "Off false", "On true"]);
});

/** What somebody else saves of one field. */
async function saveElsewhere(id: number, name: string, text: string) {
  const field = findBulkField(table, name);
  const value = field && readBulkValue(table, field, text);
  if (!field || !value?.success) throw new Error(name);
  await setRow(table, { id, field, value: value.data }, { by });
}

test("a line without a version leaves what others saved since the file was sent, and is refused where it says something else", async () => {
  const { id } = await make("Shared");
  const stale = await read("id,link_url,is_active", `${id},/new,no`);
  await saveElsewhere(id, "is_active", "yes");
  const outcome = await importRows(table, stale.id, { by });
  expect(outcome).toMatchObject({ ok: true, value: { changed: 1, refused: 0 } });
  expect(await db.service.findUniqueOrThrow({ where: { id } })).toMatchObject({ linkUrl: "/new", isActive: true });

  const contrary = await read("title,link_url,is_active", "Shared,/newest,yes");
  await saveElsewhere(id, "is_active", "no");
  await saveElsewhere(id, "is_active", "yes");
  await saveElsewhere(id, "is_active", "no");
  expect((await dryRunRows(table, contrary.id, { by }))?.lines[0]?.problem ?? null).toEqual(null);
  expect(await importRows(table, contrary.id, { by })).toMatchObject({ ok: true, value: { changed: 1, refused: 0 } });
  expect(await db.service.findUniqueOrThrow({ where: { id } })).toMatchObject({ linkUrl: "/newest", isActive: false });
});

test("a file is read below its preamble, with a comma too many, texts as formulas, and letters in one form", async () => {
  await make("Caf\u00e9");
  const { run } = await read(
    "Taaza Mandi,,",
    "Services of 2026,,",
    "Title,link_url,is_active,",
    'Cafe\u0301,="/new",Yes,',
    "Bare,/bare,-,",
  );
  expect(run?.lines.map(({ name, change }) => [name, change])).toEqual([
    ["Caf\u00e9", "change"],
    ["Bare", "add"],
  ]);
  expect(run?.unknown).toEqual([]);
});

test("a file in the encoding of its country is asked about by its words before it is applied", async () => {
  const bytes = new Uint8Array(Buffer.from("title,link_url\nCaf\u00e9 Nestl\u00e9,/n", "latin1"));
  const saved = await saveRowImport(table, { name: "ansi.csv", bytes }, { by });
  const id = saved.ok ? saved.value : 0;
  expect((await dryRunRows(table, id, { by }))?.guessed).toEqual({
    encoding: "windows-1252",
    words: ["Caf\u00e9", "Nestl\u00e9"],
  });
  expect((await dryRunRows(table, id, { by, encoding: "macintosh" }))?.guessed?.words).toEqual(["CafÈ", "NestlÈ"]);
  expect(await importRows(table, id, { by })).toMatchObject({ refusal: { code: "csv.text-unseen" } });
  expect(await importRows(table, id, { by, encoding: "windows-1252" })).toMatchObject({ value: { added: 1 } });
  expect((await db.service.findFirstOrThrow()).title).toBe("Caf\u00e9 Nestl\u00e9");
});
