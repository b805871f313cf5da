import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, shownFailure } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action as remove } from "./$memberId_.remove.ts";

const owner = await makeStaff("super_admin");
const member = await makeStaff("viewer");
const path = "/admin/team";
const fields = ["role", "who", "email", "section_key", "permission_level", "expires_at", "notes", "reason"];

test("whoever writes their own number into every field of the team's forms gets no further than without", async () => {
  const claims = ["id", "user_id", "userId", "memberId", "member_id", "by", "role_assigned_by", "assigned_by", "granted_by"];
  const own = Object.fromEntries(claims.map((name) => [name, String(owner.id)]));
  const path = `/admin/team/${member.id}`;
  const grant = { ...own, section_key: "orders", permission_level: "view" };
  expect((await openAdmin(`${path}/assign`, { ...owner, form: grant })).status).toBe(302);
  expect(await db.permissionGrant.findMany()).toMatchObject([{ userId: member.id, grantedById: owner.id }]);
  expect((await openAdmin(path, { ...member, form: { ...own, role: "super_admin" } })).status).toBe(403);
  expect((await openAdmin(path, { ...owner, form: { ...own, role: "owner" } })).status).toBe(400);
  expect((await openAdmin(path, { ...owner, form: { ...own, role: String(owner.id) } })).status).toBe(400);
  const roles = await db.user.findMany({ where: { id: { in: [owner.id, member.id] } }, orderBy: { id: "asc" } });
  expect(roles.map(({ role }) => role)).toEqual(["super_admin", "viewer"]);
  await db.permissionGrant.deleteMany();
});

test.each(hostileCases)(
  "%s in every field of the team's forms is answered with a sentence and changes nothing",
  async (_, value) => {
    for (const what of ["/add", "/invite", `/${member.id}`, `/${member.id}/assign`, `/${member.id}/revoke`]) {
      const form = Object.fromEntries(fields.map((field) => [field, value]));
      const { status } = await openAdmin(`${path}${what}`, { ...owner, form });
      expect([what, status]).toEqual([what, 400]);
    }
    expect(await db.user.findUniqueOrThrow({ where: { id: member.id } })).toMatchObject({ role: "viewer" });
    expect((await db.permissionGrant.count()) + (await db.teamInvite.count())).toBe(0);
  },
);

test("nobody changes their own role or removes themselves, and their own card offers neither", async () => {
  await makeStaff("super_admin");
  const own = `${path}/${owner.id}`;
  const [{ html }, { html: team }] = [await openAdmin(own, owner), await openAdmin(path, owner)];
  expect(html).toContain("Another super admin changes your role.");
  for (const offer of ['name="role"', `${owner.id}/remove`, `${owner.id}/view-as`]) expect(html).not.toContain(offer);
  expect(team).toContain(`id="role-${member.id}"`);
  expect(team).not.toContain(`id="role-${owner.id}"`);
  const answer = await openAdmin(own, { ...owner, form: { role: "viewer" } });
  expect([answer.status, answer.html.includes("You cannot do this to your own account.")]).toEqual([409, true]);
  const given = { cookie: owner.cookie, params: { memberId: String(owner.id) } };
  expect(shownFailure(await answerTo(remove(post(`${own}/remove`, {}, given))))).toBe("You cannot do this to your own account.");
  expect((await db.user.findUniqueOrThrow({ where: { id: owner.id } })).role).toBe("super_admin");
});
