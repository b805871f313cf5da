import { afterEach, describe, expect, test } from "vitest";
import { findViewer } from "#app/domain/accounts/session.server.ts";
import { db } from "#app/platform/db.server.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { defaultPassword, makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, cookieGiven, post, returnedForm } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { workOf } from "#tests/fixtures/work-of.ts";
import { action } from "./route.tsx";

const enter = (email: string, password = defaultPassword, query = "") =>
  answerTo(action(post(`/auth${query}`, { email, password })));

afterEach(async () => {
  await db.user.deleteMany();
  await db.$executeRaw`TRUNCATE limits`;
});

describe("signing in", () => {
  test.each(["ayesha@made.test", " AYESHA@made.TEST ", "0301-2345678", "+92 301 2345678", "923012345678"])(
    "by %s",
    async (who) => {
      const user = await makeUser({ email: "ayesha@made.test", phone: "+923012345678" });
      const answer = await enter(who);
      expect(answer).toMatchObject({ status: 302, location: "/" });
      expect(await findViewer(cookieGiven(answer, "session") ?? "")).toMatchObject({ id: user.id });
      expect((await db.user.findFirstOrThrow()).lastSignInAt).toBeInstanceOf(Date);
    },
  );

  test("an unknown e-mail, an unknown phone and a wrong password get the same answer", async () => {
    await makeUser({ email: "ayesha@made.test" });
    const answers = [
      await enter("ayesha@made.test", "wrong"),
      await enter("nobody@made.test", "wrong"),
      await enter("0399-9999999", "x"),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(returnedForm(answer).error).toEqual({ "": ["The e-mail, phone number or password is not right."] });
      expect(cookieGiven(answer, "session")).toBeUndefined();
    }
    expect(returnedForm(answers[0]!).initialValue).toEqual({ email: "ayesha@made.test" });
  });

  test("an unknown e-mail costs as much work as a wrong password, so the time of the answer tells nothing", async () => {
    await makeUser({ email: "bushra@made.test" });
    const workFor = (email: string) =>
      workOf(async () => {
        for (let turn = 0; turn < 2; turn++) await enter(email, "wrong");
      });
    await enter("warm@made.test", "up");
    // in turns, and the least of each: what an earlier test left running costs this process too
    let [known, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 0; round < 4; round++) {
      known = Math.min(known, await workFor("bushra@made.test"));
      unknown = Math.min(unknown, await workFor("nobody@made.test"));
    }
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  test.each([
    ["email", "empty", ""],
    ["email", "too long", "x".repeat(255)],
    ["email", "with a null byte", "a\u0000b"],
    ["password", "empty", ""],
    ["password", "huge", "p".repeat(100_000)],
  ])("%s: %s is answered at the field", async (field, _, value) => {
    const answer = await answerTo(action(post("/auth", { email: "ayesha@made.test", password: "x", [field]: value })));
    expect(answer.status).toBe(400);
    expect(Object.keys(returnedForm(answer).error)).toEqual([field]);
    expect(JSON.stringify(returnedForm(answer).initialValue)).not.toContain("password");
  });

  test.each(hostileCases)("%s in any field breaks nothing", async (_, value) => {
    expect((await enter(value, value)).status).toBeLessThan(500);
    expect((await enter("ayesha@made.test", "x", `?${new URLSearchParams({ return_to: value })}`)).status).toBeLessThan(500);
  });

  test.each([
    ["/cart?from=menu#lines", "/cart?from=menu#lines"],
    ["//evil.test", "/"],
    ["/\\evil.test", "/"],
    ["https://evil.test/cart", "/"],
    ["javascript:alert(1)", "/"],
    ["", "/"],
  ])("A2.16 return_to %s leads to %s", async (returnTo, place) => {
    await makeUser({ email: "ayesha@made.test" });
    expect((await enter("ayesha@made.test", defaultPassword, `?return_to=${encodeURIComponent(returnTo)}`)).location).toBe(place);
  });

  test("the browser gets a session of its own each time: the one it came with ends", async () => {
    const user = await makeUser({ email: "ayesha@made.test" });
    const [, before = ""] = (await signIn(user)).split("=");
    const answer = await answerTo(
      action(post("/auth", { email: "ayesha@made.test", password: defaultPassword }, { cookie: `session=${before}` })),
    );
    const after = cookieGiven(answer, "session") ?? "";
    expect(after).toHaveLength(43);
    expect(after).not.toBe(before);
    expect(await findViewer(before)).toBeNull();
    expect(await findViewer(after)).not.toBeNull();
  });

  test("the cookie is out of reach of scripts and other sites, 30 days for customers and 12 hours for staff", async () => {
    await makeUser({ email: "ayesha@made.test" });
    await makeUser({ email: "boss@made.test", role: "admin" });
    const [customers, staffs] = [await enter("ayesha@made.test"), await enter("boss@made.test")].map(({ cookies }) => cookies[0]);
    expect(customers).toMatch(/^session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
    expect(staffs).toContain("Max-Age=43200;");
  });
});
