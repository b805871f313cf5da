import { beforeEach, describe, expect, test } from "vitest";
import { assignRole } from "#app/domain/members/assign-role.server.ts";
import { removeMember } from "#app/domain/members/remove-member.server.ts";
import { setViewAs } from "#app/http/view-as.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerOf, askEach, endpoints, order } from "#tests/support/admin-endpoints.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";

const teamEndpoints = endpoints.filter(({ name }) => name.includes("/team+/") && !name.includes("end-view-as"));
const owner = await makeStaff("super_admin");
const path = "/admin/team";
let member: Awaited<ReturnType<typeof makeStaff>>;

beforeEach(async () => {
  await db.user.deleteMany({ where: { id: { not: owner.id } } });
  member = await makeStaff("viewer");
});

test.each([
  ["en", "No effect without the role", "No", "Team has no effect without the role of a super admin."],
  ["ur", "Role ke baghair be-asar", "Nahin", "Team ki ijazat super admin ke role ke baghair be-asar hai."],
] as const)(
  "a permission of the team alone is shown without effect, as the guard decides (%s)",
  async (lang, source, no, hint) => {
    const editor = await makeStaff("editor", [{ sectionKey: "team", level: "edit" }]);
    expect((await openAdmin(path, editor)).status).toBe(403);
    const { html } = await openAdmin(`${path}?effective=${editor.id}`, { ...owner, lang });
    const row = /<tr data-section="team">(.*?)<\/tr>/.exec(html.slice(html.indexOf(`id="member-${editor.id}"`)))?.[1] ?? "";
    expect([...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell).slice(1)).toEqual([no, no, source]);
    expect((await openAdmin(`${path}/${editor.id}/assign`, { ...owner, lang })).html).toContain(hint);
  },
);

test("somebody who is not in the team has no page there, and is never taken for the last super admin", async () => {
  const customer = await makeUser();
  expect((await openAdmin(`${path}/${customer.id}`, owner)).status).toBe(404);
  expect(await removeMember(customer.id, { by: owner.id })).toMatchObject({ refusal: { code: "team.not-member" } });
  expect(await assignRole(customer.id, "viewer", { by: owner.id })).toMatchObject({ refusal: { code: "team.not-member" } });
});

describe("others", () => {
  const others = () =>
    Promise.all([makeStaff("admin"), makeStaff("viewer"), makeStaff("admin", [{ sectionKey: "team", level: "edit" }])]);

  test("B6.03 B6.04 neither find the team in their menu nor open it: only a super admin who may edit the team does", async () => {
    for (const other of await others()) {
      const { status, html } = await openAdmin(path, other);
      expect(status).toBe(403);
      expect(html).toContain("Access Restricted: You don't have permission to manage team members.");
      expect(html).not.toContain("asif@made.test");
      expect((await openAdmin("/admin/help", other)).html).not.toContain('href="/admin/team"');
    }
    const shown = await openAdmin(path, owner);
    expect(shown.status).toBe(200);
    expect(shown.html).toContain('href="/admin/team"');

    // the right without the role: neither a page nor a form of the team, nor a link to it, opens
    await db.setting.create({ data: { key: "gate_roles", value: [...order] } });
    for (const role of order.filter((role) => role !== "super_admin")) {
      const holder = await makeStaff(role, [
        { sectionKey: "team", level: "edit" },
        { sectionKey: "users", level: "view" },
      ]);
      const answers = await askEach(teamEndpoints, (endpoint) => answerOf(endpoint, holder.cookie));
      expect([...new Set(Object.values(answers))], role).toEqual(["403 right edit team"]);
      expect((await openAdmin(`/admin/users/${member.id}`, holder)).html).not.toContain("/admin/team");
    }
    // the role without the right at hand: who is one no more at the next request, and a super admin who looks as somebody else
    const second = await makeStaff("super_admin");
    expect((await openAdmin(`/admin/users/${member.id}`, second)).html).toContain(`/admin/team/${member.id}`);
    const view = setViewAs(second.id, { id: member.id, name: "Asif" }).split(";")[0];
    expect((await openAdmin(path, { cookie: `${second.cookie}; ${view}` })).status).toBe(403);
    await db.user.update({ where: { id: second.id }, data: { role: "admin" } });
    expect((await openAdmin(path, second)).status).toBe(403);
    await db.setting.deleteMany();
  });

  test("whoever holds the team's right without the role reads that sentence alone, others the gate's with it", async () => {
    const gate = "Access denied. You don't have permission to edit team.";
    const [admin, , holder] = await others();
    expect((await openAdmin(path, admin)).html).toContain(gate);
    expect((await openAdmin(path, holder)).html).not.toContain(gate);
  });

  /** Sends a form as everybody who may not, and checks that they read a sentence and change nothing. */
  async function expectDenied(what: string, form: Record<string, string>, sentence: string) {
    await db.permissionGrant.create({ data: { userId: member.id, sectionKey: "faq", level: "view" } });
    for (const other of await others()) {
      const { status, html } = await openAdmin(`${path}/${member.id}${what}`, { ...other, form });
      expect(status).toBe(403);
      expect(html).toContain(sentence);
    }
    expect(await db.user.findUniqueOrThrow({ where: { id: member.id } })).toMatchObject({ role: "viewer" });
    expect(await db.permissionGrant.count({ where: { userId: member.id, revokedAt: null } })).toBe(1);
  }

  test("B6.05 cannot assign a role: they read why, and nothing changes", () =>
    expectDenied("", { role: "admin" }, "Permission denied: Only super admins can assign roles"));

  test("B6.06 cannot assign a section's permission: they read why, and nothing changes", () =>
    expectDenied(
      "/assign",
      { section_key: "orders", permission_level: "edit" },
      "Permission denied: Only super admins can assign section permissions",
    ));

  test("B6.07 cannot revoke a section's permission: they read why, and nothing changes", () =>
    expectDenied(
      "/revoke",
      { section_key: "faq", permission_level: "view" },
      "Permission denied: Only super admins can revoke section permissions",
    ));
});
