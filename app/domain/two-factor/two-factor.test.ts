import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Outcome } from "#app/lib/outcome.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { databaseUrl, db } from "#app/platform/db.server.ts";
import { codeNow, enrol } from "#tests/fixtures/enrol.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { runs } from "#tests/fixtures/runs.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { totpAt } from "#tests/fixtures/totp.ts";
import { findViewer } from "../accounts/session.server.ts";
import { readMemberRights } from "../team/read-permissions.server.ts";
import { enableTwoFactor } from "./enable-two-factor.server.ts";
import { findTwoFactor } from "./find-two-factor.server.ts";
import { staffRequirement } from "./staff-requirement.server.ts";
import { findTotpStep, newTotpSecret, totpAddress } from "./totp.server.ts";
import { codeForm, disableTwoFactor, replaceRecoveryCodes, verifyCode } from "./verify-code.server.ts";

/** Gives codes one after the other in a process of its own; returns those that were accepted. */
async function tryCodes(...argv: string[]): Promise<string[]> {
  const env = { ...process.env, NODE_NO_WARNINGS: "1" };
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", "tests/fixtures/try-codes.ts", ...argv], {
    env,
  });
  return JSON.parse(stdout) as string[];
}

const start = new Date("2026-11-20T08:00:00Z");
const after = (seconds: number) => setClock(new Date(start.getTime() + seconds * 1000));
const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? "done" : outcome.refusal.code);
const wrongFor = (secret: string) => {
  const right = [-1, 0, 1].map((steps) => codeNow(secret, steps));
  return ["000000", "111111", "222222", "333333"].find((code) => !right.includes(code)) ?? "";
};

let userId: number;
beforeEach(async () => {
  setClock(start);
  userId = (await makeUser({ role: "admin" })).id;
});
afterEach(async () => {
  setClock(null);
  await db.user.deleteMany();
});

describe("the codes of an authenticator app", () => {
  const rfcSecret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  test.each([
    [59, "94287082"],
    [1_111_111_109, "07081804"],
    [1_111_111_111, "14050471"],
    [1_234_567_890, "89005924"],
    [2_000_000_000, "69279037"],
    [20_000_000_000, "65353130"],
  ])("are those of RFC 6238 at second %d", (second, eight) => {
    const at = new Date(second * 1000);
    expect(totpAt(rfcSecret, at, 8)).toBe(eight);
    expect(findTotpStep(rfcSecret, eight.slice(2), at)).toBe(Math.floor(second / 30));
  });

  test("count for the step before and the step after, and no further", () => {
    for (let round = 0; round < 50; round++) {
      const secret = newTotpSecret();
      const at = new Date(start.getTime() + round * 7_919_000);
      const step = Math.floor(at.getTime() / 30_000);
      const found = [-2, -1, 0, 1, 2].map((steps) =>
        findTotpStep(secret, totpAt(secret, new Date(at.getTime() + steps * 30_000)), at),
      );
      expect(found, secret).toEqual([null, step - 1, step, step + 1, null]);
    }
  });

  test.each(["", "12345", "1234567", "abcdef", "١٢٣٤٥٦", "-12345", "1e5000", "      "])("%j is none", (code) => {
    expect(findTotpStep(rfcSecret, code, start)).toBeNull();
  });

  test("the app is told the shop, the account and a secret of 160 bits", () => {
    const secret = newTotpSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const address = new URL(totpAddress(secret, { shop: "Taaza Mandi", account: "asad@made.test" }));
    expect(decodeURIComponent(address.href)).toContain("otpauth://totp/Taaza Mandi:asad@made.test?");
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ secret, issuer: "Taaza Mandi", digits: "6", period: "30" });
  });
});

