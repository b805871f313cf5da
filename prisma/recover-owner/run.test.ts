import { spawnSync } from "node:child_process";
import { afterEach, expect, test } from "vitest";
import { databaseUrl, db } from "#app/platform/db.server.ts";
import { action as enter } from "#app/routes/_shop+/auth/route.tsx";
import { action as choose, loader as open } from "#app/routes/_shop+/reset-password/route.tsx";
import { enrol } from "#tests/fixtures/enrol.ts";
import { defaultPassword, makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, cookieGiven, post, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";

/** Runs the command in a process of its own, as an operator does on the shop's machine. */
function recoverOwner(...argv: string[]) {
  const env = { ...process.env, DATABASE_URL: databaseUrl(), APP_ORIGIN: "https://shop.example", NODE_NO_WARNINGS: "1" };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "prisma/recover-owner/main.mjs", ...argv], {
    env,
    encoding: "utf8",
  });
  const [, path = ""] = /https:\/\/shop\.example(\/reset-password\?token=[\w-]{43})/.exec(stdout) ?? [];
  return { status, stdout, stderr, path };
}

afterEach(async () => {
  await db.user.deleteMany();
});

test("the last owner who lost password and phone comes in again by a link of the shop's machine, once", async () => {
  await db.setting.create({ data: { key: "site", value: { twoFactor: true, twoFactorSince: new Date().toISOString() } } });
  const owner = await makeUser({ role: "super_admin", email: "owner@made.test" });
  await makeUser({ role: "admin" });
  await enrol(owner.id);
  const session = await signIn(owner);
  const signingIn = (password: string) => answerTo(enter(post("/auth", { email: "owner@made.test", password })));
  expect((await signingIn(defaultPassword)).location).toBe("/auth/two-factor");

  const { status, stdout, path } = recoverOwner();
  expect([status, stdout]).toEqual([0, expect.stringContaining("For owner@made.test, once, within 30 minutes")]);
  expect((await answerTo(open(visit(path)))).body).toMatchObject({ expired: null, least: 12 });
  expect(await db.twoFactor.count()).toBe(1); // making the link changes nothing yet
  expect((await answerTo(choose(post(path, { password: "Phir Se Andar 1" })))).location).toBe("/auth");
  expect([await db.twoFactor.count(), await db.recoveryCode.count(), await db.session.count()]).toEqual([0, 0, 0]);
  expect(session).toContain("session=");
  const answer = await signingIn("Phir Se Andar 1");
  expect([answer.location, cookieGiven(answer, "session")?.length]).toEqual(["/", 43]);
  expect((await answerTo(choose(post(path, { password: "Aur Ek Dafa 12" })))).status).toBe(409);
  const did = await db.auditEntry.findMany({ where: { entityId: String(owner.id) }, select: { action: true, byUserId: true } });
  expect(did).toEqual(
    expect.arrayContaining([
      { action: "offer-recovery", byUserId: null },
      { action: "recover-owner", byUserId: owner.id },
    ]),
  );
});

test("where there are several super admins the operator names one, and nobody else can be named", async () => {
  await makeUser({ role: "super_admin", email: "one@made.test" });
  await makeUser({ role: "super_admin", email: "two@made.test" });
  await makeUser({ role: "admin", email: "admin@made.test" });
  for (const named of [[], ["admin@made.test"]]) {
    const { status, stderr } = recoverOwner(...named);
    expect([status, stderr.trim()]).toEqual([
      1,
      "Name one of the shop's super admins: npm run recover-owner -- one@made.test | two@made.test",
    ]);
  }
  expect(await db.passwordReset.count()).toBe(0);
  expect(recoverOwner("Two@Made.test").stdout).toContain("For two@made.test");
});
