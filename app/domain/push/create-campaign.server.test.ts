import { describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { campaign, campaignShop, clockAt, codeOf, create, deliver, minute } from "#tests/fixtures/push-campaigns.ts";

const shop = campaignShop();

describe("a campaign that is sent at once", () => {
  test("B4.07 B4.08 B7.18 B7.20 B7.23 B7.24 is pending until a push service has taken it, and counts people", async () => {
    const { endpoints } = await shop.customer({ browsers: 2 });
    await shop.customer({ language: "ur" });
    expect(await create()).toEqual({ ok: true, value: { state: "sent", sentCount: 2 } });
    expect(await campaign()).toMatchObject({ status: "pending", sentCount: 0, executionCount: 1, nextExecution: null });
    expect(await deliver()).toBe(3);
    expect(await campaign()).toMatchObject({ status: "sent", sentCount: 2, errorMessage: null });
    const words = shop.service.received.map(({ word, endpoint, headers }) => ({ ...word, endpoint, urgency: headers.urgency }));
    const { id } = await campaign();
    const word = { title: "Taaza sabzi", body: "Aaj subah ki mandi se.", link: "/", tag: `campaign-${id}`, urgency: "normal" };
    expect(words).toHaveLength(3);
    for (const received of words) expect(received).toMatchObject({ ...word, click: expect.any(String) });
    expect(words.map(({ endpoint }) => endpoint)).toEqual(expect.arrayContaining(endpoints));
  });

  test("B7.24 goes to its audience alone", async () => {
    const [buyer] = [await shop.customer(), await shop.customer()];
    for (let nth = 0; nth < 3; nth++) await makeOrder({ userId: buyer.id, status: "delivered", createdAt: now() });
    expect(await create({ target_audience: "frequent_buyers" })).toMatchObject({ value: { sentCount: 1 } });
    await deliver();
    expect(shop.service.received.map(({ endpoint }) => endpoint)).toEqual(buyer.endpoints);
  });

  test("B3.11 B3.12 keeps what was asked for, what came of it and when", async () => {
    await shop.customer();
    await create({ target_audience: "new_users" });
    await deliver();
    expect(await campaign()).toEqual({
      ...{ id: expect.any(Number), title: "Taaza sabzi", message: "Aaj subah ki mandi se.", targetAudience: "new_users" },
      ...{ scheduleType: "immediate", isRecurring: false, frequencyInterval: 1, isActive: false, status: "sent" },
      ...{ scheduledTime: null, nextExecution: null, endDate: null, executionCount: 1, sentCount: 1, errorMessage: null },
      ...{ createdAt: expect.any(Date), targetUserIds: [], version: 1 },
    });
    const entry = await db.auditEntry.findFirstOrThrow({ where: { entity: "push-campaign" }, orderBy: { id: "desc" } });
    expect(entry).toMatchObject({ action: "add", byUserId: expect.any(Number), entityId: String((await campaign()).id) });
  });

  test("B5.21 is refused before anything is written while nobody has a push token", async () => {
    await makeUser({ offersAt: new Date() });
    expect(codeOf(await create())).toBe("push.no-tokens");
    expect([await db.pushCampaign.count(), await db.outbox.count()]).toEqual([0, 0]);
  });

  test("is refused when it would reach nobody, and nothing is written", async () => {
    await shop.customer({ offersAt: null });
    expect(codeOf(await create())).toBe("push.nobody");
    expect([await db.pushCampaign.count(), await db.outbox.count()]).toEqual([0, 0]);
  });

  test("reaches a person once a day", async () => {
    await shop.customer();
    await create();
    await deliver();
    expect(codeOf(await create())).toBe("push.nobody");
    clockAt("09:00", 1);
    expect(codeOf(await create())).toBe("done");
  });

  test("reaches a person once a day also when two are sent at the same moment", async () => {
    await shop.customer();
    const both = await Promise.all([create(), create()]);
    expect(both.map(codeOf).sort()).toEqual(["done", "push.nobody"]);
    expect(await deliver()).toBe(1);
  });

  test("in the quiet hours waits until 09:00, and its audience is that of then", async () => {
    const { id } = await shop.customer();
    clockAt("22:30");
    expect(await create()).toEqual({ ok: true, value: { state: "after-quiet", sentCount: 0 } });
    expect(await campaign()).toMatchObject({ status: "pending", isActive: true, executionCount: 0 });
    await db.user.update({ where: { id }, data: { offersAt: null } });
    await shop.customer();
    expect(await minute("08:59", 1)).toBe(0);
    expect(await minute("09:00", 1)).toBe(1);
    expect(await campaign()).toMatchObject({ status: "sent", isActive: false });
    expect(await minute("09:01", 1)).toBe(0);
  });
});
