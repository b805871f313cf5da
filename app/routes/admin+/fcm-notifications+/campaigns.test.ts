import { describe, expect, test } from "vitest";
import type { PushCampaign } from "#app/generated/prisma/client.ts";
import { addDays, karachiInstant } from "#app/lib/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { campaign, campaignShop, clockAt, create, deliver, minute, today } from "#tests/fixtures/push-campaigns.ts";
import { answerTo, post, shownFailure, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { withoutTable } from "#tests/fixtures/without-table.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { loader } from "./campaigns.tsx";
import { action as act, loader as download } from "./campaigns_.$.ts";

const path = "/admin/fcm-notifications/campaigns";
const shop = campaignShop();
const admin = await makeUser({ role: "admin" });
/** A session of now: the clock of the tests moves. */
const session = async () => ({ cookie: await signIn(admin) });
const html = async (query = "") => (await openAdmin(path + query, await session())).html;
const listed = async (query = "") => {
  const view = (await answerTo(loader(visit(path + query, await session())))).body as {
    list: { rows: PushCampaign[]; total: number };
  };
  return view.list;
};
const press = async (id: number, what: string, form: Record<string, string> = {}) =>
  answerTo(
    act(post(`${path}/${id}/${what}`, { version: "1", ...form }, { ...(await session()), params: { "*": `${id}/${what}` } })),
  );
const make = (more: Partial<PushCampaign> = {}) =>
  db.pushCampaign.create({ data: { title: "Sabzi", message: "Taaza", targetAudience: "all", ...more } });
const daily = () => create({ schedule_type: "daily", scheduled_time: `${today}T14:00`, end_date: addDays(today, 5) });
const later = { status: "scheduled", scheduledTime: now(), nextExecution: now() };

test("B7.19 campaigns are listed newest first, at most 20 on a page", async () => {
  for (let nth = 1; nth <= 23; nth++) await make({ title: `No. ${nth}`, createdAt: new Date(Date.now() - nth * 60_000) });
  const { rows, total } = await listed();
  expect(rows.map(({ title }) => title)).toEqual(Array.from({ length: 20 }, (_, at) => `No. ${at + 1}`));
  expect(total).toBe(23);
  expect((await listed("?page=2")).rows).toHaveLength(3);
});

test("B4.07 B4.08 B4.09 each says whether it was sent, else Scheduled or Recurring, and Pending by default", async () => {
  const all = [
    [{}, "Pending"],
    [{ ...later, scheduleType: "scheduled" }, "Scheduled"],
    [{ ...later, scheduleType: "weekly", isRecurring: true }, "Recurring"],
    [{ status: "sent", scheduleType: "weekly", isRecurring: true }, "Sent"],
    [{ status: "failed" }, "Failed"],
    [{ status: "missed", scheduleType: "scheduled" }, "Missed"],
    [{ status: "some other" }, "Pending"],
  ] as const;
  for (const [more, badge] of all) {
    await db.pushCampaign.deleteMany();
    await make(more);
    const row = /<tr data-row[\s\S]*?<\/tr>/.exec(await html())?.[0] ?? "";
    expect(/<span class="badge[^"]*">([^<]+)</.exec(row)?.[1], JSON.stringify(more)).toBe(badge);
  }
});

test("a row says what is sent to whom, when next, until when, and why it was not", async () => {
  await shop.customer();
  await create({
    ...{ schedule_type: "weekly", frequency_interval: "2", scheduled_time: "2099-01-02T14:00", end_date: "2099-12-30" },
    target_audience: "frequent_buyers",
  });
  const page = await html();
  for (const text of [
    "Aaj subah ki mandi se.",
    "Frequent buyers",
    "Fri 2 Jan 2099, 2:00",
    "every 2 weeks, until Wed 30 Dec 2099",
  ])
    expect(page).toContain(text);
  await make({ status: "failed", errorMessage: "nobody" });
  await make({ status: "failed", errorMessage: "the push service answered <503>" });
  const failed = await html("?tab=failed");
  expect(failed).toContain("Nobody could be reached.");
  expect(failed).toContain("Not to everybody: the push service answered &lt;503&gt;");
});

test("B8.17 says 'Failed to fetch campaigns' when they cannot be read", async () => {
  expect(await withoutTable("push_notification_campaigns", () => html())).toContain("Failed to fetch campaigns");
});

describe("a campaign that is paused", () => {
  test("is not sent, and what was due meanwhile is not made up for when it is resumed", async () => {
    await shop.customer();
    await daily();
    const { id } = await campaign();
    expect((await press(id, "deactivate")).status).toBe(302);
    expect(await minute("14:00")).toBe(0);
    clockAt("15:00", 1);
    await press(id, "activate", { version: "2" });
    expect(await campaign()).toMatchObject({ isActive: true, nextExecution: karachiInstant(addDays(today, 2), "14:00") });
    expect(await deliver()).toBe(0);
    expect(await minute("15:01", 1)).toBe(0);
    expect(await minute("14:00", 2)).toBe(1);
  });

  test("goes on at its time when it is resumed before that", async () => {
    await shop.customer();
    clockAt("22:00");
    await create();
    const { id } = await campaign();
    await press(id, "deactivate");
    await press(id, "activate", { version: "2" });
    expect(await minute("09:00", 1)).toBe(1);
  });

  test("goes on at 09:00 when it is resumed in the quiet hours that delay it", async () => {
    await shop.customer();
    await create({ schedule_type: "scheduled", scheduled_time: `${today}T22:00` });
    clockAt("22:10");
    const { id } = await campaign();
    await press(id, "deactivate");
    expect(await html()).toContain("Paused");
    await press(id, "activate", { version: "2" });
    expect(await minute("09:00", 1)).toBe(1);
  });

  test("cannot be resumed when nothing of it is left", async () => {
    await shop.customer();
    await create();
    const { id } = await campaign();
    const refused = await press(id, "activate");
    expect(shownFailure(refused)).toContain("This campaign is over: nothing of it is left to send.");
    expect(await campaign()).toMatchObject({ isActive: false, executionCount: 1 });
  });
});

test("a campaign that is deleted and restored goes on; one that is over by then does not", async () => {
  await shop.customer();
  await daily();
  const { id } = await campaign();
  for (const [days, isActive] of [
    [1, true],
    [9, false],
  ] as const) {
    const { version } = await campaign();
    expect((await press(id, "delete", { version: String(version) })).status).toBe(302);
    expect(await db.pushCampaign.count()).toBe(0);
    clockAt("15:00", days);
    expect((await press(id, "restore")).status).toBe(302);
    expect(await campaign()).toMatchObject({ id, isActive });
    expect(await minute("15:01", days)).toBe(0);
  }
});

test("the list is a file too", async () => {
  await make({ title: "=cmd()" });
  const file = await (
    await download(visit(`${path}/export.csv`, { ...(await session()), params: { "*": "export.csv" } }))
  ).text();
  expect(file).toContain("'=cmd()");
});
