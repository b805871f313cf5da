import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deliverOutbox } from "#app/domain/messaging/deliver-outbox.server.ts";
import {
  findRemindersFigure,
  remindAllCarts,
  remindCart,
  remindCartsByItself,
} from "#app/domain/messaging/remind-carts.server.ts";
import { rupees } from "#app/lib/money.ts";
import { invalidateReads } from "#app/platform/cached-read.server.ts";
import { now, setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, shownFailure, shownToast } from "#tests/fixtures/request.ts";
import { setWhatsapp, startGateway } from "#tests/fixtures/whatsapp-gateway.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action } from "./remind.ts";

const start = new Date("2026-11-20T10:00:00+05:00");
const hours = (count: number) => new Date(start.getTime() + count * 60 * 60_000);
const admin = await makeStaff("admin");
const viewer = await makeStaff("viewer");
const rice = await makeProduct({ name: "Rice", nameUr: "Chawal", price: rupees(900) });
const press = (form: Record<string, string>, { cookie } = admin) =>
  answerTo(action(post("/admin/abandonment/remind", form, { cookie })));

let mail: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.stop());
beforeEach(() => setClock(start));
afterEach(async () => {
  await db.cartReminder.deleteMany();
  await db.cart.deleteMany();
  await db.outbox.deleteMany();
  await db.setting.deleteMany();
  invalidateReads("settings");
  mail.emails.length = 0;
  setClock(null);
});

const item = { productId: rice.id, quantity: 2000, shownPrice: rupees(880) };

/** A cart that its customer left two hours ago. */
async function leave({
  agreed = true,
  ...more
}: {
  agreed?: boolean;
  name?: string;
  phone?: string | null;
  language?: "en" | "ur";
  phoneProvedAt?: Date;
} = {}) {
  const user = await makeUser({ ...more, offersAt: agreed ? hours(-100) : null });
  const cart = await db.cart.create({ data: { userId: user.id, updatedAt: hours(-2), items: { create: item } } });
  return { user, cart };
}
const refusalOf = async (id: number) => {
  const outcome = await remindCart(id, { by: null });
  return outcome.ok ? "reminded" : outcome.refusal.code;
};

describe("a reminder", () => {
  test("reaches a customer who agreed to offers, with what is in the cart", async () => {
    const { user, cart } = await leave({ name: "Ayesha Khan" });
    expect(shownToast(await press({ id: String(cart.id) }))).toBe("Ayesha Khan is reminded of the cart.");
    await deliverOutbox();
    expect(mail.emails.map(({ to }) => to)).toEqual([[user.email]]);
    for (const fact of ["Rice", "1,800", "/cart"]) expect(mail.emails[0]?.source).toContain(fact);
  });

  test("leaves once in 24 hours for one cart, also when two people press at once, a hundred times over", async () => {
    const { cart } = await leave();
    for (let round = 0; round < 100; round++) {
      await db.cartReminder.deleteMany();
      const outcomes = await Promise.all([refusalOf(cart.id), refusalOf(cart.id)]);
      expect(outcomes.toSorted()).toEqual(["cart.reminded-already", "reminded"]);
    }
    setClock(hours(23));
    expect(await refusalOf(cart.id)).toBe("cart.reminded-already");
    setClock(hours(25));
    expect(await refusalOf(cart.id)).toBe("reminded");
  });

  test("leaves for a cart that was emptied and filled anew", async () => {
    const { cart } = await leave();
    expect(await refusalOf(cart.id)).toBe("reminded");
    await db.cartItem.deleteMany({ where: { cartId: cart.id } });
    await db.cartItem.create({ data: { cartId: cart.id, ...item } });
    expect(await refusalOf(cart.id)).toBe("reminded");
  });

  test("leaves to no e-mail address that is none, and such a cart stands in nobody's way", async () => {
    const { cart, user: bano } = await leave();
    await db.user.update({ where: { id: bano.id }, data: { email: null } });
    expect(shownFailure(await press({ id: String(cart.id) }))).toContain("has no e-mail address");
    expect((await findRemindersFigure()).due).toBe(0);
    const { user } = await leave();
    expect(await remindAllCarts({ by: null })).toBe(1);
    expect(await db.outbox.findMany({ select: { recipient: true } })).toEqual([{ recipient: user.email }]);
  });

  test("never leaves without consent, for a visitor, for a cart just touched, or after an order", async () => {
    expect(await refusalOf((await leave({ agreed: false })).cart.id)).toBe("cart.no-consent");
    const visitor = await db.cart.create({
      data: { deviceHash: new Uint8Array([1]), updatedAt: hours(-2), items: { create: item } },
    });
    expect(await refusalOf(visitor.id)).toBe("cart.not-abandoned");
    const { cart, user } = await leave();
    await makeOrder({ userId: user.id, createdAt: hours(-1) });
    expect(await refusalOf(cart.id)).toBe("cart.not-abandoned");
    const touched = await leave();
    await db.cart.update({ where: { id: touched.cart.id }, data: { updatedAt: start } });
    expect(await refusalOf(touched.cart.id)).toBe("cart.not-abandoned");
  });

  test("that waits is not sent once its customer ordered, agreed no longer or emptied the cart", async () => {
    const [ordered, withdrawn, emptied] = [await leave(), await leave(), await leave()];
    for (const { cart } of [ordered, withdrawn, emptied]) expect(await refusalOf(cart.id)).toBe("reminded");
    await makeOrder({ userId: ordered.user.id, createdAt: now() });
    await db.user.update({ where: { id: withdrawn.user.id }, data: { offersAt: null } });
    await db.cartItem.deleteMany({ where: { cartId: emptied.cart.id } });
    await deliverOutbox();
    expect(mail.emails).toEqual([]);
    expect(await db.outbox.count({ where: { status: "dead" } })).toBe(3);
  });
});

