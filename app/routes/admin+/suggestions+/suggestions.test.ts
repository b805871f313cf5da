import { beforeEach, expect, test } from "vitest";
import type { Suggestion } from "#app/generated/prisma/client.ts";
import { db } from "#app/platform/db.server.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { shownFailure, shownToast } from "#tests/fixtures/request.ts";
import { resourceSection } from "#tests/fixtures/resource-section.ts";
import { withoutTable } from "#tests/fixtures/without-table.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action as act, loader as download } from "./$.ts";
import { action, loader } from "./index.tsx";

const path = "/admin/suggestions";
const routes = { path, loader, action, act, download };
const editor = await makeStaff("editor");
const viewer = await makeStaff("viewer");
const section = resourceSection<Suggestion>(routes, editor);
const html = async (query = "", as = editor) => (await openAdmin(path + query, as)).html;
const written = { subject: "Fish", name: "Sana Rafiq", email: "sana@made.test", message: "Please sell fresh fish." };
const make = (more: Partial<Suggestion> = {}) => db.suggestion.create({ data: { ...written, ...more } });
const statusOf = async (id: number) => (await db.suggestion.findUniqueOrThrow({ where: { id } })).status;

/** The status buttons of a page, those of the menus left out: what each says, and whether it is disabled. */
const buttonsIn = (page: string) =>
  [
    ...page.matchAll(
      /action="\/admin\/suggestions\/\d+\/status\/(\w+)"[^>]*>(?:<input type="hidden"[^>]*>)*\s*<button[^>]* class="button[^>]*>/g,
    ),
  ].map(([button, status]) => [status, button.includes("disabled")]);

/** What the menu of a row offers to mark it as. */
const marksIn = (page: string) => [...page.matchAll(/>(Mark as \w+)<\/button>/g)].map(([, mark]) => mark);

beforeEach(async () => {
  await db.suggestion.deleteMany();
});

test("B3.29 B7.66 the suggestions are listed with status buttons, and one shows all that its author wrote", async () => {
  const { id } = await make({ createdAt: new Date("2026-11-20T10:00:00Z") });
  const list = await html();
  for (const text of ["Fish", "Sana Rafiq", "Please sell fresh fish.", "New"]) expect(list).toContain(text);
  expect(buttonsIn(list).map(([status]) => status)).toEqual(["reviewed", "implemented", "rejected"]);
  expect(marksIn(list)).toEqual(["Mark as reviewed", "Mark as implemented", "Mark as rejected"]);
  const page = await html(`?edit=${id}`);
  for (const text of ["Fish", "Sana Rafiq", "sana@made.test", "Please sell fresh fish.", "New", "20 Nov 2026"])
    expect(page).toContain(text);
  expect(page).toMatch(new RegExp(`#(<!-- -->)?${id}`));
});

test("a suggestion is answered by the number or the address that its author left", async () => {
  const { id } = await make({ email: "", phone: "+923012345678" });
  const page = await html(`?edit=${id}`);
  expect(page).toContain('href="tel:+923012345678"');
  expect(page).toContain('href="https://wa.me/923012345678"');
  expect(page).not.toContain("mailto:");
  expect(await html(`?edit=${(await make()).id}`)).toContain('href="mailto:sana@made.test"');
});

test("B4.14 the button of the present status is disabled, and the row's menu does not offer it", async () => {
  await make({ status: "implemented" });
  const page = await html();
  expect(buttonsIn(page)).toEqual([
    ["reviewed", false],
    ["implemented", true],
    ["rejected", false],
  ]);
  expect(marksIn(page)).toEqual(["Mark as reviewed", "Mark as rejected"]);
});

test("B7.67 B8.42 from any state a suggestion is marked reviewed, implemented or rejected, which is said", async () => {
  for (const from of ["new", "reviewed", "implemented", "rejected"] as const)
    for (const to of ["reviewed", "implemented", "rejected"] as const) {
      const { id } = await make({ status: from });
      expect(shownToast(await section.act(`${id}/status/${to}`))).toBe(`Suggestion marked as ${to}`);
      expect(await statusOf(id)).toBe(to);
    }
  const { id } = await make();
  const failed = await withoutTable("user_suggestions", () => section.act(`${id}/status/reviewed`));
  expect(shownFailure(failed)).toBe("Failed to update status");
  expect(await statusOf(id)).toBe("new");
});

test("its own form says what the suggestion is marked as, like the buttons; a status that went back to new is only saved", async () => {
  const { id } = await make();
  const save = async (status: string) => {
    const { version } = await db.suggestion.findUniqueOrThrow({ where: { id } });
    return shownToast(await section.save({ id: String(id), version: String(version), status }));
  };
  for (const to of ["reviewed", "implemented", "rejected"]) expect(await save(to)).toBe(`Suggestion marked as ${to}`);
  expect(await save("new")).toBe("“Fish” is saved.");
});

test("a status that is set leads back to the list as it was narrowed", async () => {
  const { id } = await make();
  expect(await html("?q=fish&tab=new")).toContain(`action="/admin/suggestions/${id}/status/reviewed?q=fish&amp;tab=new"`);
  const { location } = await section.act(`${id}/status/reviewed`, {}, "?q=fish&tab=new");
  expect(location).toBe(`${path}?q=fish&tab=new`);
});

test("B8.41 a list that cannot be read says 'Failed to load suggestions'", async () => {
  expect(await withoutTable("user_suggestions", () => html())).toContain("Failed to load suggestions");
});

test("a viewer reads and sets nothing; staff write no suggestions, and no status that is none", async () => {
  const { id } = await make();
  expect(buttonsIn(await html("", viewer))).toEqual([]);
  expect((await resourceSection<Suggestion>(routes, viewer).act(`${id}/status/rejected`)).status).toBe(403);
  expect((await section.act(`${id}/status/adopted`)).status).toBe(404);
  await section.save({ status: "reviewed", subject: "Mine", name: "Me", email: "me@made.test", message: "Hello" });
  expect(await db.suggestion.count()).toBe(1);
  expect(await statusOf(id)).toBe("new");
});