describe("setting up", () => {
  test("takes a code of the app, gives ten recovery codes, and keeps only the session that it is done in", async () => {
    const [here, elsewhere] = [await signIn({ id: userId, role: "admin" }), await signIn({ id: userId, role: "admin" })];
    const token = here.slice("session=".length);
    const secret = newTotpSecret();
    const set = (code: string) => enableTwoFactor({ userId, secret, code, session: token });
    expect(codeOf(await set(wrongFor(secret)))).toBe("two-factor.wrong");
    expect(await findTwoFactor(userId)).toBeNull();
    const outcome = await set(codeNow(secret));
    expect(outcome).toMatchObject({ ok: true, value: { length: 10 } });
    expect(await findTwoFactor(userId)).toMatchObject({ codesLeft: 10, devices: [] });
    expect(await findViewer(token)).toMatchObject({ id: userId });
    expect(await findViewer(elsewhere.slice("session=".length))).toBeNull();
    expect(codeOf(await verifyCode(userId, codeNow(secret)))).toBe("two-factor.wrong"); // confirmed with it
    expect(codeOf(await verifyCode(userId, codeNow(secret, 1)))).toBe("done");
  });

  test("twice at the same moment sets up one app", async () => {
    const secrets = [newTotpSecret(), newTotpSecret(), newTotpSecret()];
    const set = (secret: string) => enableTwoFactor({ userId, secret, code: codeNow(secret), session: "" });
    const codes = (await Promise.all(secrets.map(set))).map(codeOf);
    expect(codes.sort()).toEqual(["done", "two-factor.set-up-already", "two-factor.set-up-already"]);
    expect(await db.recoveryCode.count()).toBe(10);
  });

  test("leaves neither the secret nor a recovery code to be read in the database", async () => {
    const { secret, codes } = await enrol(userId);
    const rows = [await db.twoFactor.findMany(), await db.recoveryCode.findMany(), await db.auditEntry.findMany()];
    const text = JSON.stringify(rows, (_, value) => (typeof value === "bigint" ? String(value) : value));
    for (const hidden of [secret, ...codes, ...codes.map((code) => code.replace("-", ""))]) expect(text).not.toContain(hidden);
  });

  test("one person's secret in another's row accepts nothing", async () => {
    const { secret } = await enrol(userId);
    const thief = await makeUser({ role: "admin" });
    await enrol(thief.id);
    const { secret: stolen } = await db.twoFactor.findUniqueOrThrow({ where: { userId } });
    await db.twoFactor.update({ where: { userId: thief.id }, data: { secret: stolen } });
    expect(codeOf(await verifyCode(thief.id, codeNow(secret)))).toBe("two-factor.unreadable");
  });
});

describe("a code", () => {
  test("is accepted once, also when it is sent twice at the same moment", async () => {
    const { secret } = await enrol(userId);
    for (let round = 0; round < runs(40); round++) {
      after(round * 30);
      const code = codeNow(secret);
      const codes = (await Promise.all([verifyCode(userId, code), verifyCode(userId, code)])).map(codeOf);
      expect(codes.sort(), `round ${round}`).toEqual(["done", "two-factor.wrong"]);
      expect(codeOf(await verifyCode(userId, codeNow(secret, -1)))).toBe("two-factor.wrong"); // one before a used one is used too
    }
  });

  test("is accepted by one of two processes that are given it at the same moment", async () => {
    setClock(null);
    const { secret, codes } = await enrol(userId);
    const given = [...codes, codeNow(secret)];
    const startAt = String(Date.now() + 8000);
    const tried = await Promise.all([0, 1].map(() => tryCodes(databaseUrl(), String(userId), startAt, ...given)));
    expect(tried.flat().sort()).toEqual([...given].sort());
  });

  test("may be typed with a gap", async () => {
    for (const typed of ["123456", "123 456", " 123456 ", "12 34 56"])
      expect(codeForm.parse({ code: typed })).toEqual({ code: "123456" });
    expect(codeForm.parse({ code: "7KQ2M-9XW4T" })).toEqual({ code: "7KQ2M-9XW4T" });
  });

  test("is not found by 10,000 guesses: after five wrong ones none is accepted for 15 minutes", async () => {
    const { secret } = await enrol(userId);
    const wrong = wrongFor(secret);
    const answers = new Map<string, number>();
    for (let guess = 0; guess < runs(10_000); guess += 20) {
      const batch = await Promise.all(Array.from({ length: 20 }, () => verifyCode(userId, wrong)));
      for (const code of batch.map(codeOf)) answers.set(code, (answers.get(code) ?? 0) + 1);
    }
    expect(answers.get("two-factor.wrong")).toBe(5);
    expect([...answers.keys()].sort()).toEqual(["two-factor.locked", "two-factor.wrong"]);
    after(14 * 60);
    const refusal = { code: "two-factor.locked", values: { minutes: expect.any(Number) } };
    expect(await verifyCode(userId, codeNow(secret))).toMatchObject({ refusal });
    setClock(new Date(((await db.twoFactor.findFirstOrThrow()).missedAt?.getTime() ?? 0) + 15 * 60_000));
    expect(codeOf(await verifyCode(userId, codeNow(secret)))).toBe("done");
    expect(await db.twoFactor.findFirst()).toMatchObject({ misses: 0, missedAt: null });
  });

  test("that is right ends the count of wrong ones before it", async () => {
    const { secret } = await enrol(userId);
    for (let round = 0; round < 3; round++) {
      after(round * 60);
      for (let miss = 0; miss < 4; miss++) await verifyCode(userId, wrongFor(secret));
      expect(codeOf(await verifyCode(userId, codeNow(secret)))).toBe("done");
    }
  });

  test("of another person, or of one without an app, is none", async () => {
    const { secret } = await enrol(userId);
    const other = await makeUser({ role: "viewer" });
    expect(codeOf(await verifyCode(other.id, codeNow(secret)))).toBe("two-factor.not-set-up");
    await enrol(other.id);
    expect(codeOf(await verifyCode(other.id, codeNow(secret)))).toBe("two-factor.wrong");
  });
});

