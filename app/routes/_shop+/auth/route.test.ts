import { afterEach, describe, expect, test } from "vitest";
import { findViewer } from "#app/domain/accounts/session.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { inRequestScope } from "#app/platform/request-scope.server.ts";
import { makeUser, usualPassword } from "#tests/fixtures/make-user.ts";
import { answerTo, cookieGiven, post, returnedForm, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { action, headers, loader } from "./route.tsx";

const bilal = { name: "Bilal Ahmed", email: "bilal@made.test", phone: "0302-7654321", password: "Anday aur Double Roti" };
const register = (given: object, query = "") => answerTo(action(post(`/auth?tab=register${query}`, { ...bilal, ...given })));
const enter = (email: string, password = usualPassword, query = "") =>
  answerTo(action(post(`/auth${query}`, { email, password })));
const open = (path: string, cookie?: string) => answerTo(loader(visit(path, { cookie })));

afterEach(async () => {
  await db.user.deleteMany();
  await db.$executeRaw`TRUNCATE limits`;
});

describe("the page", () => {
  test("A2.14 /auth offers to sign in", async () => {
    expect(await open("/auth")).toMatchObject({
      status: 200,
      body: { tab: "sign-in", returnTo: "/", held: 0, title: "Sign in" },
    });
  });

  test("A2.15 /auth?tab=register opens the register tab", async () => {
    expect((await open("/auth?tab=register")).body).toMatchObject({ tab: "register", title: "Create account" });
    expect((await open("/auth?tab=nonsense")).body).toMatchObject({ tab: "sign-in" });
  });

  test("A2.16 who is signed in already goes straight to return_to", async () => {
    const cookie = await signIn(await makeUser());
    expect(await open("/auth?return_to=%2Fcart", cookie)).toMatchObject({ status: 302, location: "/cart" });
    expect(await open("/auth", cookie)).toMatchObject({ status: 302, location: "/" });
  });

  test.each(["/auth", "/auth?tab=register&return_to=/auth", "/sign-out"])(
    "%s as return_to does not go round in circles",
    async (path) => {
      const cookie = await signIn(await makeUser());
      expect((await open(`/auth?return_to=${encodeURIComponent(path)}`, cookie)).location).toBe("/");
    },
  );
});

describe("registering", () => {
  test("A2.15 opens an account, signs it in and goes home with a welcome", async () => {
    const answer = await register({});
    expect(answer).toMatchObject({ status: 302, location: "/" });
    expect(cookieGiven(answer, "toast")).toBe("account-registered");
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
    ["email", "empty", ""],
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
    const { password: _, ...typed } = { ...bilal, [field]: value };
    const kept = Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ""));
    expect(initialValue).toEqual(kept);
    expect(await db.user.count()).toBe(0);
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
    expect(Object.keys(returnedForm(answer).error).sort()).toEqual(["email", "name", "password", "phone"]);
    expect((await answerTo(action(post("/auth", "{ not a form")))).status).toBe(400);
  });

  test("the sentences are in the visitor's language", async () => {
    const answer = await answerTo(action(post("/auth?tab=register", { ...bilal, phone: "12" }, { cookie: "lang=ur" })));
    expect(returnedForm(answer).error).toEqual({ phone: ["Mobile number is tarah likhein: 0301-2345678"] });
  });
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

  test("an unknown e-mail takes as long as a wrong password", async () => {
    env.DEMO_LIMITS = 100;
    await makeUser({ email: "ayesha@made.test" });
    const fastest = async (email: string) => {
      const times: number[] = [];
      for (let turn = 0; turn < 8; turn++) {
        const began = performance.now();
        await enter(email, "wrong");
        times.push(performance.now() - began);
      }
      return Math.min(...times);
    };
    await enter("warm@made.test", "up");
    const [known, unknown] = [await fastest("ayesha@made.test"), await fastest("nobody@made.test")];
    expect(unknown / known).toBeGreaterThan(0.6);
    expect(unknown / known).toBeLessThan(1.7);
    env.DEMO_LIMITS = 1;
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

  test.each([
    ["/cart?from=menu#lines", "/cart?from=menu#lines"],
    ["//evil.test", "/"],
    ["/\\evil.test", "/"],
    ["https://evil.test/cart", "/"],
    ["javascript:alert(1)", "/"],
    ["", "/"],
  ])("A2.16 return_to %s leads to %s", async (returnTo, place) => {
    await makeUser({ email: "ayesha@made.test" });
    expect((await enter("ayesha@made.test", usualPassword, `?return_to=${encodeURIComponent(returnTo)}`)).location).toBe(place);
  });

  test("the browser gets a session of its own each time: the one it came with ends", async () => {
    const user = await makeUser({ email: "ayesha@made.test" });
    const [, before = ""] = (await signIn(user)).split("=");
    const answer = await answerTo(
      action(post("/auth", { email: "ayesha@made.test", password: usualPassword }, { cookie: `session=${before}` })),
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

describe("too many tries", () => {
  test("ten wrong passwords close an account's door for 15 minutes, to the right one too", async () => {
    await makeUser({ email: "asma@made.test" });
    for (let turn = 0; turn < 10; turn++) expect((await enter("asma@made.test", "wrong")).status).toBe(400);
    const answer = await enter("ASMA@made.test");
    expect(answer.status).toBe(429);
    expect(returnedForm(answer)).toMatchObject({
      error: { "": ["Too many tries. Please wait 15 minutes."] },
      initialValue: { email: "ASMA@made.test" },
    });
    const passedOn = headers({ actionHeaders: answer.headers } as Parameters<typeof headers>[0]);
    expect(Number(passedOn.get("Retry-After"))).toBeGreaterThan(890);
  });

  test("an account that does not exist closes just the same", async () => {
    for (let turn = 0; turn < 10; turn++) await enter("ghost@made.test", "wrong");
    expect((await enter("ghost@made.test", "wrong")).status).toBe(429);
  });

  test("spelling a phone number differently does not give more tries", async () => {
    await makeUser({ phone: "+923331112222" });
    for (let turn = 0; turn < 5; turn++) {
      await enter("0333-1112222", "wrong");
      await enter("+92 333 1112222", "wrong");
    }
    expect((await enter("923331112222")).status).toBe(429);
  });

  test("who gets in starts afresh", async () => {
    await makeUser({ email: "faiza@made.test" });
    for (let turn = 0; turn < 9; turn++) await enter("faiza@made.test", "wrong");
    expect((await enter("faiza@made.test")).status).toBe(302);
    for (let turn = 0; turn < 9; turn++) expect((await enter("faiza@made.test", "wrong")).status).toBe(400);
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
