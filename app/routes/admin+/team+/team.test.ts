import { beforeEach, describe, expect, test } from "vitest";
import { menuOf, sections } from "#app/admin/sections.ts";
import { frameTexts } from "#app/domain/team/frame-texts.ts";
import { addDays, karachiDate, startOfKarachiDay } from "#app/lib/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, returnedForm, shownToast } from "#tests/fixtures/request.ts";
import { withoutTable } from "#tests/fixtures/without-table.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action as assignRole } from "./$memberId.tsx";
import { action as grant } from "./$memberId_.assign.tsx";
import { action as revoke } from "./$memberId_.revoke.tsx";

const owner = await makeStaff("super_admin");
const path = "/admin/team";
let member: Awaited<ReturnType<typeof makeStaff>>;
const tomorrow = () => addDays(karachiDate(now()), 1);

const send = (action: typeof assignRole, what: string, form: Record<string, string>, { cookie } = owner) =>
  answerTo(action(post(`${path}/${member.id}${what}`, form, { cookie, params: { memberId: String(member.id) } })));
const setRole = (role: string, by = owner) => send(assignRole, "", { role }, by);
const give = (form: Record<string, string>, by = owner) => send(grant, "/assign", form, by);
const take = (form: Record<string, string>, by = owner) => send(revoke, "/revoke", form, by);
const cardOf = async (query = "", { id } = member) => {
  const { html } = await openAdmin(`${path}${query}`, owner);
  return html.slice(html.indexOf(`id="member-${id}"`), html.indexOf("</article>", html.indexOf(`id="member-${id}"`)));
};
const roleOf = async ({ id } = member) => (await db.user.findUniqueOrThrow({ where: { id } })).role;

beforeEach(async () => {
  await db.user.deleteMany({ where: { id: { not: owner.id } } });
  member = await makeStaff("viewer");
});

describe("the team", () => {
  test("B3.18 B7.28 each member is a card with id, e-mail, name, role and the day of the role, and tabs for individual and effective permissions", async () => {
    await db.user.update({
      where: { id: member.id },
      data: { name: "Asif Jamil", email: "asif@made.test", roleAssignedAt: new Date("2026-11-20T09:05:00Z") },
    });
    const card = await cardOf();
    for (const shown of [`<dd>${member.id}</dd>`, "asif@made.test", "Asif Jamil", ">Viewer<", "Fri 20 Nov 2026, 2:05 pm"])
      expect(card).toContain(shown);
    expect(card).toMatch(/href="\/admin\/team#member-\d+" aria-current="page">Individual</);
    expect(card).toContain(`href="/admin/team?effective=${member.id}#member-${member.id}">Effective<`);
    expect(card).toContain("No individual permissions.");
    const { html } = await openAdmin(path, owner);
    expect(html.match(/<article/g)).toHaveLength(2);
  });

  test("B3.19 B4.10 an individual permission is shown with section, level and last day; one whose expiry is past is 'Expired'", async () => {
    await give({ section_key: "orders", permission_level: "edit", expires_at: tomorrow(), notes: "Counter on Fridays" });
    await db.permissionGrant.create({
      data: { userId: member.id, sectionKey: "settings", level: "view", expiresAt: new Date(Date.now() - 1000) },
    });
    const card = await cardOf();
    const rowOf = (section: string) => new RegExp(`<li data-section="${section}">.*?</li>`).exec(card)?.[0] ?? "";
    expect(rowOf("orders")).toMatch(
      />Orders, Day, Khata, Contacts<.*View &amp; Edit<.*Until \w{3} \d+ \w{3} \d{4}<.*Counter on Fridays/,
    );
    expect(rowOf("orders")).not.toContain("Expired");
    expect(rowOf("settings")).toMatch(/Settings<.*View Only<.*>Expired</);
  });

  test("B3.20 the effective permissions say what may be seen and changed, and whether by role, individually or both", async () => {
    await give({ section_key: "orders", permission_level: "edit" });
    await give({ section_key: "settings", permission_level: "view" });
    const card = await cardOf(`?effective=${member.id}`);
    const rowOf = (section: string) =>
      [...(new RegExp(`<tr data-section="${section}">.*?</tr>`).exec(card)?.[0] ?? "").matchAll(/<td>(.*?)<\/td>/g)].map(
        ([, cell]) => cell,
      );
    expect(rowOf("orders")).toEqual(["Orders, Day, Khata, Contacts", "Yes", "Yes", "Role and individual"]);
    expect(rowOf("settings")).toEqual(["Settings", "Yes", "No", "Individual"]);
    expect(rowOf("faq")).toEqual(["FAQ", "Yes", "No", "Role"]);
    expect(rowOf("team")).toEqual([]);
  });

  test("B6.01 B7.29 the role is chosen from six in a dropdown and assigned at once", async () => {
    const options = /<select[^>]*name="role"[^>]*>(.*?)<\/select>/.exec(await cardOf())?.[1] ?? "";
    expect([...options.matchAll(/value="(\w+)"/g)].map(([, role]) => role).sort()).toEqual([
      "admin",
      "editor",
      "manager",
      "staff",
      "super_admin",
      "viewer",
    ]);
    for (const role of ["super_admin", "admin", "editor", "manager", "staff", "viewer"]) {
      expect((await setRole(role)).location).toBe(path);
      expect(await roleOf()).toBe(role);
    }
  });

  test("B6.02 the longest-serving super admin wears the badge of an owner beside the role", async () => {
    await setRole("super_admin");
    expect(await cardOf("", owner)).toMatch(/badge badge-jamun">Super admin<.*badge badge-haldi">Owner</);
    expect(await cardOf()).not.toContain(">Owner<");
  });

  test("B8.25 a team that cannot be loaded says 'Error Loading Team' with a retry", async () => {
    const { status, html } = await withoutTable("team_invites", () => openAdmin(path, owner));
    expect(status).toBe(200);
    expect(html).toContain("Error Loading Team");
    expect(html).toMatch(/href="\/admin\/team"[^>]*>.*?Retry</);
  });
});

