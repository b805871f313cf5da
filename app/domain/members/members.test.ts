import { beforeEach, describe, expect, test } from "vitest";
import { sessionState } from "#app/domain/accounts/session.server.ts";
import { blockUser } from "#app/domain/users/block-user.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { acceptInvite } from "./accept-invite.server.ts";
import { addMember } from "./add-member.server.ts";
import { assignRole } from "./assign-role.server.ts";
import { grantPermission } from "./grant-permission.server.ts";
import { inviteMember } from "./invite-member.server.ts";
import { listInvites, withdrawInvite } from "./invites.server.ts";
import { removeMember } from "./remove-member.server.ts";

let by: number;
beforeEach(async () => {
  await db.user.deleteMany();
  by = (await makeUser({ role: "super_admin" })).id;
});

const tokenOf = (cookie: string) => cookie.split("=")[1] ?? "";

describe("a member's sessions", () => {
  test.each([
    ["a new role", (id: number) => assignRole(id, "editor", { by })],
    ["being removed", (id: number) => removeMember(id, { by })],
    ["a block", (id: number) => blockUser(id, { by })],
  ])("and the pushes of their browsers end with %s", async (_, act) => {
    const member = await makeUser({ role: "admin" });
    const token = tokenOf(await signIn(member));
    const [session] = await db.session.findMany({ where: { userId: member.id } });
    await db.pushSubscription.create({
      data: { userId: member.id, sessionHash: session!.tokenHash, endpoint: "https://push.test/1", p256dh: "", auth: "" },
    });
    expect(await sessionState(token)).toBe("open");
    expect((await act(member.id)).ok).toBe(true);
    expect(await sessionState(token)).toBe("over");
    expect(await db.pushSubscription.count()).toBe(0);
  });

  test("stay when the role chosen is the one they have", async () => {
    const member = await makeUser({ role: "admin" });
    const token = tokenOf(await signIn(member));
    expect((await assignRole(member.id, "admin", { by })).ok).toBe(true);
    expect(await sessionState(token)).toBe("open");
  });

  test("stay with the old role when the change is undone in the middle", async () => {
    const member = await makeUser({ role: "admin" });
    const token = tokenOf(await signIn(member));
    await db.$executeRaw`ALTER TABLE audit_entries ADD CONSTRAINT nothing_more CHECK (entity <> 'member') NOT VALID`;
    await expect(assignRole(member.id, "viewer", { by })).rejects.toThrow();
    await db.$executeRaw`ALTER TABLE audit_entries DROP CONSTRAINT nothing_more`;
    expect(await sessionState(token)).toBe("open");
    expect((await db.user.findUniqueOrThrow({ where: { id: member.id } })).role).toBe("admin");
  });
});

/** How many connections wait for a row that another one holds. */
const countBlocked = async () => {
  const [row] = await db.$queryRaw<{ pids: number[] }[]>`
    SELECT coalesce(array_agg(pid), '{}') AS pids FROM pg_stat_activity
    WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0`;
  return row?.pids ?? [];
};