describe("a reminder by WhatsApp", () => {
  let gateway: Awaited<ReturnType<typeof startGateway>>;
  beforeAll(async () => {
    gateway = await startGateway();
    await setWhatsapp({ pace: { min_seconds: 0, max_seconds: 0, daily_cap: 1000 } });
  });
  afterAll(async () => {
    await gateway.stop();
    await db.whatsappSetting.deleteMany();
    await db.outboxLane.deleteMany();
  });
  beforeEach(() => {
    gateway.messages.length = 0;
  });

  test("reaches a customer with a number instead of an e-mail, once in 24 hours over both, in their language", async () => {
    const { cart, user } = await leave({ name: "Ayesha Khan", phone: "+923012345678", phoneProvedAt: start, language: "ur" });
    expect(await refusalOf(cart.id)).toBe("reminded");
    await deliverOutbox();
    const [sent] = gateway.messages;
    expect([gateway.messages.length, sent?.phone, mail.emails.length]).toEqual([1, user.phone, 0]);
    for (const said of ["Ayesha Khan", "Chawal", "Rs.\u00a01,800", "/cart", "ijazat"]) expect(sent?.message).toContain(said);
    await db.outboxLane.updateMany({ data: { downSince: start } });
    expect(await refusalOf(cart.id)).toBe("cart.reminded-already");
  });

  test("goes by e-mail to who has no number, and to all while the gateway is down", async () => {
    const [without, meanwhile] = [await leave({ phone: null }), await leave({ phone: "+923012345679" })];
    expect(await refusalOf(without.cart.id)).toBe("reminded");
    await db.outboxLane.upsert({
      where: { name: "whatsapp" },
      create: { name: "whatsapp", downSince: start },
      update: { downSince: start },
    });
    expect(await refusalOf(meanwhile.cart.id)).toBe("reminded");
    await deliverOutbox();
    expect([gateway.messages.length, mail.emails.flatMap(({ to }) => to).sort()]).toEqual([
      0,
      [meanwhile.user.email, without.user.email].sort(),
    ]);
    await db.outboxLane.deleteMany();
  });

  test("that waits is not sent after an order, without consent, or a day later", async () => {
    const numbers = ["+923012345671", "+923012345672", "+923012345673"];
    const [ordered, withdrawn, late] = [
      await leave({ phone: numbers[0] }),
      await leave({ phone: numbers[1] }),
      await leave({ phone: numbers[2] }),
    ];
    for (const { cart } of [ordered, withdrawn, late]) expect(await refusalOf(cart.id)).toBe("reminded");
    await makeOrder({ userId: ordered.user.id, createdAt: now() });
    await db.user.update({ where: { id: withdrawn.user.id }, data: { offersAt: null } });
    await db.outbox.updateMany({ where: { recipient: { in: [numbers[2] ?? ""] } }, data: { notBefore: hours(24.1) } });
    await deliverOutbox();
    setClock(hours(24.2));
    await deliverOutbox();
    expect([gateway.messages.length, mail.emails.length]).toEqual([0, 0]);
    expect(await db.outbox.count({ where: { channel: "whatsapp", droppedAt: { not: null } } })).toBe(3);
  });
});

