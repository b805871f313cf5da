import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { resetToken } from "#app/domain/accounts/reset-token.server.ts";
import { findViewer } from "#app/domain/accounts/session.server.ts";
import { deliverOutbox } from "#app/domain/messaging/deliver-outbox.server.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { inRequestScope } from "#app/platform/request-scope.server.ts";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { defaultPassword, makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, returnedForm, shownToast, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { action as authAction } from "../auth/route.tsx";
import { action as forgotAction, loader as forgotLoader } from "../forgot-password/route.tsx";
import { action, loader } from "./route.tsx";

const start = new Date("2026-11-20T08:00:00Z");
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
const ask = (email: string) => answerTo(forgotAction(post("/forgot-password", { email })));
const choose = (path: string, password: string) => answerTo(action(post(path, { password })));
const open = async (path: string) => (await answerTo(loader(visit(path)))).body as { expired: string | null };
const enter = async (email: string, password: string) => (await answerTo(authAction(post("/auth", { email, password })))).status;

let mail: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.stop());
beforeEach(() => setClock(start));
afterEach(async () => {
  setClock(null);
  mail.emails.length = 0;
  env.APP_ORIGIN = undefined;
  await db.outbox.deleteMany();
  await db.user.deleteMany();
  await db.$executeRaw`TRUNCATE limits`;
});

/** Requests a reset link and extracts it from the e-mail, as a path of the shop. */
async function linkFor(email: string): Promise<string> {
  await ask(email);
  await deliverOutbox();
  const [, path = ""] = /https?:\/\/[^/\s]+(\/reset-password\?token=\S+)/.exec(mail.emails.at(-1)?.source ?? "") ?? [];
  return path;
}

describe("a forgotten password", () => {
  test("is replaced through a link that arrives by e-mail, and every session ends", async () => {
    const user = await makeUser({ email: "ayesha@made.test", name: "Ayesha Khan", emailProvedAt: start });
    const phone = (await signIn(user)).slice("session=".length);
    const path = await linkFor("Ayesha@made.test");
    expect(mail.emails).toHaveLength(1);
    expect(mail.emails[0]).toMatchObject({
      to: ["ayesha@made.test"],
      source: expect.stringContaining("Assalam o Alaikum Ayesha Khan"),
    });
    expect(path).toMatch(/^\/reset-password\?token=[\w-]{43}$/);
    expect(await open(path)).toMatchObject({ expired: null });

    const answer = await choose(path, "Naya Password 1");
    expect(answer).toMatchObject({ status: 302, location: "/auth" });
    expect(shownToast(answer)).toBe("Your new password is saved. Other devices are signed out.");
    expect(await findViewer(phone)).toBeNull();
    expect(await enter("ayesha@made.test", defaultPassword)).toBe(400);
    expect(await enter("ayesha@made.test", "Naya Password 1")).toBe(302);
    expect(await db.auditEntry.findFirst({ where: { entityId: String(user.id) } })).toMatchObject({ action: "reset-password" });
  });

  test("the link works once", async () => {
    await makeUser({ email: "ayesha@made.test" });
    const path = await linkFor("ayesha@made.test");
    const answers = await Promise.all([choose(path, "Pehla Password"), choose(path, "Doosra Password")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 409]);
    const again = await choose(path, "Teesra Password");
    expect(again.status).toBe(409);
    expect(returnedForm(again).error).toEqual({ "": [expect.stringContaining("expired or was already used")] });
    expect((await open(path)).expired).toContain("expired or was already used");
  });

  test("the link works for 30 minutes", async () => {
    await makeUser({ email: "ayesha@made.test" });
    const path = await linkFor("ayesha@made.test");
    setClock(minutes(29));
    expect((await open(path)).expired).toBeNull();
    setClock(minutes(30.5));
    expect((await open(path)).expired).not.toBeNull();
    expect((await choose(path, "Naya Password 1")).status).toBe(409);
  });

  test("using one link uses up the others", async () => {
    await makeUser({ email: "ayesha@made.test" });
    const [first, second] = [await linkFor("ayesha@made.test"), await linkFor("ayesha@made.test")];
    expect(first).not.toBe(second);
    expect((await choose(second, "Naya Password 1")).status).toBe(302);
    expect((await choose(first, "Aur Naya Password")).status).toBe(409);
  });

  test("a made-up link changes nothing", async () => {
    await makeUser();
    for (const token of ["", "x", "a".repeat(43), "%00", "x".repeat(5000)]) {
      const path = `/reset-password?token=${token}`;
      expect((await open(path)).expired).not.toBeNull();
      expect((await choose(path, "Naya Password 1")).status).toBe(409);
    }
  });

  test.each([
    ["empty", ""],
    ["too short", "1234567"],
    ["too long", "p".repeat(201)],
    ["with a null byte", "Mandi\u0000#2026"],
  ])("a new password that is %s is answered at the field and leaves the link as it was", async (_, password) => {
    await makeUser({ email: "ayesha@made.test" });
    const path = await linkFor("ayesha@made.test");
    const answer = await choose(path, password);
    expect(answer.status).toBe(400);
    expect(Object.keys(returnedForm(answer).error)).toEqual(["password"]);
    expect((await open(path)).expired).toBeNull();
  });
});