describe("a recovery code", () => {
  test("stands in for the app once, in small letters and without its dash too", async () => {
    const { codes } = await enrol(userId);
    const [first = "", second = "", third = ""] = codes;
    const twice = await Promise.all([verifyCode(userId, first), verifyCode(userId, first)]);
    expect(twice.map(codeOf).sort()).toEqual(["done", "two-factor.wrong"]);
    expect(codeOf(await verifyCode(userId, second.toLowerCase().replace("-", "")))).toBe("done");
    expect(codeOf(await verifyCode(userId, ` ${third.replaceAll("0", "O").replaceAll("1", "l")} `))).toBe("done");
    expect(await findTwoFactor(userId)).toMatchObject({ codesLeft: 7 });
  });

  test("is of its own person alone", async () => {
    const { codes } = await enrol(userId);
    const other = await makeUser({ role: "admin" });
    await enrol(other.id);
    expect(codeOf(await verifyCode(other.id, codes[0] ?? ""))).toBe("two-factor.wrong");
  });

  test("ends when new ones are made, which takes a code", async () => {
    const { secret, codes } = await enrol(userId);
    expect(codeOf(await replaceRecoveryCodes(userId, wrongFor(secret)))).toBe("two-factor.wrong");
    const outcome = await replaceRecoveryCodes(userId, codeNow(secret));
    const fresh = outcome.ok ? outcome.value : [];
    expect(new Set([...fresh, ...codes]).size).toBe(20);
    expect(codeOf(await verifyCode(userId, codes[0] ?? ""))).toBe("two-factor.wrong");
    expect(codeOf(await verifyCode(userId, fresh[0] ?? ""))).toBe("done");
  });
});

test("an app is removed for one of its codes, with its recovery codes and trusted devices", async () => {
  const { secret } = await enrol(userId);
  expect(codeOf(await disableTwoFactor(userId, wrongFor(secret)))).toBe("two-factor.wrong");
  expect(codeOf(await disableTwoFactor(userId, codeNow(secret)))).toBe("done");
  expect([await db.twoFactor.count(), await db.recoveryCode.count()]).toEqual([0, 0]);
  const did = await db.auditEntry.findMany({ where: { entity: "user", entityId: String(userId) }, select: { action: true } });
  expect(did.map(({ action }) => action).sort()).toEqual(["disable-two-factor", "enable-two-factor"]);
});

describe("the days of grace", () => {
  const on = { twoFactor: true, twoFactorSince: start.toISOString() };
  const day = 24 * 60 * 60;
  const require = async (site: { twoFactor: boolean; twoFactorSince: string | null } = on) =>
    staffRequirement(await readMemberRights(userId), site);

  test("are seven after it is switched on; then an app comes before anything else", async () => {
    expect(await require({ twoFactor: false, twoFactorSince: null })).toEqual({ required: null, enrolBy: null });
    const enrolBy = new Date(start.getTime() + 7 * day * 1000);
    expect(await require()).toEqual({ required: null, enrolBy });
    after(7 * day - 1);
    expect(await require()).toEqual({ required: null, enrolBy });
    after(7 * day);
    expect(await require()).toEqual({ required: "two-factor", enrolBy: null });
    await enrol(userId);
    expect(await require()).toEqual({ required: null, enrolBy: null });
  });

  test("are over where nobody knows when they began", async () => {
    expect(await require({ twoFactor: true, twoFactorSince: null })).toEqual({ required: "two-factor", enrolBy: null });
  });
});
