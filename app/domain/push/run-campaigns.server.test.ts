import { describe, expect, test } from "vitest";
import { addDays, karachiInstant } from "#app/lib/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { campaign, campaignShop, clockAt, codeOf, create, deliver, minute, said, today } from "#tests/fixtures/push-campaigns.ts";
import { sendForm } from "./campaign-form.server.ts";
import { runDueCampaigns } from "./run-campaigns.server.ts";

const shop = campaignShop();

/** Whether somebody waits for the table of the deliveries. */
const isTableAwaited = async () =>
  (await db.$queryRaw<unknown[]>`SELECT FROM pg_locks WHERE NOT granted AND relation = 'push_campaign_deliveries'::regclass`)
    .length > 0;

const daily = (time = "14:00", more = {}) => create({ schedule_type: "daily", scheduled_time: `${today}T${time}`, ...more });

describe("the schedule of a campaign", () => {
  test.each([
    [{ schedule_type: "scheduled" }, "push.no-time"],
    [{ schedule_type: "weekly", scheduled_time: "" }, "push.no-time"],
    [{ schedule_type: "scheduled", scheduled_time: `${today}T11:59` }, "push.time-past"],
    [{ schedule_type: "scheduled", scheduled_time: `${today}T12:00` }, "done"],
    [{ schedule_type: "daily", scheduled_time: `${today}T14:00`, end_date: addDays(today, -1) }, "push.end-early"],
    [{ schedule_type: "daily", scheduled_time: `${today}T14:00`, end_date: today }, "done"],
    [{ schedule_type: "scheduled", scheduled_time: `${today}T14:00`, end_date: addDays(today, -1) }, "done"],
    [{ schedule_type: "immediate", scheduled_time: "2020-01-01T10:00" }, "done"],
  ])("B5.22 B5.25 B5.27 %j is %s", async (form, code) => {
    await shop.customer();
    const given = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ""));
    expect(codeOf(await create(given))).toBe(code);
    expect(await db.pushCampaign.count()).toBe(code === "done" ? 1 : 0);
  });

  test.each(["0", "-1", "1.5", "x", "366"])("B5.26 an interval of %s is refused", (interval) => {
    expect(
      sendForm.safeParse({ ...said, target_audience: "all", schedule_type: "daily", frequency_interval: interval }).success,
    ).toBe(false);
  });

  test("B4.07 B5.26 B5.27 an interval that is not given is 1, and only a recurring campaign has an end", async () => {
    await shop.customer();
    await daily("14:00", { end_date: addDays(today, 3) });
    expect(await campaign()).toMatchObject({
      ...{ frequencyInterval: 1, isRecurring: true, isActive: true, status: "scheduled", scheduleType: "daily" },
      ...{ scheduledTime: karachiInstant(today, "14:00"), nextExecution: karachiInstant(today, "14:00") },
    });
    expect((await campaign()).endDate).toEqual(new Date(karachiInstant(addDays(today, 4), "00:00").getTime() - 1));
    await create({
      ...{ schedule_type: "scheduled", scheduled_time: `${today}T14:00` },
      ...{ frequency_interval: "3", end_date: addDays(today, 3) },
    });
    expect(await campaign()).toMatchObject({ frequencyInterval: 1, isRecurring: false, endDate: null, status: "scheduled" });
  });

  test("B3.11 B3.12 B7.20 a weekly campaign keeps what it says, for whom, how often, from when and until when", async () => {
    await shop.customer();
    await create({
      ...{ target_audience: "new_users", schedule_type: "weekly", scheduled_time: `${today}T14:00` },
      ...{ frequency_interval: "2", end_date: addDays(today, 30) },
    });
    const due = karachiInstant(today, "14:00");
    expect(await campaign()).toMatchObject({
      ...{ ...said, targetAudience: "new_users", scheduleType: "weekly", isRecurring: true, frequencyInterval: 2 },
      ...{ isActive: true, status: "scheduled", scheduledTime: due, nextExecution: due },
      ...{ endDate: new Date(karachiInstant(addDays(today, 31), "00:00").getTime() - 1) },
      ...{ executionCount: 0, sentCount: 0, errorMessage: null },
    });
    await minute("14:00");
    expect((await campaign()).nextExecution).toEqual(karachiInstant(addDays(today, 14), "14:00"));
  });

  test("a campaign at one time leaves at that time, once, although two processes look", async () => {
    await shop.customer();
    await create({ schedule_type: "scheduled", scheduled_time: `${today}T14:00` });
    expect(await minute("13:59")).toBe(0);
    clockAt("14:00");
    await Promise.all([runDueCampaigns(), runDueCampaigns()]);
    expect(await deliver()).toBe(1);
    expect(await campaign()).toMatchObject({ status: "sent", executionCount: 1, isActive: false });
    expect(await minute("14:01")).toBe(0);
  });

  test("a campaign that is paused while it runs stays paused", async () => {
    await shop.customer();
    await daily();
    clockAt("14:00");
    const { running } = await db.$transaction(async (tx) => {
      await tx.$executeRaw`LOCK TABLE push_campaign_deliveries IN SHARE MODE`;
      const running = runDueCampaigns();
      await expect.poll(isTableAwaited, { interval: 20 }).toBe(true);
      await tx.pushCampaign.updateMany({ data: { isActive: false } });
      return { running };
    });
    await running;
    expect(await campaign()).toMatchObject({ isActive: false, executionCount: 1, status: "scheduled" });
  });

  test("a campaign that cannot be run stops no other", async () => {
    await shop.customer();
    await create({ schedule_type: "scheduled", scheduled_time: `${today}T13:00` });
    await db.pushCampaign.updateMany({ data: { targetAudience: "unknown" } });
    await create({ schedule_type: "scheduled", scheduled_time: `${today}T14:00` });
    expect(await minute("14:00")).toBe(1);
  });

  test("a campaign at one time is missed when it is more than 24 hours late", async () => {
    await shop.customer();
    await create({ schedule_type: "scheduled", scheduled_time: `${today}T14:00` });
    expect(await minute("14:01", 1)).toBe(0);
    expect(await campaign()).toMatchObject({ status: "missed", isActive: false, nextExecution: null, executionCount: 0 });
  });

  test("a campaign at one time that reaches nobody has failed, and says so", async () => {
    await shop.customer({ offersAt: null });
    await create({ schedule_type: "scheduled", scheduled_time: `${today}T14:00` });
    await minute("14:00");
    expect(await campaign()).toMatchObject({ status: "failed", errorMessage: "nobody", executionCount: 1 });
  });

  test("a recurring campaign goes on from day to day until its last day, and was sent then", async () => {
    await shop.customer();
    await daily("14:00", { end_date: addDays(today, 1) });
    expect(await minute("14:00")).toBe(1);
    expect(await campaign()).toMatchObject({ status: "scheduled", isActive: true, sentCount: 1, executionCount: 1 });
    expect((await campaign()).nextExecution).toEqual(karachiInstant(addDays(today, 1), "14:00"));
    expect(await minute("14:00", 1)).toBe(1);
    expect(await campaign()).toMatchObject({ status: "sent", isActive: false, sentCount: 2, nextExecution: null });
  });

  test("after a standstill a recurring campaign has one run, not one for each that was missed", async () => {
    await shop.customer();
    await create({ schedule_type: "hourly", scheduled_time: `${today}T14:00` });
    expect(await minute("10:20", 3)).toBe(1);
    expect(await campaign()).toMatchObject({ executionCount: 1 });
    expect((await campaign()).nextExecution).toEqual(karachiInstant(addDays(today, 3), "11:00"));
  });

  test("after a standstill beyond its end a campaign has no run any more", async () => {
    await shop.customer();
    await daily("14:00", { end_date: addDays(today, 2) });
    expect(await minute("10:00", 3)).toBe(0);
    expect(await campaign()).toMatchObject({ status: "missed", isActive: false, executionCount: 0 });
  });

  test("a run that is due in the quiet hours of the last day goes out at 09:00 of the next", async () => {
    await shop.customer();
    await daily("22:00", { end_date: today });
    expect(await minute("22:00")).toBe(0);
    expect(await minute("09:00", 1)).toBe(1);
    expect(await campaign()).toMatchObject({ status: "sent", isActive: false });
  });
});
