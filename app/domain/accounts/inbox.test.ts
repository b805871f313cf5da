import { expect, test } from "vitest";
import { done, refused } from "#app/lib/outcome.ts";
import { db, transact } from "#app/platform/db.server.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { countUnread } from "./count-unread.server.ts";
import { listInbox } from "./list-inbox.server.ts";
import { notify } from "./notify.server.ts";

const hello = (userId: number, type: "system" | "review" | "message" = "message") =>
  notify(db, {
    userId,
    type,
    compose: (lang) => ({ title: lang === "ur" ? "Salaam" : "Hello", content: "…" }),
    link: "/product/1",
  });

test.each(["system", "review", "message"] as const)(
  "A7.06 a notification of type %s is created with its title and content, unread",
  async (type) => {
    const { id } = await makeUser();
    await hello(id, type);
    const { items } = await listInbox(id);
    expect(items).toMatchObject([{ type, title: "Hello", content: "…", link: "/product/1", read: false }]);
  },
);

test("word is left in the language of the account", async () => {
  const { id } = await makeUser({ language: "ur" });
  await hello(id);
  expect((await listInbox(id)).items).toMatchObject([{ title: "Salaam" }]);
});

test("there is no word of what did not happen, and none for an account that is gone", async () => {
  const { id } = await makeUser();
  await transact(async (tx) => {
    await notify(tx, { userId: id, type: "system", compose: () => ({ title: "x", content: "x" }) });
    return refused("cart.empty");
  });
  expect((await listInbox(id)).items).toEqual([]);
  expect(
    await transact(async (tx) =>
      done(await notify(tx, { userId: 2_000_000_000, type: "system", compose: () => ({ title: "x", content: "x" }) })),
    ),
  ).toMatchObject({ ok: true });
});

test("what is unread is counted to 100 and no further", async () => {
  const [ayesha, bilal] = [await makeUser(), await makeUser()];
  const note = { userId: ayesha.id, type: "system" as const, title: "x", content: "x" };
  await db.notification.createMany({ data: [...Array.from({ length: 3 }, () => note), { ...note, read: true }] });
  expect([await countUnread(ayesha.id), await countUnread(bilal.id)]).toEqual([3, 0]);
  await db.notification.createMany({ data: Array.from({ length: 200 }, () => note) });
  expect(await countUnread(ayesha.id)).toBe(100);
});

test("counting the unread looks into an index", async () => {
  const [, plan] = await db.$transaction([
    db.$executeRaw`SET LOCAL enable_seqscan = off`,
    db.$queryRaw<Record<string, string>[]>`EXPLAIN SELECT FROM notifications WHERE user_id = 1 AND NOT read LIMIT 100`,
  ]);
  expect(JSON.stringify(plan)).toContain("notifications_user_id_read_idx");
});
