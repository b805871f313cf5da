import { describe, expect, test } from "vitest";
import { countUnread } from "#app/domain/accounts/count-unread.server.ts";
import { db } from "#app/platform/db.server.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { action } from "./notifications.ts";
import { loader as profile } from "./profile/route.tsx";

const mark = (form: Record<string, string>, cookie?: string) => answerTo(action(post("/notifications", form, { cookie })));
const open = async (page: string, cookie: string) =>
  (await answerTo(profile(visit(`/profile?tab=inbox${page}`, { cookie })))).body;
const inbox = "/profile?tab=inbox";

async function customer(count: number, link: string | null = "/order/7") {
  const { id, role } = await makeUser();
  const note = { userId: id, type: "system" as const, content: "x", link };
  await db.notification.createMany({
    data: Array.from({ length: count }, (_, at) => ({
      ...note,
      title: `N${at}`,
      createdAt: new Date(Date.UTC(2026, 10, 1, at)),
    })),
  });
  const ids = (await db.notification.findMany({ where: { userId: id }, orderBy: { id: "asc" } })).map((row) => String(row.id));
  return { id, ids, cookie: await signIn({ id, role }) };
}

describe("the inbox", () => {
  test("A7.06 lists type, title, content and whether it was read, newest first, twenty a page", async () => {
    const { cookie } = await customer(22);
    const first = await open("", cookie);
    expect(first).toMatchObject({ unread: 22, shown: { tab: "inbox", page: 1, hasNext: true } });
    const { items } = (first as { shown: { items: { title: string }[] } }).shown;
    expect(items).toHaveLength(20);
    expect(items[0]).toMatchObject({ type: "system", title: "N21", content: "x", read: false });
    expect(await open("&page=2", cookie)).toMatchObject({ shown: { hasNext: false, items: [{ title: "N1" }, { title: "N0" }] } });
  });

  test("one is marked as read, or all", async () => {
    const { id, ids, cookie } = await customer(3);
    expect(await mark({ notification_id: ids[0]! }, cookie)).toMatchObject({ status: 302, location: inbox });
    expect(await countUnread(id)).toBe(2);
    expect(await mark({}, cookie)).toMatchObject({ status: 302, location: inbox });
    expect(await countUnread(id)).toBe(0);
  });

  test("opening one marks it as read and leads to what it is about, never off the shop", async () => {
    const { ids, cookie } = await customer(1);
    expect(await mark({ notification_id: ids[0]!, open: "yes" }, cookie)).toMatchObject({ status: 302, location: "/order/7" });
    for (const [link, location] of [
      ["https://evil.test/", "/"],
      ["//evil.test", "/"],
      [null, inbox],
    ] as const) {
      const other = await customer(1, link);
      expect(await mark({ notification_id: other.ids[0]!, open: "yes" }, other.cookie)).toMatchObject({ location });
    }
  });

  test("of somebody else looks as if it were not there", async () => {
    const [ayesha, bilal] = [await customer(1), await customer(1)];
    expect((await mark({ notification_id: ayesha.ids[0]! }, bilal.cookie)).status).toBe(404);
    await mark({}, bilal.cookie);
    expect(await countUnread(ayesha.id)).toBe(1);
    expect((await open("", bilal.cookie)) as object).toMatchObject({ shown: { items: [{ id: Number(bilal.ids[0]) }] } });
  });

  test("needs a sign-in", async () => {
    expect((await mark({})).location).toBe("/auth?return_to=%2Fnotifications");
  });

  test.each(hostileCases)("%s breaks nothing", async (_, value) => {
    const { cookie } = await customer(1);
    expect((await mark({ notification_id: value, open: value }, cookie)).status).toBeLessThan(500);
  });
});
