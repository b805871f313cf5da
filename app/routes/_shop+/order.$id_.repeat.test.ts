import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findCart } from "#app/domain/cart/read-cart.server.ts";
import { deliverOutbox } from "#app/domain/messaging/deliver-outbox.server.ts";
import { remindRepeats } from "#app/domain/messaging/remind-repeats.server.ts";
import { maxRepeats } from "#app/domain/orders/weekly-repeat.server.ts";
import { anonymiseUser } from "#app/domain/users/anonymise-user.server.ts";
import { exportUser } from "#app/domain/users/export-user.server.ts";
import type { Language } from "#app/generated/prisma/enums.ts";
import { invalidateReads } from "#app/platform/cached-read.server.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, returnedForm, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { setWhatsapp, startGateway } from "#tests/fixtures/whatsapp-gateway.ts";
import { openShop } from "#tests/support/shop-pages.tsx";
import { action as again } from "./order.$id_.again.ts";
import { loader, action as save } from "./order.$id_.repeat.tsx";
import { action as stop } from "./order.$id_.repeat_.stop.ts";

/** Thursday 19 November 2026 in Multan; the repeats of Friday are reminded of that evening. */
const at = (time: string, day = "2026-11-19") => setClock(new Date(`${day}T${time}:00+05:00`));
const friday = 5;
const weekBefore = new Date("2026-11-12T10:00:00+05:00");

let mail: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.stop());
beforeEach(() => at("18:10"));
afterEach(async () => {
  await db.orderRepeat.deleteMany();
  await db.outbox.deleteMany();
  await db.notification.deleteMany();
  await db.setting.deleteMany();
  invalidateReads("settings");
  mail.emails.length = 0;
  setClock(null);
});

const rice = await makeProduct({ name: "Basmati Rice", nameUr: "Basmati Chawal" });
const params = (id: number) => ({ id: String(id) });
const pathOf = (id: number) => `/order/${id}/repeat`;

/** A customer with an order of a week ago. */
async function makeCustomer(language: Language = "en") {
  const user = await makeUser({ language, name: "Ayesha Khan" });
  const order = await makeOrder({ userId: user.id, product: rice, status: "delivered", createdAt: weekBefore });
  return { user, order, cookie: await signIn(user) };
}
const ask = (id: number, weekday: string, cookie?: string) =>
  answerTo(save(post(pathOf(id), { weekday }, { cookie, params: params(id) })));

async function makeRepeat(language: Language = "en") {
  const customer = await makeCustomer(language);
  expect((await ask(customer.order.id, String(friday), customer.cookie)).status).toBe(302);
  return customer;
}
const run = () => remindRepeats(new AbortController().signal);

describe("asking for a weekly repeat", () => {
  test("is one choice of a weekday, which the page shows again and another choice replaces", async () => {
    const { order, cookie } = await makeCustomer();
    const before = await openShop(pathOf(order.id), { cookie });
    expect(before.html).toContain("Nothing is ordered by itself.");
    expect(before.html).toContain("Remind me every week");
    expect(await ask(order.id, "5", cookie)).toMatchObject({ status: 302, location: pathOf(order.id) });
    expect((await openShop(pathOf(order.id), { cookie })).html).toMatch(/name="weekday" checked="" value="5"/);
    await ask(order.id, "0", cookie);
    expect(await db.orderRepeat.findMany()).toMatchObject([{ orderId: order.id, weekday: 0 }]);
  });

  test("needs the customer's own order, with something in it that is sold here", async () => {
    const { order, cookie, user } = await makeCustomer();
    const stranger = await signIn(await makeUser());
    expect((await ask(order.id, "5")).location).toContain("/auth?return_to=");
    expect((await ask(order.id, "5", stranger)).status).toBe(404);
    expect((await answerTo(loader(visit(pathOf(order.id), { cookie: stranger, params: params(order.id) })))).status).toBe(404);
    expect(
      (await answerTo(stop(post(`${pathOf(order.id)}/stop`, {}, { cookie: stranger, params: params(order.id) })))).status,
    ).toBe(404);
    const custom = await makeOrder({ userId: user.id });
    const answer = await ask(custom.id, "5", cookie);
    expect(answer.status).toBe(409);
    expect(returnedForm(answer).error[""]).toEqual(["What is in this order cannot be ordered again here. Please call us."]);
    expect(await db.orderRepeat.count()).toBe(0);
  });

  test("with a day that is none is pointed out at the field", async () => {
    const { order, cookie } = await makeCustomer();
    for (const weekday of ["", "7", "-1", "Friday"]) {
      const answer = await ask(order.id, weekday, cookie);
      expect([weekday, answer.status]).toEqual([weekday, 400]);
      expect(returnedForm(answer).error["weekday"]).toHaveLength(1);
    }
  });

  test("is possible for ten orders of a customer, also when two are asked for at once", async () => {
    const { user, cookie } = await makeCustomer();
    const orders = await Promise.all(
      Array.from({ length: maxRepeats + 2 }, () =>
        makeOrder({ userId: user.id, product: rice, status: "delivered", createdAt: weekBefore }),
      ),
    );
    const answers = await Promise.all(orders.map(({ id }) => ask(id, "5", cookie)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(maxRepeats).fill(302), 409, 409]);
    expect(await db.orderRepeat.count()).toBe(maxRepeats);
  });
});

