import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, returnedForm, shownToast } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action } from "./units.tsx";

const path = "/admin/products/units";
const editor = await makeStaff("editor");
const viewer = await makeStaff("viewer");
const add = (form: Record<string, string>, { query = "", cookie = editor.cookie } = {}) =>
  answerTo(action(post(path + query, form, { cookie })));
const crate = { name: "Crate", abbreviation: "crate" };

beforeEach(async () => {
  await db.unit.deleteMany();
});

describe("a selling unit", () => {
  test("A3.04 A7.32 A7.33 A8.21 is added with name and abbreviation, stands in the list, and the shop says so", async () => {
    const answer = await add(crate);
    expect([answer.status, answer.location, shownToast(answer)]).toEqual([302, path, "Unit added successfully"]);
    expect(await db.unit.findFirst()).toMatchObject({ id: expect.any(Number), ...crate });
    const { html } = await openAdmin(path, editor);
    expect(html).toMatch(/<th scope="row">Crate<\/th><td>crate<\/td>/);
    expect(await db.auditEntry.count({ where: { entity: "unit", action: "add", byUserId: editor.id } })).toBe(1);
  });

  test("A7.33 is given back to the dialog that asked for it", async () => {
    const answer = await add(crate, { query: "?dialog" });
    expect(answer).toMatchObject({ status: 200, body: { unit: { id: expect.any(Number), ...crate } } });
  });

  test.each([{}, { name: "Crate" }, { abbreviation: "crate" }, { name: "  ", abbreviation: "crate" }])(
    "A5.14 without one of the two, as %j, is refused with 'Please fill in all fields'",
    async (form) => {
      const answer = await add(form as Record<string, string>);
      expect(answer.status).toBe(400);
      expect(returnedForm(answer).error[""]).toEqual(["Please fill in all fields"]);
      expect(await db.unit.count()).toBe(0);
    },
  );

  test("A8.21 that is there already is refused, and the page says what stands against it", async () => {
    await add(crate);
    for (const taken of [
      { name: "CRATE", abbreviation: "cr" },
      { name: "Box", abbreviation: "Crate" },
    ]) {
      const { status, html } = await openAdmin(path, { ...editor, form: taken });
      expect(status).toBe(409);
      expect(html).toContain("Error adding unit: There already is the unit Crate (crate).");
      expect(html).toContain(`value="${taken.name}"`);
    }
    expect(await db.unit.count()).toBe(1);
    expect((await add({ name: "%", abbreviation: "_" })).status).toBe(302);
  });

  test("two people who add the same at once add one", async () => {
    const answers = await Promise.all([add(crate), add(crate), add(crate)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 409, 409]);
  });

  test("A8.21 what breaks is told with a reference, and the typed stays", async () => {
    await db.$executeRaw`ALTER TABLE variant_units RENAME TO elsewhere`;
    try {
      const answer = await add(crate);
      expect(answer.status).toBe(503);
      expect(returnedForm(answer)).toMatchObject({ error: { "": [expect.stringContaining("reference")] }, initialValue: crate });
      const { html } = await openAdmin(path, editor);
      expect(html).toContain("Error fetching units: it could not be read just now (reference");
    } finally {
      await db.$executeRaw`ALTER TABLE elsewhere RENAME TO variant_units`;
    }
  });

  test.each(hostileCases)("%s in any field breaks nothing", async (_, value) => {
    for (const field of ["name", "abbreviation"]) expect([302, 400]).toContain((await add({ ...crate, [field]: value })).status);
  });

  test("takes the right to edit products; whoever may only look sees the list alone", async () => {
    expect((await add(crate, viewer)).status).toBe(403);
    const { status, html } = await openAdmin(path, viewer);
    expect(status).toBe(200);
    expect(html).not.toContain('name="abbreviation"');
  });
});
