import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findViewer } from "#app/domain/accounts/session.server.ts";
import { resetTwoFactor } from "#app/domain/members/reset-two-factor.server.ts";
import type { User } from "#app/generated/prisma/client.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { action as enter } from "#app/routes/_shop+/auth/route.tsx";
import { loader as openSecurity, action as setUp } from "#app/routes/_shop+/profile_.security.tsx";
import { action as makeCodes } from "#app/routes/_shop+/profile_.security_.codes.tsx";
import { action as removeApp } from "#app/routes/_shop+/profile_.security_.remove.tsx";
import { loader as openAdmin } from "#app/routes/admin+/_layout.tsx";
import { codeNow, enrol, switchTwoFactor } from "#tests/fixtures/enrol.ts";
import { defaultPassword, makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, cookieGiven, cookiesOf, post, returnedForm, shownToast, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";

const start = new Date("2026-11-20T08:00:00Z");
const day = 24 * 60 * 60;
const after = (seconds: number) => setClock(new Date(start.getTime() + seconds * 1000));

let user: User & { email: string };
const givePassword = () => answerTo(enter(post("/auth", { email: user.email, password: defaultPassword })));

beforeEach(async () => {
  setClock(start);
  await switchTwoFactor(true, start);
  user = await makeUser({ role: "super_admin" });
});
afterEach(async () => {
  setClock(null);
  await db.user.deleteMany();
  await db.$executeRaw`TRUNCATE limits`;
});

describe("a person's security page", () => {
  const open = async (cookie: string) => answerTo(openSecurity(visit("/profile/security", { cookie })));

  test("shows a key that stays the same until a code of it sets it up, then ten codes once", async () => {
    const cookie = await signIn(user);
    const first = await open(cookie);
    const { key } = { key: (first.body as { setUp: { secret: string } }).setUp.secret };
    const browser = `${cookie}; ${cookiesOf(first)}`;
    expect((await open(browser)).body).toMatchObject({ setUp: { secret: key, path: expect.stringContaining("M") } });
    const set = (code: string) => answerTo(setUp(post("/profile/security", { code }, { cookie: browser })));
    expect(returnedForm(await set("000000")).error).toEqual({ code: [expect.stringContaining("not right")] });
    const answer = await set(codeNow(key.replaceAll(" ", "")));
    expect(answer.body).toMatchObject({ codes: { length: 10 } });
    expect(cookieGiven(answer, "two-factor-setup")).toBeNull();
    const after = await open(cookie);
    expect(after.body).toMatchObject({ setUp: null, factor: { codesLeft: 10 } });
    expect(JSON.stringify(after.body)).not.toContain(key.slice(0, 9));
  });

  test("is for staff, who may protect their own account while the shop asks nobody; customers find nothing there", async () => {
    expect((await open(await signIn(await makeUser()))).status).toBe(404);
    const cookie = await signIn(user);
    await switchTwoFactor(false, start);
    const shown = await open(cookie);
    expect(shown.body).toMatchObject({
      isOwnChoice: true,
      isRequired: false,
      factor: null,
      setUp: { secret: expect.any(String) },
    });
    const { secret } = (shown.body as { setUp: { secret: string } }).setUp;
    const offered = `${cookie}; two-factor-setup=${cookieGiven(shown, "two-factor-setup")}`;
    const code = codeNow(secret.replaceAll(" ", ""));
    expect((await answerTo(setUp(post("/profile/security", { code }, { cookie: offered })))).body).toMatchObject({
      codes: { length: 10 },
    });
    expect((await givePassword()).location).toBe("/auth/two-factor");
  });

  test("gives new recovery codes, and takes the app out, for a code", async () => {
    const { secret } = await enrol(user.id);
    const cookie = await signIn(user);
    const send = (action: typeof makeCodes | typeof removeApp, code: string) =>
      answerTo(action(post("/profile/security/x", { code }, { cookie })));
    expect((await send(makeCodes, "000000")).status).toBe(400);
    expect((await send(makeCodes, codeNow(secret))).body).toMatchObject({ codes: { length: 10 } });
    const removed = await send(removeApp, codeNow(secret, 1));
    expect(removed.location).toBe("/profile/security");
    expect(shownToast(removed)).toContain("removed");
    expect((await givePassword()).location).toBe("/");
  });
});

describe("a member without a second factor", () => {
  const enterAdmin = async (cookie: string) => answerTo(openAdmin(visit("/admin", { cookie })));

  test("works for seven days under a banner that says until when, then is led to set it up", async () => {
    const cookie = await signIn(user);
    expect((await enterAdmin(cookie)).body).toMatchObject({ enrolBy: new Date(start.getTime() + 7 * day * 1000) });
    after(7 * day);
    const late = await signIn(user);
    expect(await enterAdmin(late)).toMatchObject({ status: 302, location: "/profile/security" });
    await enrol(user.id, late.slice("session=".length));
    expect(await enterAdmin(late)).toMatchObject({ status: 200, body: { enrolBy: null } });
  });

  test("is one again after a super admin's reset, which ends the sessions and is on record", async () => {
    const { secret } = await enrol(user.id);
    const boss = await makeUser({ role: "super_admin" });
    const cookie = await signIn(user);
    expect(await resetTwoFactor(user.id, { by: boss.id })).toMatchObject({ ok: true, value: { name: user.name } });
    expect(await findViewer(cookie.slice("session=".length))).toBeNull();
    expect(await db.auditEntry.findFirst({ where: { action: "reset-two-factor" } })).toMatchObject({ byUserId: boss.id });
    expect((await givePassword()).location).toBe("/");
    expect(await db.recoveryCode.count()).toBe(0);
    expect(codeNow(secret)).toHaveLength(6);
  });

  test("is made one by a super admin alone, and nobody makes themselves one without a code", async () => {
    await enrol(user.id);
    const admin = await makeUser({ role: "admin" });
    expect(await resetTwoFactor(user.id, { by: admin.id })).toMatchObject({ refusal: { code: "team.assign-denied" } });
    expect(await resetTwoFactor(user.id, { by: user.id })).toMatchObject({ refusal: { code: "account.not-yourself" } });
    expect(await db.twoFactor.count()).toBe(1);
  });
});