describe("the reminder", () => {
  test("goes out once, the evening before, with a link whose page puts the items into the cart and orders nothing", async () => {
    const { user, order, cookie } = await makeRepeat();
    expect([await run(), await run()]).toEqual([1, 0]);
    await deliverOutbox();
    expect(mail.emails.map(({ to }) => to)).toEqual([[user.email]]);
    for (const fact of ["Basmati Rice", "Fri 20 Nov 2026", pathOf(order.id)]) expect(mail.emails[0]?.source).toContain(fact);
    expect(await db.order.count({ where: { userId: user.id } })).toBe(1);
    const { html } = await openShop(pathOf(order.id), { cookie });
    expect(html).toContain(`action="/order/${order.id}/again"`);
    expect((await findCart({ userId: user.id })).lines).toEqual([]);
    await answerTo(again(post(`/order/${order.id}/again`, {}, { cookie, params: params(order.id) })));
    expect((await findCart({ userId: user.id })).lines).toMatchObject([{ key: `p${rice.id}`, quantity: 2000 }]);
    expect(await db.order.count({ where: { userId: user.id } })).toBe(1);
  });

  test("leaves in the evening only, before the chosen day only", async () => {
    await makeRepeat();
    for (const [time, day] of [
      ["17:59", "2026-11-19"],
      ["21:00", "2026-11-19"],
      ["18:30", "2026-11-18"],
      ["18:30", "2026-11-20"],
    ] as const) {
      at(time, day);
      expect([time, day, await run()]).toEqual([time, day, 0]);
    }
    at("20:59");
    expect(await run()).toBe(1);
  });

  test("comes at most once for one repeat and week, also when the day is changed, and comes again the week after", async () => {
    const { order, cookie } = await makeRepeat();
    expect(await run()).toBe(1);
    await ask(order.id, "6", cookie);
    at("18:10", "2026-11-20");
    expect(await run()).toBe(0);
    at("18:10", "2026-11-27");
    expect(await run()).toBe(1);
  });

  test("is enqueued once although two processes look at the same moment, fifty times over", async () => {
    await makeRepeat();
    for (let round = 0; round < 50; round++) {
      await db.orderRepeat.updateMany({ data: { remindedFor: null } });
      const enqueued = await Promise.all([run(), run()]);
      expect(enqueued.toSorted()).toEqual([0, 1]);
    }
    expect(await db.outbox.count({ where: { kind: "repeat_reminder" } })).toBe(50);
  });

  test("goes to nobody who is blocked, or ordered in the last 48 hours; a cancelled order does not count", async () => {
    const blocked = await makeRepeat();
    await db.user.update({ where: { id: blocked.user.id }, data: { blockedAt: new Date() } });
    const busy = await makeRepeat();
    const recent = await makeOrder({ userId: busy.user.id, createdAt: new Date("2026-11-17T18:11:00+05:00") });
    expect(await run()).toBe(0);
    await db.order.update({ where: { id: recent.id }, data: { status: "cancelled" } });
    expect(await run()).toBe(1);
    expect(await db.outbox.findMany({ select: { recipient: true } })).toEqual([{ recipient: busy.user.email }]);
  });

  test("waits while the shop takes no orders", async () => {
    await makeRepeat();
    await db.setting.create({ data: { key: "maintenance_mode", value: { is_enabled: true } } });
    invalidateReads("settings");
    expect(await run()).toBe(0);
    await db.setting.deleteMany();
    invalidateReads("settings");
    expect(await run()).toBe(1);
  });

  test("that waited in its lane is dropped once the customer ordered, stopped it, or the day is over", async () => {
    const ends = [
      ({ user }: Awaited<ReturnType<typeof makeRepeat>>) =>
        makeOrder({ userId: user.id, createdAt: new Date("2026-11-19T18:12:00+05:00") }),
      ({ order, cookie }: Awaited<ReturnType<typeof makeRepeat>>) =>
        answerTo(stop(post(`${pathOf(order.id)}/stop`, {}, { cookie, params: params(order.id) }))),
      async () => at("09:05", "2026-11-21"), // reminders leave by day, so that is when one is looked at
    ];
    for (const end of ends) {
      at("18:10");
      const repeat = await makeRepeat();
      expect(await run()).toBe(1);
      await end(repeat);
      await deliverOutbox();
      expect(mail.emails).toEqual([]);
      expect(await db.outbox.findFirst()).toMatchObject({ status: "dead", droppedAt: expect.any(Date) });
      await db.outbox.deleteMany();
      await db.orderRepeat.deleteMany();
    }
  });

  test("goes over WhatsApp in the account's language where the phone is connected", async () => {
    const gateway = await startGateway();
    await setWhatsapp({ pace: { min_seconds: 0, max_seconds: 0, daily_cap: 1000 } });
    const { user, order } = await makeRepeat("ur");
    expect(await run()).toBe(1);
    await deliverOutbox();
    expect(await db.outbox.findFirst()).toMatchObject({
      channel: "whatsapp",
      kind: "repeat_reminder",
      recipient: user.phone,
      orderId: order.id,
    });
    const [sent] = gateway.messages;
    expect([gateway.messages.length, sent?.phone, mail.emails.length]).toEqual([1, user.phone, 0]);
    for (const fact of ["Basmati Chawal", "Juma 20 Nov 2026", pathOf(order.id)]) expect(sent?.message).toContain(fact);
    await gateway.stop();
    await db.whatsappSetting.deleteMany();
    await db.outboxLane.deleteMany();
  });

  test("stands in the inbox of a customer whom neither WhatsApp nor e-mail reaches", async () => {
    const { user, order } = await makeRepeat();
    await db.user.update({ where: { id: user.id }, data: { email: null } });
    expect([await run(), await run()]).toEqual([1, 0]);
    expect(await db.notification.findMany({ where: { userId: user.id } })).toMatchObject([
      {
        title: "Your weekly order for Fri 20 Nov 2026",
        content: "Basmati Rice. Open it to put it in the cart.",
        link: pathOf(order.id),
      },
    ]);
  });
});