describe("a section's permission", () => {
  test("B3.40 B6.08 is offered on the sections of the navigation, as 'View Only' and 'View & Edit'", async () => {
    const { html } = await openAdmin(`${path}/${member.id}/assign`, owner);
    const optionsOf = (name: string) => new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`).exec(html)?.[1] ?? "";
    const offered = [...optionsOf("section_key").matchAll(/<option value="\w+">(.*?)</g)].flatMap(([, label = ""]) =>
      label.split(", "),
    );
    const navigation = menuOf(sections).flatMap((group) => group.sections.map(({ key }) => frameTexts.en[`section.${key}`]));
    expect(offered.sort()).toEqual([...navigation].sort());
    expect([...optionsOf("permission_level").matchAll(/<option value="(\w+)">(.*?)</g)].map(([, ...option]) => option)).toEqual([
      ["view", "View Only"],
      ["edit", "View &amp; Edit"],
    ]);
  });

  test("B5.28 without section or level is refused with 'Please select a section and permission level'", async () => {
    const sentence = "Please select a section and permission level";
    const incomplete: Record<string, string>[] = [{}, { section_key: "orders" }, { permission_level: "edit" }];
    for (const form of incomplete) {
      const shown = await openAdmin(`${path}/${member.id}/assign`, { ...owner, form: { ...form, notes: "Counter" } });
      expect(shown.status).toBe(400);
      expect(shown.html).toContain(sentence);
      expect(shown.html).toContain(">Counter</textarea>");
    }
    expect(await db.permissionGrant.count()).toBe(0);
  });

  test("B5.29 is accepted without expiry and without notes", async () => {
    const answer = await give({ section_key: "orders", permission_level: "edit", expires_at: "", notes: "" });
    expect([answer.status, shownToast(answer)]).toEqual([302, "The section permission is assigned."]);
    expect(await db.permissionGrant.findFirstOrThrow()).toMatchObject({ sectionKey: "orders", expiresAt: null, notes: null });
    expect((await openAdmin("/admin/orders/create", member)).status).toBe(200);
  });

  test("B7.30 is assigned in a dialog with level, last day in Karachi and notes", async () => {
    const { html } = await openAdmin(path, owner);
    expect(html).toMatch(new RegExp(`href="/admin/team/${member.id}/assign"[^>]*>.*?Assign Section<`));
    const { html: opened } = await openAdmin(`${path}/${member.id}/assign`, owner);
    const form = opened.slice(opened.indexOf("<form", opened.indexOf("Assign Section to")));
    for (const name of ["section_key", "permission_level", "expires_at", "notes"])
      expect(form.slice(0, form.indexOf("</form>"))).toContain(`name="${name}"`);
    await give({ section_key: "delivery-zones", permission_level: "edit", expires_at: tomorrow(), notes: "For Ramzan" });
    expect(await db.permissionGrant.findFirstOrThrow()).toMatchObject({
      ...{ userId: member.id, sectionKey: "delivery_zones", level: "edit", notes: "For Ramzan", grantedById: owner.id },
      expiresAt: startOfKarachiDay(addDays(tomorrow(), 1)),
    });
  });

  test("B7.31 is revoked level by level, with a reason", async () => {
    await give({ section_key: "orders", permission_level: "edit" });
    await give({ section_key: "orders", permission_level: "view" });
    const card = await cardOf();
    expect(card).toContain(`href="/admin/team/${member.id}/revoke?section_key=orders&amp;permission_level=edit"`);
    const answer = await take({ section_key: "orders", permission_level: "edit", reason: "Left the counter" });
    expect(shownToast(answer)).toBe("The section permission is revoked.");
    const [edit, view] = await db.permissionGrant.findMany({ orderBy: { id: "asc" } });
    expect(edit).toMatchObject({ level: "edit", revokedAt: expect.any(Date), revokeReason: "Left the counter" });
    expect(view).toMatchObject({ level: "view", revokedAt: null });
    expect((await openAdmin("/admin/orders/create", member)).status).toBe(403);
    expect((await openAdmin(`${path}/${member.id}`, owner)).html).toMatch(/Section revoked.*Left the counter/);
  });

  test("replaces one of the same section and level, and ends when its last day is over", async () => {
    await give({ section_key: "orders", permission_level: "edit", expires_at: tomorrow() });
    await give({ section_key: "orders", permission_level: "edit" });
    expect(await db.permissionGrant.count({ where: { revokedAt: null } })).toBe(1);
    await give({ section_key: "orders", permission_level: "edit", expires_at: karachiDate(now()) });
    const [live] = await db.permissionGrant.findMany({ where: { revokedAt: null } });
    expect(live?.expiresAt).toEqual(startOfKarachiDay(tomorrow()));
  });

  test.each([
    ["a day that is over", "expires_at", "2020-01-01"],
    ["a day that does not exist", "expires_at", "2027-02-31"],
    ["an unknown section", "section_key", "vault"],
    ["an unknown level", "permission_level", "delete"],
    ["endless notes", "notes", "x".repeat(501)],
  ])("with %s is refused at the field, and what was typed stays", async (_, field, value) => {
    const answer = await give({ section_key: "orders", permission_level: "edit", notes: "Counter", [field]: value });
    expect(answer.status).toBe(400);
    expect(Object.keys(returnedForm(answer).error)).toEqual([field]);
    expect(returnedForm(answer).initialValue).toMatchObject({ [field]: value });
    expect(await db.permissionGrant.count()).toBe(0);
  });
});

describe("what fails", () => {
  test("B8.26 says 'Failed to assign role', 'Failed to assign section permission' or 'Failed to revoke section permission'", async () => {
    await give({ section_key: "faq", permission_level: "view" });
    const failing = (what: string, form: Record<string, string>) => openAdmin(`${path}/${member.id}${what}`, { ...owner, form });
    await db.$executeRaw`ALTER TABLE audit_entries ADD CONSTRAINT nothing_more CHECK (entity <> 'member') NOT VALID`;
    try {
      const role = await failing("", { role: "admin" });
      const given = await failing("/assign", { section_key: "orders", permission_level: "edit" });
      const taken = await failing("/revoke", { section_key: "faq", permission_level: "view" });
      expect([role.status, given.status, taken.status]).toEqual([503, 503, 503]);
      expect(role.html).toContain("Failed to assign role");
      expect(given.html).toContain("Failed to assign section permission");
      expect(taken.html).toContain("Failed to revoke section permission");
      for (const { html } of [role, given, taken]) expect(html).not.toContain("nothing_more");
    } finally {
      await db.$executeRaw`ALTER TABLE audit_entries DROP CONSTRAINT nothing_more`;
    }
    expect(await roleOf()).toBe("viewer");
    expect(await db.permissionGrant.count({ where: { revokedAt: null } })).toBe(1);
  });

  test("a role that nobody is given is refused at its field", async () => {
    for (const role of ["owner", "", "customer", "x".repeat(10_000)]) {
      const answer = await setRole(role);
      expect(answer.status).toBe(400);
      expect(Object.keys(returnedForm(answer).error)).toEqual(["role"]);
    }
    expect(await roleOf()).toBe("viewer");
  });

  test("somebody who is not in the team has no page there", async () => {
    const { id } = await makeUser();
    for (const what of ["", "/assign", "/revoke"]) expect((await openAdmin(`${path}/${id}${what}`, owner)).status).toBe(404);
    expect((await openAdmin(`${path}/nonsense`, owner)).status).toBe(404);
  });
});

test("a permission that is not held any more cannot be revoked again", async () => {
  const answer = await take({ section_key: "orders", permission_level: "edit" });
  expect(answer.status).toBe(409);
  expect(returnedForm(answer).error[""]).toEqual(["This permission is not held any more."]);
});
