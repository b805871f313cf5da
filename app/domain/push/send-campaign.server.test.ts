import { describe, expect, test } from "vitest";
import { notify } from "#app/domain/accounts/notify.server.ts";
import { deleteRow } from "#app/domain/resource/delete-row.server.ts";
import { restoreRow } from "#app/domain/resource/restore-row.server.ts";
import { addDays, karachiInstant } from "#app/lib/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { campaign, campaignShop, clockAt, codeOf, create, deliver, today } from "#tests/fixtures/push-campaigns.ts";
import { campaignRows } from "./campaign-rules.server.ts";
import { recordClick } from "./record-click.server.ts";

const shop = campaignShop();

const events = async () => (await db.pushEvent.findMany({ orderBy: { id: "asc" } })).map(({ eventType }) => eventType);

describe("a push of a campaign", () => {
  test("B3.14 leaves an event of its campaign when it is sent, fails and is pressed", async () => {
    await shop.customer();
    const gone = await shop.customer();
    await db.pushSubscription.updateMany({
      where: { userId: gone.id },
      data: { endpoint: `${shop.service.origin}/push/nowhere` },
    });
    await create();
    expect(await deliver()).toBe(1);
    expect((await events()).sort()).toEqual(["failed", "sent"]);
    expect(await db.pushSubscription.count({ where: { userId: gone.id } })).toBe(0);
    const click = shop.service.received[0]?.word.click ?? "";
    for (const token of [click, click, `${click}x`, "", "eyJkZWxpdmVyeSI6MX0"]) await recordClick({ click: token });
    expect((await events()).filter((type) => type === "clicked")).toEqual(["clicked"]);
    const [event] = await db.pushEvent.findMany();
    expect(event).toMatchObject({ campaignId: (await campaign()).id, createdAt: expect.any(Date) });
    expect(await campaign()).toMatchObject({ status: "sent", sentCount: 1 });
  });

  test("B3.12 B4.08 that its service refuses makes the campaign failed, with the reason; a later try makes it sent", async () => {
    await shop.customer();
    await create();
    shop.service.answerWith(503);
    await deliver();
    expect(await campaign()).toMatchObject({ status: "failed", sentCount: 0, errorMessage: "the push service answered 503" });
    shop.service.answerWith(201);
    clockAt("12:05");
    expect(await deliver()).toBe(1);
    expect(await campaign()).toMatchObject({ status: "sent", sentCount: 1, errorMessage: null });
  });

  test("does not leave to who agrees to offers no more, nor when its campaign was deleted", async () => {
    const { id } = await shop.customer();
    await shop.customer();
    await create();
    await db.user.update({ where: { id }, data: { offersAt: null } });
    expect(await deliver()).toBe(1);
    expect(await db.outbox.count({ where: { droppedAt: { not: null } } })).toBe(1);
    clockAt("12:00", 1);
    await create();
    await db.pushCampaign.deleteMany();
    expect(await deliver()).toBe(0);
  });

  test("that has not left by 21:00 waits until 09:00 without spending a try, and no service keeps it longer", async () => {
    await shop.customer();
    clockAt("20:59");
    await create();
    clockAt("21:00");
    expect(await deliver()).toBe(0);
    expect(await db.outbox.findFirst()).toMatchObject({
      status: "waiting",
      tries: 0,
      notBefore: karachiInstant(addDays(today, 1), "09:00"),
    });
    clockAt("09:00", 1);
    expect(await deliver()).toBe(1);
    expect(Number(shop.service.received[0]?.headers["ttl"])).toBeGreaterThan(11.9 * 3600);
    expect(Number(shop.service.received[0]?.headers["ttl"])).toBeLessThanOrEqual(12 * 3600);
    clockAt("09:30", 1);
    expect(codeOf(await create())).toBe("push.nobody");
  });

  test("that is more than a day old does not leave, nor one of a person who was rung meanwhile", async () => {
    await shop.customer();
    await create();
    clockAt("12:01", 1);
    expect(await deliver()).toBe(0);
    expect(await campaign()).toMatchObject({ status: "failed", errorMessage: "it is more than a day old" });
    expect(codeOf(await create())).toBe("done");
    await db.pushCampaignDelivery.updateMany({ data: { createdAt: new Date(Date.now() + 864e5) } });
    await db.outbox.updateMany({ data: { status: "waiting", notBefore: new Date(0) } });
    expect(await deliver()).toBe(1);
  });

  test("of somebody who signed out meanwhile makes its campaign failed", async () => {
    await shop.customer();
    await create();
    await db.pushSubscription.deleteMany();
    expect(await deliver()).toBe(0);
    expect(await campaign()).toMatchObject({ status: "failed", errorMessage: "the browser or the campaign is gone" });
  });

  test("leaves all the same when its campaign was deleted and restored", async () => {
    await shop.customer();
    await create();
    const { id, version } = await campaign();
    const by = (await makeUser({ role: "admin" })).id;
    expect(await deleteRow(campaignRows, { id, version }, { by })).toMatchObject({ ok: true });
    expect(await restoreRow(campaignRows, id, { by })).toMatchObject({ ok: true });
    expect(await deliver()).toBe(1);
    expect(await campaign()).toMatchObject({ id, status: "sent", sentCount: 1, isActive: false });
  });

  test("never goes before word of an order that waits", async () => {
    for (let nth = 0; nth < 24; nth++) await shop.customer();
    const buyer = await shop.customer();
    await create();
    await notify(db, {
      userId: buyer.id,
      type: "system",
      compose: () => ({ title: "Order", content: "It comes." }),
      link: "/order/1",
    });
    await deliver();
    const titles = shop.service.received.map(({ word }) => word.title);
    expect(titles).toHaveLength(26);
    expect(titles.indexOf("Order")).toBeGreaterThanOrEqual(0);
    expect(titles.indexOf("Order")).toBeLessThan(20); // so many are on their way at once; which of them arrives first is the network's
  });

  test("is kept in the outbox with its text, as every message", async () => {
    await shop.customer();
    await create();
    await deliver();
    expect(await db.outbox.findFirst()).toMatchObject({
      ...{
        channel: "push",
        kind: "campaign",
        status: "sent",
        urgency: 3,
        subject: "Taaza sabzi",
        text: "Aaj subah ki mandi se.",
      },
      ...{ provider: "127.0.0.1", createdAt: expect.any(Date) },
    });
  });
});