describe("the page", () => {
  test("reminds of all carts that may be reminded of, and says of each why not", async () => {
    await leave({ name: "Ayesha Khan" });
    await leave({ name: "Bilal Ahmed" });
    await leave({ name: "Sana Rafiq", agreed: false });
    const before = (await openAdmin("/admin/abandonment", admin)).html;
    expect(before).toContain("Send 2 reminders");
    expect(before).toContain("No consent to offers");
    expect(before).toContain('aria-label="Remind Ayesha Khan of the cart"');
    expect(shownToast(await press({}))).toBe("2 reminders are on their way.");
    expect(await db.outbox.count({ where: { kind: "cart_reminder" } })).toBe(2);
    const after = (await openAdmin("/admin/abandonment", admin)).html;
    expect(after).not.toContain("Send 2 reminders");
    expect(after.match(/>Reminded [^<]*2026/g)).toHaveLength(2);
  });

  test("counts as recovered who ordered within 72 hours, once for each order, and never a cancelled one", async () => {
    const remind = async (at: number) => {
      setClock(hours(at));
      const { user, cart } = await leave();
      await db.cart.update({ where: { id: cart.id }, data: { updatedAt: hours(at - 2) } });
      expect(await refusalOf(cart.id)).toBe("reminded");
      return user.id;
    };
    const [soon, late, cancelled] = [await remind(0), await remind(0), await remind(0)];
    await makeOrder({ userId: soon, createdAt: hours(71) });
    await makeOrder({ userId: soon, createdAt: hours(71.5) });
    await makeOrder({ userId: late, createdAt: hours(73) });
    await makeOrder({ userId: cancelled, createdAt: hours(1), status: "cancelled" });
    setClock(hours(80));
    const text = (await openAdmin("/admin/abandonment", admin)).html.replace(/<[^>]+>/g, "|").replace(/\|+/g, "|");
    expect(text).toMatch(/\|Reminded\|3\|Recovered\|1\|Their orders\|Rs\.\s400\|/);
  });

  test("who may only look reminds nobody; hostile numbers are no error", async () => {
    const { cart } = await leave();
    expect((await openAdmin("/admin/abandonment", viewer)).html).not.toContain("/admin/abandonment/remind");
    expect((await press({ id: String(cart.id) }, viewer)).status).toBe(403);
    for (const id of ["-1", "0", "1e9", "abc", "99999999"]) expect((await press({ id })).status).toBeLessThan(500);
    expect(await db.cartReminder.count()).toBe(0);
  });
});

describe("by itself", () => {
  const isOn = (remindCarts: boolean) =>
    db.setting.upsert({
      where: { key: "site" },
      create: { key: "site", value: { remindCarts } },
      update: { value: { remindCarts } },
    });
  const run = () => remindCartsByItself(new AbortController().signal);

  test("the shop reminds where the settings say so, and only by day", async () => {
    await leave();
    await run();
    expect(await db.cartReminder.count()).toBe(0);
    await isOn(true);
    setClock(new Date("2026-11-20T22:30:00+05:00"));
    await run();
    expect(await db.cartReminder.count()).toBe(0);
    setClock(new Date("2026-11-21T09:30:00+05:00"));
    await Promise.all([run(), run()]);
    expect(await db.cartReminder.findMany()).toMatchObject([{ byUserId: null }]);
    expect(await db.outbox.count()).toBe(1);
  });
});
