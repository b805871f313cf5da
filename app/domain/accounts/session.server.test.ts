import { afterEach, describe, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { deleteExpired } from "./delete-expired.server.ts";
import { openSession } from "./open-session.server.ts";
import { endSession, endSessionsOf, findViewer, sessionState } from "./session.server.ts";

const start = new Date("2026-11-20T08:00:00Z");
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const later = (time: number) => setClock(new Date(start.getTime() + time));
const begin = async (role: "admin" | null) => {
  setClock(start);
  return (await signIn(await makeUser({ role }))).slice("session=".length);
};

afterEach(() => setClock(null));

describe("a customer's session", () => {
  test("lives 30 days, however long nothing happens", async () => {
    const token = await begin(null);
    later(29 * day);
    expect(await findViewer(token)).toMatchObject({ role: null });
    later(30 * day + minute);
    expect(await findViewer(token)).toBeNull();
  });
});

describe("a session of the staff", () => {
  test("ends after 30 minutes in which nothing happens", async () => {
    const token = await begin("admin");
    later(29 * minute);
    expect(await findViewer(token)).toMatchObject({ role: "admin" });
    later(58 * minute);
    expect(await findViewer(token)).not.toBeNull();
    later(89 * minute);
    expect(await findViewer(token)).toBeNull();
  });

  test("ends after 12 hours, however busy they were", async () => {
    const token = await begin("admin");
    for (let time = 20 * minute; time < 12 * hour; time += 20 * minute) {
      later(time);
      expect(await findViewer(token)).not.toBeNull();
    }
    later(12 * hour + minute);
    expect(await findViewer(token)).toBeNull();
  });
});

describe("a customer who becomes staff", () => {
  async function promoted(age: number) {
    setClock(start);
    const user = await makeUser();
    const token = (await signIn(user)).slice("session=".length);
    later(age);
    await db.session.updateMany({ where: { userId: user.id }, data: { lastSeenAt: new Date(start.getTime() + age) } });
    await db.user.update({ where: { id: user.id }, data: { role: "editor" } });
    return token;
  }

  test("is signed out after 30 minutes in which nothing happens, in a session from before too", async () => {
    const token = await promoted(hour);
    expect(await findViewer(token)).toMatchObject({ role: "editor" });
    expect(await sessionState(token)).toBe("open");
    later(hour + 31 * minute);
    expect(await sessionState(token)).toBe("idle");
    expect(await findViewer(token)).toBeNull();
  });

  test("is signed out 12 hours after signing in: a session from days before ends at once", async () => {
    const token = await promoted(12 * hour + minute);
    expect(await sessionState(token)).toBe("over");
    expect(await findViewer(token)).toBeNull();
  });
});

test("of two sign-ins at once, the session that no browser came back with is soon over", async () => {
  setClock(start);
  const { id, role } = await makeUser({ role: null });
  const submit = async () => {
    const opened = await openSession({ id, role }, { replaces: null, userAgent: "Phone" });
    if (!opened.ok) throw new Error(opened.refusal.code);
    return opened.value;
  };
  const [kept, lost] = await Promise.all([submit(), submit()]);
  later(minute);
  expect(await findViewer(kept.token)).toMatchObject({ id });
  later(11 * minute);
  await deleteExpired();
  expect(await db.session.count({ where: { userId: id } })).toBe(1);
  expect(await findViewer(kept.token)).toMatchObject({ id });
  expect(await findViewer(lost.token)).toBeNull();
  later(29 * day);
  expect(await findViewer(kept.token)).toMatchObject({ id });
});

describe("ending sessions", () => {
  test("one, or all of a user but one", async () => {
    const user = await makeUser();
    const [first, second, third] = [await signIn(user), await signIn(user), await signIn(user)].map((cookie) => cookie.slice(8));
    await endSession(first ?? "");
    expect(await Promise.all([first, second, third].map(async (token) => (await findViewer(token ?? "")) !== null))).toEqual([
      false,
      true,
      true,
    ]);
    await endSessionsOf(db, user.id, third);
    expect(await Promise.all([second, third].map(async (token) => (await findViewer(token ?? "")) !== null))).toEqual([
      false,
      true,
    ]);
  });
});

test("the database holds no token, only what it hashes to", async () => {
  const token = await begin(null);
  expect(token).toHaveLength(43);
  const rows = await db.session.findMany();
  expect(rows.some(({ tokenHash }) => Buffer.from(tokenHash).toString("base64url") === token)).toBe(false);
  expect(await findViewer(token.slice(0, -1))).toBeNull();
  expect(await findViewer("")).toBeNull();
});
