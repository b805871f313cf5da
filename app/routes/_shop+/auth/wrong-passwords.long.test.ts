import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { inRequestScope } from "#app/platform/request-scope.server.ts";
import { defaultPassword, makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, cookieGiven, post, returnedForm } from "#tests/fixtures/request.ts";
import { action, headers } from "./route.tsx";

afterEach(async () => {
  await db.user.deleteMany();
  await db.$executeRaw`TRUNCATE limits`;
});

const from = <Value>(address: string, serve: () => Value) => inRequestScope({ requestId: "", address }, serve);

/** Tries to sign in from a network; the answer, and how long it took, milliseconds. */
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
  networks++; // a network that was barred stays so in memory
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
    const known = `known=${cookieGiven((await tryFrom(ownNetwork, "asma@made.test", defaultPassword)).answer, "known")}`;
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