describe("the link", () => {
  test("is built from the configured origin, whatever the request says", async () => {
    env.APP_ORIGIN = "https://taaza.example";
    await makeUser({ email: "ayesha@made.test" });
    const { request, ...rest } = post("/forgot-password", { email: "ayesha@made.test" });
    request.headers.set("Host", "evil.test");
    request.headers.set("X-Forwarded-Host", "evil.test");
    await answerTo(forgotAction({ ...rest, request }));
    await deliverOutbox();
    expect(mail.emails[0]?.source).toContain("https://taaza.example/reset-password?token=");
    expect(mail.emails[0]?.source).not.toContain("evil.test");
  });

  test("cannot be found in the database", async () => {
    await makeUser({ email: "ayesha@made.test" });
    const path = await linkFor("ayesha@made.test");
    const token = path.split("token=")[1] ?? "";
    const rows = [await db.outbox.findMany(), await db.passwordReset.findMany()];
    const text = JSON.stringify(rows, (_, value) => (typeof value === "bigint" ? String(value) : value));
    expect(text).not.toContain(token);
    expect(resetToken("another nonce")).not.toBe(token);
  });

  test("is not sent any more once it is too old", async () => {
    await makeUser({ email: "ayesha@made.test" });
    await ask("ayesha@made.test");
    setClock(minutes(31));
    expect(await deliverOutbox()).toBe(0);
    expect(mail.emails).toHaveLength(0);
    expect(await db.outbox.findFirstOrThrow()).toMatchObject({ status: "dead", lastError: expect.stringContaining("too old") });
  });

  test("waits while the mail server takes nothing, and arrives once it does", async () => {
    await makeUser({ email: "ayesha@made.test" });
    mail.isFull(true);
    await ask("ayesha@made.test");
    expect(await deliverOutbox()).toBe(0);
    expect(await db.outbox.findFirstOrThrow()).toMatchObject({
      status: "waiting",
      tries: 1,
      lastError: expect.stringContaining("mailbox is full"),
    });
    mail.isFull(false);
    setClock(minutes(2));
    expect(await deliverOutbox()).toBe(1);
    expect(mail.emails).toHaveLength(1);
  });
});

describe("asking for a link", () => {
  test("gets the same answer in the same time, whether the account exists or not", async () => {
    await makeUser({ email: "ayesha@made.test" });
    const timed = async (email: string) => {
      const began = performance.now();
      const answer = await ask(email);
      return { answer, took: performance.now() - began };
    };
    const [known, unknown] = [await timed("ayesha@made.test"), await timed("nobody@made.test")];
    for (const { answer, took } of [known, unknown]) {
      expect(answer).toMatchObject({ status: 302, location: "/forgot-password?sent", cookies: [] });
      expect(took).toBeGreaterThan(245);
    }
    expect(await db.outbox.count()).toBe(1);
    expect((await answerTo(forgotLoader(visit("/forgot-password?sent")))).body).toMatchObject({ isSent: true });
  });

  test.each([
    ["empty", ""],
    ["no address", "ayesha"],
    ["markup", "<b>a@made.test</b>"],
    ["with a null byte", "a\u0000@made.test"],
    ["huge", `${"x".repeat(100_000)}@made.test`],
  ])("an e-mail that is %s is answered at the field", async (_, email) => {
    const answer = await ask(email);
    expect(answer.status).toBe(400);
    expect(Object.keys(returnedForm(answer).error)).toEqual(["email"]);
    expect(returnedForm(answer).initialValue["email"] ?? "").toBe(email);
  });

  test("works twice an hour from one network", async () => {
    for (let turn = 0; turn < 2; turn++) expect((await ask("asma@made.test")).status).toBe(302);
    const answer = await ask("asma@made.test");
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(3000);
    expect(returnedForm(answer).initialValue).toEqual({ email: "asma@made.test" });
  });

  test("used up from one network still works from another", async () => {
    await makeUser({ email: "ayesha@made.test" });
    const askFrom = (address: string) => inRequestScope({ requestId: "", address }, () => ask("Ayesha@made.test"));
    const strange = async () => (await askFrom("203.0.113.7")).status;
    expect([await strange(), await strange()]).toEqual([302, 302]);
    expect(await strange()).toBe(429);
    expect((await askFrom("198.51.100.1")).status).toBe(302);
  });
});
