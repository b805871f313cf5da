import { beforeEach, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post } from "#tests/fixtures/request.ts";
import { answerOf, endpoints } from "#tests/support/admin-endpoints.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action as start } from "./$memberId_.view-as.ts";
import { action as end } from "./end-view-as.ts";

let owner: Awaited<ReturnType<typeof makeStaff>>;
let member: Awaited<ReturnType<typeof makeStaff>>;

beforeEach(async () => {
  owner = await makeStaff("super_admin");
  member = await makeStaff("editor");
  await db.user.update({ where: { id: member.id }, data: { name: "Sana Rafiq" } });
});

const send = async (by: { cookie: string }, id: number) => {
  const request = post(`/admin/team/${id}/view-as`, {}, { cookie: by.cookie, params: { memberId: String(id) } });
  return answerTo(Promise.resolve(start(request)).catch((thrown: unknown) => thrown));
};
const cookieIn = (answer: { headers: Headers }) =>
  answer.headers.getSetCookie().flatMap((cookie) => /^view-as=[^;]*/.exec(cookie) ?? []);

/** The owner's cookies, once he views the back office as the member. */
async function viewing(): Promise<{ cookie: string }> {
  const answer = await send(owner, member.id);
  expect([answer.status, answer.location]).toEqual([302, "/admin/dashboard"]);
  return { cookie: `${owner.cookie}; ${cookieIn(answer)[0]}` };
}

const actionsOnRecord = async () =>
  (await db.auditEntry.findMany({ where: { entity: "member", entityId: String(member.id) }, orderBy: { id: "asc" } })).map(
    ({ action, byUserId }) => [action, byUserId],
  );

test("a super admin sees the back office as a member does, with a banner that says so, and ends it by its button", async () => {
  expect((await openAdmin(`/admin/team/${member.id}`, owner)).html).toContain("View as this person");
  const { cookie } = await viewing();
  const page = await openAdmin("/admin/dashboard", { cookie });
  expect(page.status).toBe(200);
  expect(page.html).toContain("You see the back office as Sana Rafiq (Editor), to read only, until ");
  expect(page.html).toContain("End this view");
  for (const shut of ["orders", "settings", "team", "users"])
    expect((await openAdmin(`/admin/${shut}`, { cookie })).status, shut).toBe(403);
  expect((await openAdmin("/admin/products", { cookie })).status).toBe(200);
  const ended = await answerTo(end(post("/admin/team/end-view-as", {}, { cookie })));
  expect([ended.status, ended.location, cookieIn(ended)]).toEqual([302, `/admin/team/${member.id}`, ["view-as="]]);
  expect(await actionsOnRecord()).toEqual([
    ["view-as", owner.id],
    ["end-view-as", owner.id],
  ]);
  const { html } = await openAdmin(`/admin/team/${member.id}`, owner);
  expect(html).toContain("Back office viewed as this person");
  expect(html).not.toContain("End this view");
});

test("while a super admin views the back office as another super admin, every form of it is refused with its sentence", async () => {
  await db.user.update({ where: { id: member.id }, data: { role: "super_admin" } });
  const { cookie } = await viewing();
  const posts = endpoints.filter(({ name }) => name.endsWith("POST") && !name.includes("end-view-as"));
  expect(posts.length).toBeGreaterThan(50);
  const open: string[] = [];
  for (const endpoint of posts) {
    const answer = await answerOf(endpoint, cookie);
    if (answer !== "403 view-only") open.push(`${endpoint.name}: ${answer}`);
  }
  expect(open).toEqual([]);
  const refused = await openAdmin("/admin/settings/general", { cookie, form: { brand: "Another" } });
  expect(refused.status).toBe(403);
  expect(refused.html).toContain("You see the back office as Sana Rafiq, so nothing was changed. End this view first.");
  expect(refused.html).toContain("Return to Admin Dashboard");
});

test("only a super admin views as another, as a member, and never as himself", async () => {
  const admin = await makeStaff("admin", [{ sectionKey: "team", level: "edit" }]);
  expect((await send(admin, member.id)).status).toBe(403);
  for (const id of [owner.id, 987_654]) {
    const answer = await send(owner, id);
    expect([answer.location, cookieIn(answer)]).toEqual(["/admin/team", []]);
  }
  const { cookie } = await viewing();
  const [, viewAs] = cookie.split("; ");
  const stolen = await openAdmin("/admin/dashboard", { cookie: `${admin.cookie}; ${viewAs}` });
  expect(stolen.html).not.toContain("End this view");
  await db.user.update({ where: { id: owner.id }, data: { role: "viewer" } });
  expect((await openAdmin("/admin/settings", { cookie })).status).toBe(403);
  expect((await openAdmin("/admin/dashboard", { cookie })).html).not.toContain("End this view");
});

test("what a member loses meanwhile is gone from the view of him too", async () => {
  member = await makeStaff("editor", [{ sectionKey: "settings", level: "edit" }]);
  const { cookie } = await viewing();
  expect((await openAdmin("/admin/settings", { cookie })).status).toBe(200);
  await db.permissionGrant.updateMany({ where: { userId: member.id }, data: { revokedAt: now() } });
  expect((await openAdmin("/admin/settings", { cookie })).status).toBe(403);
});