test("whoever dies between the new role and the end of the sessions leaves neither", async () => {
  const member = await makeUser({ role: "admin" });
  const token = tokenOf(await signIn(member));
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM sessions WHERE user_id = ${member.id} FOR UPDATE`;
    const changing = assignRole(member.id, "viewer", { by }).then(
      (outcome) => outcome.ok,
      () => false,
    );
    await expect.poll(countBlocked).toHaveLength(1);
    await tx.$queryRaw`SELECT pg_terminate_backend(${(await countBlocked())[0] ?? 0}::int)`;
    expect(await changing).toBe(false);
  });
  expect(await sessionState(token)).toBe("open");
  expect((await db.user.findUniqueOrThrow({ where: { id: member.id } })).role).toBe("admin");
  expect(await db.auditEntry.count({ where: { entity: "member", entityId: String(member.id) } })).toBe(0);
});

describe("joining", () => {
  test("is by e-mail or phone number of an account, in any spelling", async () => {
    const customer = await makeUser({ email: "asif@made.test", phone: "+923017654321" });
    expect(await addMember({ who: "Asif@Made.test", role: "viewer", by })).toMatchObject({ ok: true });
    await removeMember(customer.id, { by });
    expect(await addMember({ who: "0301-7654321", role: "editor", by })).toMatchObject({ ok: true });
    expect(await addMember({ who: "0301-7654321", role: "admin", by })).toMatchObject({
      refusal: { code: "team.already-member", field: "who" },
    });
    expect(await addMember({ who: "nobody@made.test", role: "admin", by })).toMatchObject({
      refusal: { code: "team.no-account", field: "who" },
    });
    await db.user.updateMany({ where: { id: customer.id }, data: { role: null, blockedAt: now() } });
    expect(await addMember({ who: "asif@made.test", role: "admin", by })).toMatchObject({ refusal: { code: "sign-in.blocked" } });
  });

  test("needs an e-mail address, which the database asks for as well", async () => {
    const { id } = await makeUser({ name: "Asif", email: null, phone: "+923017654399" });
    expect(await addMember({ who: "0301-7654399", role: "viewer", by })).toMatchObject({
      refusal: { code: "team.no-email", field: "who", values: { name: "Asif" } },
    });
    await expect(db.user.update({ where: { id }, data: { role: "viewer" } })).rejects.toThrow("users_staff_email");
    await expect(db.user.update({ where: { id }, data: { phone: null } })).rejects.toThrow("users_sign_in_name");
  });

  test("again brings no earlier individual permission back", async () => {
    const { id } = await makeUser({ role: "viewer", email: "asif@made.test" });
    const form = { section_key: "orders", permission_level: "edit", expires_at: null, notes: null } as const;
    await grantPermission({ ...form, userId: id, by });
    await removeMember(id, { by });
    await addMember({ who: "asif@made.test", role: "viewer", by });
    expect(await db.permissionGrant.count({ where: { revokedAt: null } })).toBe(0);
  });
});

describe("an invite", () => {
  const invite = async (email: string | null = null) => {
    const made = await inviteMember({ email, role: "editor", by });
    if (!made.ok) throw new Error("no invite");
    return new URL(made.value.path, "http://shop.test").searchParams.get("token") ?? "";
  };

  test("is used once, also by two people at the same moment", async () => {
    const token = await invite();
    const [one, other] = [await makeUser(), await makeUser()];
    const outcomes = await Promise.all([acceptInvite(token, one.id), acceptInvite(token, other.id)]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: "team.invite-over" } });
    expect(await db.user.count({ where: { role: "editor" } })).toBe(1);
  });

  test("works for 48 hours and not a minute more", async () => {
    const token = await invite();
    const { id } = await makeUser();
    const [row] = await db.teamInvite.findMany();
    expect(row!.expiresAt.getTime() - row!.createdAt.getTime()).toBe(48 * 60 * 60_000);
    await db.teamInvite.updateMany({ data: { expiresAt: now() } });
    expect(await acceptInvite(token, id)).toMatchObject({ refusal: { code: "team.invite-over" } });
  });

  test("is none once it is withdrawn, or who sent it is no super admin any more", async () => {
    const { id } = await makeUser();
    const first = await invite();
    const [open] = await listInvites();
    await withdrawInvite(open!.id, { by });
    expect(await acceptInvite(first, id)).toMatchObject({ refusal: { code: "team.invite-over" } });
    const second = await invite();
    const another = await makeUser({ role: "super_admin" });
    await assignRole(by, "viewer", { by: another.id });
    expect(await listInvites()).toEqual([]);
    expect(await acceptInvite(second, id)).toMatchObject({ refusal: { code: "team.invite-over" } });
  });

  test("keeps no working link in the database", async () => {
    const token = await invite("asif@made.test");
    const rows = JSON.stringify([await db.teamInvite.findMany(), await db.auditEntry.findMany({ select: { after: true } })]);
    const [email] = await db.outbox.findMany();
    expect(email).toMatchObject({ channel: "email", recipient: "asif@made.test", kind: "team_invite" });
    expect(rows + JSON.stringify(email?.payload)).not.toContain(token);
  });
});
