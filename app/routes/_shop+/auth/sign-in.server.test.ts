import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findViewer } from "#app/domain/accounts/session.server.ts";
import { db } from "#app/platform/db.server.ts";
import { inRequestScope } from "#app/platform/request-scope.server.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { defaultPassword, makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, cookieGiven, post, returnedForm } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { workOf } from "#tests/fixtures/work-of.ts";
import { action, headers } from "./route.tsx";

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
        for (let turn = 0; turn < 8; turn++) await enter(email, "wrong");
      });
    await enter("warm@made.test", "up");
    const [known, unknown] = [await workFor("bushra@made.test"), await workFor("nobody@made.test")];
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

const from = <Value>(address: string, serve: () => Value) => inRequestScope({ requestId: "", address }, serve);

/** Tries to sign in from a network; returns the response and its duration, milliseconds. */
async function tryFrom(address: string, email: string, password: string, cookie?: string) {
  const began = performance.now();
  const answer = await from(address, () => answerTo(action(post("/auth", { email, password }, { cookie }))));
  return { answer, status: answer.status, ms: performance.now() - began };
}

async function wrongFrom(address: string, email: string, times: number) {
  for (let turn = 0; turn < times; turn++) expect((await tryFrom(address, email, "wrong")).status).toBe(400);
}

let networks = 0;
let ownNetwork = "";
let otherNetwork = "";

beforeEach(() => {
  networks++; // a blocked network stays blocked in the in-memory store
  ownNetwork = `198.51.100.${networks}`;
  otherNetwork = `203.0.113.${networks}`;
});

describe("wrong passwords", () => {
  test("from one network keep nobody out who comes from another", async () => {
    await makeUser({ email: "asma@made.test" });
    await wrongFrom(otherNetwork, "ASMA@made.test", 11);
    expect((await tryFrom(ownNetwork, "asma@made.test", defaultPassword)).status).toBe(302);
  });

  test.each(["asma@made.test", "ghost@made.test", "0333-1112222"])(
    "beyond ten from a network slow down the answers to %s there, known or not, and lock nobody out",
    async (who) => {
      await makeUser({ email: "asma@made.test", phone: "+923331112222" });
      await wrongFrom(otherNetwork, who, 10);
      const [first, second] = [await tryFrom(otherNetwork, who, "wrong"), await tryFrom(otherNetwork, who, "wrong")];
      expect(first.ms).toBeGreaterThan(240);
      expect(second.ms).toBeGreaterThan(490);
      const right = await tryFrom(otherNetwork, who, defaultPassword);
      expect(right.status).toBe(who.startsWith("ghost") ? 400 : 302);
    },
  );

  test("spelling a phone number differently does not give more of them", async () => {
    await makeUser({ phone: "+923331112222" });
    await wrongFrom(otherNetwork, "0333-1112222", 5);
    await wrongFrom(otherNetwork, "+92 333 1112222", 5);
    expect((await tryFrom(otherNetwork, "923331112222", "wrong")).ms).toBeGreaterThan(240);
  });

  test("from many networks slow down the account's answers everywhere", async () => {
    await makeUser({ email: "asma@made.test" });
    for (let network = 0; network < 50; network++) await wrongFrom(`192.0.2.${network}`, "asma@made.test", 1);
    const { status, ms } = await tryFrom(ownNetwork, "asma@made.test", defaultPassword);
    expect(status).toBe(302);
    expect(ms).toBeGreaterThan(240);
  });

  test("for fifty accounts bar a network for 15 minutes, but not who signed in on this device before", async () => {
    await makeUser({ email: "asma@made.test" });
    await makeUser({ email: "bilal@made.test" });
    const before = await tryFrom(ownNetwork, "asma@made.test", defaultPassword);
    const known = `known=${cookieGiven(before.answer, "known")}`;
    for (let turn = 0; turn < 50; turn++) await wrongFrom(ownNetwork, `guess${turn}@made.test`, 1);

    const stranger = await tryFrom(ownNetwork, "asma@made.test", defaultPassword);
    expect(returnedForm(stranger.answer)).toMatchObject({
      error: { "": ["Too many tries. Please wait 15 minutes."] },
      initialValue: { email: "asma@made.test" },
    });
    const passedOn = headers({ actionHeaders: stranger.answer.headers } as Parameters<typeof headers>[0]);
    expect(Number(passedOn.get("Retry-After"))).toBeGreaterThan(800);
    expect((await tryFrom(ownNetwork, "asma@made.test", defaultPassword, known)).status).toBe(302);
    expect((await tryFrom(ownNetwork, "bilal@made.test", defaultPassword, known)).status).toBe(429);
    expect((await tryFrom(ownNetwork, "asma@made.test", defaultPassword, "known=made-up.x")).status).toBe(429);
  });

  test("on a known device count too", async () => {
    await makeUser({ email: "asma@made.test" });
    const known = `known=${cookieGiven(await enter("asma@made.test"), "known")}`;
    for (let turn = 0; turn < 10; turn++) await tryFrom(otherNetwork, "asma@made.test", "wrong", known);
    await wrongFrom(otherNetwork, "asma@made.test", 10);
    expect((await tryFrom(otherNetwork, "asma@made.test", "wrong", known)).ms).toBeGreaterThan(240);
  });

  test("are forgotten once the right one came, and right ones do not count", async () => {
    await makeUser({ email: "faiza@made.test" });
    await wrongFrom(ownNetwork, "faiza@made.test", 9);
    for (let turn = 0; turn < 60; turn++)
      expect((await tryFrom(ownNetwork, "faiza@made.test", defaultPassword)).status).toBe(302);
    await wrongFrom(ownNetwork, "faiza@made.test", 10);
    expect((await tryFrom(ownNetwork, "faiza@made.test", defaultPassword)).status).toBe(302);
  });

  test("a device that several people sign in on knows the last five of them", async () => {
    let known = "";
    const people = ["a", "b", "c", "d", "e", "f"].map((name) => `${name}@family.test`);
    for (const email of people) {
      await makeUser({ email });
      known = `known=${cookieGiven((await tryFrom(ownNetwork, email, defaultPassword, known)).answer, "known")}`;
    }
    for (let turn = 0; turn < 50; turn++) await wrongFrom(ownNetwork, `guess${turn}@made.test`, 1);
    const statuses: number[] = [];
    for (const email of people) statuses.push((await tryFrom(ownNetwork, email, defaultPassword, known)).status);
    expect(statuses).toEqual([429, 302, 302, 302, 302, 302]);
  });
});
