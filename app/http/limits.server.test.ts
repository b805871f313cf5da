import { afterEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { inRequestScope } from "#app/platform/request-scope.server.ts";
import { forgive, type Limited, limit } from "./limits.server.ts";

const from = <Value>(address: string, serve: () => Value) => inRequestScope({ requestId: "", address }, serve);

/** How many tries pass before the first one that does not. */
async function passing(name: Limited, account: string, max = 100): Promise<number> {
  for (let tries = 0; tries < max; tries++) if (await limit(name, { account })) return tries;
  return max;
}

afterEach(() => {
  env.DEMO_LIMITS = 1;
});

describe("tries of one account", () => {
  test.each([
    ["known-device", 10],
    ["reset", 5],
    ["password", 10],
    ["checkout", 20],
    ["public-form", 10],
    ["register", 100],
  ] as const)("of %s: %i pass", async (name, tries) => {
    expect(await passing(name, "ayesha")).toBe(tries);
  });

  test("are counted apart for each account and each thing tried", async () => {
    await passing("reset", "bilal");
    expect(await limit("reset", { account: "dania" })).toBeNull();
    expect(await limit("known-device", { account: "bilal" })).toBeNull();
  });

  test("are forgotten once it has shown to be its owner", async () => {
    await passing("password", "faiza");
    await forgive("password", "Faiza");
    expect(await limit("password", { account: "faiza" })).toBeNull();
  });

  test("count together when many come at once", async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => limit("checkout", { account: 4711 })));
    expect(answers.filter((answer) => answer === null)).toHaveLength(20);
  });
});

describe("tries from one address", () => {
  test("count whatever account they are for", async () => {
    const answers = await from("203.0.113.1", () =>
      Promise.all(Array.from({ length: 60 }, (_, turn) => limit("sign-in", { account: `a${turn}` }))),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(50);
  });

  test("an IPv6 household counts as one, its neighbours do not", async () => {
    for (let turn = 0; turn < 20; turn++) expect(await from(`2001:db8:1:2::${turn + 1}`, () => limit("register"))).toBeNull();
    expect(await from("2001:db8:1:2:ffff::9", () => limit("register"))).not.toBeNull();
    expect(await from("2001:db8:1:3::1", () => limit("register"))).toBeNull();
    for (let turn = 0; turn < 20; turn++) expect(await from(`2001:db8::${turn + 1}:1:1:1`, () => limit("register"))).toBeNull();
    expect(await from("2001:db8:0:0:ffff::9", () => limit("register"))).not.toBeNull();
    expect(await from("2001:db8:0:1::1", () => limit("register"))).toBeNull();
  });

  test("without the shop's own server there is no address, and accounts still count", async () => {
    expect(await passing("register", "nobody", 40)).toBe(40);
    expect(await passing("reset", "gul")).toBe(5);
  });
});

test("DEMO_LIMITS multiplies every limit", async () => {
  env.DEMO_LIMITS = 3;
  expect(await passing("reset", "haris")).toBe(15);
});

test("the answer says when to come back, in whole minutes to people and in seconds to machines", async () => {
  await passing("reset", "iqra");
  const tooMany = await limit("reset", { account: "iqra" });
  expect(tooMany?.seconds).toBeGreaterThan(3500);
  const form = { refuse: (refusal: object, status?: number) => ({ said: refusal, init: { status } as ResponseInit | null }) };
  const reply = tooMany?.refuse(form);
  expect(reply?.said).toEqual({ code: "limit.too-many", values: { minutes: 60 } });
  expect(reply?.init).toEqual({ status: 429, headers: { "Retry-After": String(tooMany?.seconds) } });
});

test("what is counted names nobody: the table holds hashes", async () => {
  await limit("reset", { account: "jamila@made.test" });
  const rows = await db.$queryRaw<{ key: string }[]>`SELECT key FROM limits`;
  expect(rows.some(({ key }) => key.includes("jamila"))).toBe(false);
});

test("a database that cannot count lets everybody pass", async () => {
  await db.$executeRaw`ALTER TABLE limits RENAME TO limits_away`;
  for (let turn = 0; turn < 8; turn++) expect(await limit("reset", { account: "kamran" })).toBeNull();
  await db.$executeRaw`ALTER TABLE limits_away RENAME TO limits`;
});
