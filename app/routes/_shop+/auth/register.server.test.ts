import { afterEach, describe, expect, test } from "vitest";
import { findViewer } from "#app/domain/accounts/session.server.ts";
import { db } from "#app/platform/db.server.ts";
import { inRequestScope } from "#app/platform/request-scope.server.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, cookieGiven, post, returnedForm, shownToast } from "#tests/fixtures/request.ts";
import { action } from "./route.tsx";

const bilal = { name: "Bilal Ahmed", email: "bilal@made.test", phone: "0302-7654321", password: "Anday aur Double Roti" };
const register = (given: object, query = "") => answerTo(action(post(`/auth?tab=register${query}`, { ...bilal, ...given })));

afterEach(async () => {
  await db.user.deleteMany();
  await db.$executeRaw`TRUNCATE limits`;
});

describe("registering", () => {
  test("A2.15 opens an account, signs it in and goes home with a welcome", async () => {
    const answer = await register({});
    expect(answer).toMatchObject({ status: 302, location: "/" });
    expect(shownToast(answer)).toBe("Welcome! Your account is ready.");
    const user = await db.user.findFirstOrThrow();
    expect(user).toMatchObject({
      name: "Bilal Ahmed",
      email: "bilal@made.test",
      phone: "+923027654321",
      role: null,
      language: "en",
    });
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await findViewer(cookieGiven(answer, "session") ?? "")).toMatchObject({ id: user.id, name: "Bilal Ahmed" });
  });

  test("A2.16 returns to where the visitor came from, and no further than this shop", async () => {
    expect((await register({}, "&return_to=%2Fcheckout%3Fstep%3D2")).location).toBe("/checkout?step=2");
    await db.user.deleteMany();
    expect((await register({}, "&return_to=https%3A%2F%2Fevil.test%2F")).location).toBe("/");
  });

  test("needs no e-mail address: the phone number is the account and signs it in, as often as somebody comes without one", async () => {
    expect(await register({ email: "" })).toMatchObject({ status: 302, location: "/" });
    expect(await db.user.findFirstOrThrow()).toMatchObject({ name: "Bilal Ahmed", email: null, phone: "+923027654321" });
    const { email: _, ...typed } = bilal;
    expect((await answerTo(action(post("/auth?tab=register", { ...typed, phone: "0302-7654322" })))).status).toBe(302);
    const answer = await answerTo(action(post("/auth", { email: "0302 7654321", password: bilal.password })));
    expect(await findViewer(cookieGiven(answer, "session") ?? "")).toMatchObject({ name: "Bilal Ahmed", email: null });
    const again = await register({ email: "" });
    expect([again.status, returnedForm(again).error]).toEqual([409, { phone: [expect.stringContaining("already exists")] }]);
    expect(await db.user.count()).toBe(2);
  });

  test("an e-mail has one account, in whatever case it is typed", async () => {
    await makeUser({ email: bilal.email });
    const answer = await register({ email: "Bilal@MADE.test" });
    expect(answer.status).toBe(409);
    expect(returnedForm(answer).error).toEqual({ email: [expect.stringContaining("already exists")] });
    expect(await db.user.count()).toBe(1);
  });

  test("a phone number has one account, however it is spelled", async () => {
    await makeUser({ phone: "+923027654321" });
    const answer = await register({ phone: "+92 302 7654321" });
    expect(answer.status).toBe(409);
    expect(Object.keys(returnedForm(answer).error)).toEqual(["phone"]);
  });

  test("two presses at once make one account and one clean refusal", async () => {
    const statuses = (await Promise.all([register({}), register({}), register({})])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([302, 409, 409]);
  });

  test("nobody gives themselves a role or an id", async () => {
    await register({ role: "super_admin", id: "1000000", passwordHash: "x", is_staff: "on" });
    expect(await db.user.findFirstOrThrow()).toMatchObject({ role: null });
    expect(await db.user.findUnique({ where: { id: 1_000_000 } })).toBeNull();
  });

  test.each([
    ["name", "empty", ""],
    ["name", "blank", "   "],
    ["name", "too long", "x".repeat(81)],
    ["name", "markup", "<script>alert(1)</script>"],
    ["name", "with a null byte", "Bi\u0000lal"],
    ["name", "huge", "9".repeat(100_000)],
    ["email", "a word", "bilal"],
    ["email", "half", "bilal@"],
    ["email", "two", "a@made.test, b@made.test"],
    ["email", "markup", "<b>@made.test"],
    ["email", "with a null byte", "bi\u0000lal@made.test"],
    ["email", "too long", `${"x".repeat(250)}@made.test`],
    ["phone", "empty", ""],
    ["phone", "negative", "-1"],
    ["phone", "a landline", "042-3571234"],
    ["phone", "too short", "0302765432"],
    ["phone", "with a null byte", "0302-7654321\u0000"],
    ["phone", "markup", "<i>0302-7654321</i>"],
    ["phone", "huge", "3".repeat(10_000)],
    ["password", "empty", ""],
    ["password", "too short", "1234567"],
    ["password", "with a null byte", "Mandi\u0000#2026"],
    ["password", "too long", "p".repeat(201)],
  ])("%s: %s is answered at the field, and what was typed stays", async (field, _, value) => {
    const answer = await register({ [field]: value });
    expect(answer.status).toBe(400);
    const { error, initialValue } = returnedForm(answer);
    expect(error).toEqual({ [field]: [expect.stringMatching(/\w{3}/)] });
    const typed = Object.entries({ ...bilal, [field]: value }).filter(([name, text]) => name !== "password" && text !== "");
    expect(initialValue).toEqual(Object.fromEntries(typed));
    expect(await db.user.count()).toBe(0);
  });

  test.each(hostileCases)("%s in any field breaks nothing", async (_, value) => {
    for (const field of Object.keys(bilal)) expect((await register({ [field]: value })).status).toBeLessThan(500);
  });

  test("a file, a list or an object in place of a text is a mistake at the field too", async () => {
    const form = new FormData();
    form.append("name", new File(["x"], "name.txt"));
    form.append("email", bilal.email);
    form.append("email", "second@made.test");
    form.append("password", bilal.password);
    form.append("phone[number]", "0302-7654321");
    const answer = await answerTo(action(post("/auth?tab=register", form)));
    expect(answer.status).toBe(400);
    expect(Object.keys(returnedForm(answer).error).sort()).toEqual(["email", "name", "phone"]);
  });

  test("a body that is no form at all is an empty form", async () => {
    const answer = await answerTo(action(post("/auth?tab=register", "{ not a form")));
    expect(answer.status).toBe(400);
    expect(Object.keys(returnedForm(answer).error).sort()).toEqual(["name", "password", "phone"]);
    expect((await answerTo(action(post("/auth", "{ not a form")))).status).toBe(400);
  });

  test("the sentences are in the visitor's language", async () => {
    const answer = await answerTo(action(post("/auth?tab=register", { ...bilal, phone: "12" }, { cookie: "lang=ur" })));
    expect(returnedForm(answer).error).toEqual({ phone: ["Mobile number is tarah likhein: 0301-2345678"] });
  });

  test("one address opens at most 20 accounts an hour", async () => {
    const from = (address: string, turn: number) =>
      inRequestScope({ requestId: "", address }, () =>
        register({ email: `b${turn}@made.test`, phone: `0302-00000${10 + turn}`, name: "" + turn }),
      );
    for (let turn = 0; turn < 20; turn++) expect((await from("203.0.113.9", turn)).status).toBe(302);
    const answer = await from("203.0.113.9", 20);
    expect(answer.status).toBe(429);
    expect(returnedForm(answer).initialValue).toMatchObject({ email: "b20@made.test", name: "20" });
    expect((await from("203.0.113.10", 20)).status).toBe(302);
  });
});