describe("ending it", () => {
  test("takes one press in the account, which lists the repeats, and no reminder comes any more", async () => {
    const { order, cookie } = await makeRepeat();
    const account = async (lang: "en" | "ur" = "en") => (await openShop("/profile?tab=orders", { cookie, lang })).html;
    expect(await account()).toMatch(/Every Fri · Order #\d{6}/);
    expect(await account("ur")).toMatch(/Har Juma · Order #\d{6}.*Basmati Chawal/);
    expect(await account()).toContain(`action="${pathOf(order.id)}/stop"`);
    const answer = await answerTo(stop(post(`${pathOf(order.id)}/stop`, {}, { cookie, params: params(order.id) })));
    expect(answer).toMatchObject({ status: 302, location: "/profile?tab=orders#orders" });
    expect(await account()).not.toContain("Every Fri");
    expect(await run()).toBe(0);
  });

  test("happens too when the person is taken out of the account, whose data file names the repeats before", async () => {
    const { user, order } = await makeRepeat();
    expect((await exportUser(user.id))?.weeklyRepeats).toMatchObject([{ orderId: order.id, weekday: friday }]);
    expect((await anonymiseUser(user.id, { by: (await makeStaff("super_admin")).id })).ok).toBe(true);
    expect(await db.orderRepeat.count()).toBe(0);
    expect(await run()).toBe(0);
  });
});
