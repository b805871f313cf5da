import { afterEach, expect, test } from "vitest";
import { findReset, resetPassword } from "#app/domain/accounts/reset-password.server.ts";
import { verifyCredentials } from "#app/domain/accounts/verify-credentials.server.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, shownFailure } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action as offerReset } from "./$userId_.new-password.tsx";

const admin = await makeStaff("admin");
const viewer = await makeStaff("viewer", [{ sectionKey: "users", level: "view" }]);
const makeBano = () => makeUser({ name: "Bano Bibi", email: null, phone: "+923339998877" });

const pathOf = (id: number) => `/admin/users/${id}/new-password`;
const press = (id: number, { cookie } = admin) =>
  answerTo(offerReset(post(pathOf(id), {}, { cookie, params: { userId: String(id) } })));

/** The token of the link that a press makes. */
async function tokenFor(id: number): Promise<string> {
  const { link } = (await press(id)).body as { link: string };
  const { pathname, searchParams } = new URL(link);
  expect(pathname).toBe("/reset-password");
  return searchParams.get("token") ?? "";
}

afterEach(async () => {
  setClock(null);
  await db.user.deleteMany({ where: { role: null } });
});

test("a customer without an e-mail address gets a new password by a link that staff pass on: once, on record, in no table", async () => {
  const bano = await makeBano();
  expect((await openAdmin(`/admin/users/${bano.id}`, admin)).html).toContain(`href="${pathOf(bano.id)}"`);
  const page = await openAdmin(pathOf(bano.id), admin);
  expect(page.html).toContain("call back on 0333-9998877");
  const token = await tokenFor(bano.id);
  expect(await resetPassword({ token, password: "Phir Se Andar 1" })).toMatchObject({ ok: true });
  expect(await verifyCredentials("0333-9998877", "Phir Se Andar 1")).toMatchObject({ ok: true });
  expect(await resetPassword({ token, password: "Aur Ek Dafa 12" })).toMatchObject({ refusal: { code: "reset.expired" } });
  const kept = [await db.auditEntry.findMany(), await db.outbox.findMany(), await db.passwordReset.findMany()];
  expect(JSON.stringify(kept, (_, value) => (typeof value === "bigint" ? String(value) : value))).not.toContain(token);
  const entries = await db.auditEntry.findMany({ where: { entity: "user", entityId: String(bano.id) }, orderBy: { id: "asc" } });
  expect(entries).toMatchObject([
    { action: "offer-reset", byUserId: admin.id },
    { action: "reset-password", byUserId: bano.id },
  ]);
});

test("a link works for 30 minutes, and no longer than until the next is made", async () => {
  const { id } = await makeBano();
  const first = await tokenFor(id);
  const second = await tokenFor(id);
  expect([await findReset(first), await findReset(second)]).toEqual([null, expect.objectContaining({ id })]);
  setClock(new Date(Date.now() + 31 * 60_000));
  expect(await findReset(second)).toBeNull();
});

test("nobody of the team, no account with an e-mail address and no blocked one gets a link by hand", async () => {
  const owner = await makeStaff("super_admin");
  const editor = await makeUser({ role: "editor" });
  expect(shownFailure(await press(editor.id))).toBe("Only a super admin can do this to a team member.");
  expect(shownFailure(await press(editor.id, owner))).toContain("by e-mail alone");
  const ayesha = await makeUser();
  expect(shownFailure(await press(ayesha.id))).toContain("has an e-mail address");
  for (const { id } of [editor, ayesha]) expect((await openAdmin(pathOf(id), owner)).location).toBe(`/admin/users/${id}`);
  const bano = await makeBano();
  await db.user.update({ where: { id: bano.id }, data: { blockedAt: new Date() } });
  expect(shownFailure(await press(bano.id))).toContain("blocked");
  expect((await openAdmin(`/admin/users/${bano.id}`, admin)).html).not.toContain(pathOf(bano.id));
  expect(await db.passwordReset.count()).toBe(0);
});

test("who may only look at users is shown no way to a link, and makes none", async () => {
  const { id } = await makeBano();
  expect((await openAdmin(`/admin/users/${id}`, viewer)).html).not.toContain(pathOf(id));
  expect((await openAdmin(pathOf(id), viewer)).location).toBe(`/admin/users/${id}`);
  expect((await press(id, viewer)).status).toBe(403);
  expect(await db.passwordReset.count()).toBe(0);
});
