import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sendContactMessage } from "#app/domain/content/send-contact-message.server.ts";
import { sendSuggestion } from "#app/domain/content/send-suggestion.server.ts";
import { inviteMember } from "#app/domain/members/invite-member.server.ts";
import { listInvites, withdrawInvite } from "#app/domain/members/invites.server.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { rupees } from "#app/lib/money.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";
import { setNoon } from "#tests/fixtures/at-noon.ts";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { setPayees } from "#tests/fixtures/set-payees.ts";
import { deliverOutbox } from "./deliver-outbox.server.ts";

let mail: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mail = await startMailServer();
});
beforeEach(setNoon); // at night customers are not written to
afterAll(() => mail.stop());
afterEach(async () => {
  setClock(null);
  mail.emails.length = 0;
  await db.outbox.deleteMany();
  await db.outboxLane.deleteMany();
});

const soldOn = {
  deliveryDate: new Date("2026-11-21"),
  scheduledDeliveryTime: new Date("1970-01-01T12:00:00Z"),
  subtotal: rupees(1234.5),
};

async function confirmed(wanted: Parameters<typeof makeOrder>[0] = {}) {
  const order = await makeOrder({ ...soldOn, deliveryCharge: rupees(200), itemsCount: 3, ...wanted });
  await enqueueMessage(db, {
    channel: "email",
    recipient: "ayesha@made.test",
    kind: "order_confirmation",
    payload: {},
    orderId: order.id,
  });
  await deliverOutbox();
  return { ...order, number: orderNumber(order.id), source: mail.emails[0]?.source ?? "" };
}

describe("the e-mail that confirms an order", () => {
  test("says number, items, total, when it comes and where to follow it", async () => {
    const { number, trackingId, source } = await confirmed();
    expect(mail.emails[0]?.to).toEqual(["ayesha@made.test"]);
    expect(source).toMatch(/^From: .?Taaza Mandi.? <.+@.+>$/m);
    expect(source).toContain(`Subject: Taaza Mandi: we have your order #${number}`);
    expect(source).toContain("Items: 3");
    expect(source).toContain("Total: Rs.\u00a01,434.50 (Cash on Delivery)");
    expect(source).toContain("Delivery: Sat 21 Nov 2026, 12:00\u00a0pm to 2:00\u00a0pm");
    expect(source).toMatch(new RegExp(`http://127\\.0\\.0\\.1:\\d+/delivery-tracking\\?tracking_id=${trackingId}`));
  });

  test.each([
    ["22:00", "10:00\u00a0pm to 12:00\u00a0am"],
    ["23:30", "11:30\u00a0pm to 1:30\u00a0am"],
  ])("says when a delivery at %s is over, which is past midnight", async (time, said) => {
    const { source } = await confirmed({ scheduledDeliveryTime: new Date(`1970-01-01T${time}:00Z`) });
    expect(source).toContain(`Delivery: Sat 21 Nov 2026, ${said}`);
  });

  test("is in the customer's language, and comes from the shop's own address", async () => {
    await db.setting.create({ data: { key: "shop", value: { brand: "Taaza Mandi", email: "salam@taaza.example" } } });
    const user = await makeUser({ language: "ur" });
    const { source } = await confirmed({ userId: user.id, deliveryDate: null, scheduledDeliveryTime: null });
    expect(source).toContain("mil gaya");
    expect(source).toContain("hum call kar ke time tay kar lein ge");
    expect(source).toContain("<salam@taaza.example>");
  });

  test("says where a transfer goes, how much and what to write with it, in the customer's language", async () => {
    await setPayees({ raast: { number: "0300-0001122", note: "Ask for Bilal", note_ur: "Bilal se poochein" } });
    const english = await confirmed({ paymentMethod: "raast" });
    for (const said of [
      "Please pay exactly Rs.\u00a01,434.50 to:\r\nTaaza Mandi\r\n0300-0001122\r\nAsk for Bilal",
      `Write your order number ${english.number} with it.`,
    ])
      expect(english.source.replaceAll("=\r\n", "")).toContain(said);
    mail.emails.length = 0;
    const user = await makeUser({ language: "ur" });
    expect((await confirmed({ paymentMethod: "raast", userId: user.id })).source).toContain("Bilal se poochein");
  });

  test.each([
    ["cash", false],
    ["jazzcash", false],
    ["raast", true],
  ] as const)("names no account of a %s order (paid: %s)", async (paymentMethod, isPaid) => {
    await setPayees({ raast: {} });
    expect((await confirmed({ paymentMethod, isPaid })).source).not.toContain("0300-0001122");
  });

  test("carries no header that a customer's name smuggles in", async () => {
    const { source } = await confirmed({ customerName: "Ayesha\r\nBcc: everybody@evil.test" });
    expect(mail.emails[0]?.to).toEqual(["ayesha@made.test"]);
    expect(source.split("\r\n\r\n")[0]).not.toContain("evil.test");
  });

  test("is dead at once when its order is gone", async () => {
    await enqueueMessage(db, {
      channel: "email",
      recipient: "ayesha@made.test",
      kind: "order_confirmation",
      payload: {},
      orderId: 999_999,
    });
    expect(await deliverOutbox()).toBe(0);
    expect(await db.outbox.findFirst()).toMatchObject({ status: "dead", lastError: "the order is gone" });
  });
});

describe("what visitors write", () => {
  const shop = { brand: "Taaza Mandi", email: "salam@taaza.example" };
  const khalid = { name: "Khalid Pervaiz", email: "khalid@made.test", message: "Do you deliver before 11 am?\nPlease say." };
  const setShop = (value: object) =>
    db.setting.upsert({ where: { key: "shop" }, create: { key: "shop", value }, update: { value } });
  afterEach(() => db.setting.deleteMany());

  test("to the contact page comes to the shop by e-mail, and an answer goes to who wrote", async () => {
    await setShop(shop);
    await sendContactMessage(khalid);
    await deliverOutbox();
    const [email] = mail.emails;
    expect(email?.to).toEqual(["salam@taaza.example"]);
    expect(email?.source).toContain("Subject: Taaza Mandi: a message from Khalid Pervaiz");
    expect(email?.source).toMatch(/^Reply-To: .?Khalid Pervaiz.? <khalid@made\.test>/m);
    expect(email?.source).toContain("Do you deliver before 11 am?");
  });

  test("as a suggestion comes to the shop by e-mail", async () => {
    await setShop(shop);
    await sendSuggestion({ ...khalid, subject: "Sohan halwa" }, null);
    await deliverOutbox();
    expect(mail.emails[0]?.source).toContain("Subject: Taaza Mandi: a suggestion, Sohan halwa");
    expect(mail.emails[0]?.source).toContain("Please say.");
    const { id } = await db.suggestion.findFirstOrThrow({ orderBy: { id: "desc" }, select: { id: true } });
    expect(mail.emails[0]?.source).toContain(`/admin/suggestions/${id}`);
  });

  test("smuggles no header into the e-mail", async () => {
    await setShop(shop);
    await sendSuggestion({ ...khalid, name: "Khalid\r\nBcc: all@evil.test", subject: "x\r\nBcc: all@evil.test" }, null);
    await deliverOutbox();
    expect(mail.emails[0]?.to).toEqual(["salam@taaza.example"]);
    expect(mail.emails[0]?.source.split("\r\n\r\n")[0]).not.toMatch(/^Bcc:/m);
  });

  test("is saved without an e-mail where the shop has no e-mail address", async () => {
    await setShop({ brand: "Taaza Mandi" });
    await sendContactMessage(khalid);
    expect(await db.outbox.count()).toBe(0);
    expect(await db.contactMessage.findFirst({ orderBy: { id: "desc" } })).toMatchObject(khalid);
  });
});

test("word by WhatsApp about an order that is gone is dropped, which is no failure", async () => {
  await db.outbox.create({
    data: { channel: "whatsapp", recipient: "+923012345678", kind: "order_confirmation", payload: {} },
  });
  await deliverOutbox();
  const dropped = { status: "dead", lastError: "the order is gone", droppedAt: expect.any(Date) };
  expect(await db.outbox.findFirst()).toMatchObject(dropped);
});

test("the e-mail of an invite is in the language of its address's account, else in that of whoever invites", async () => {
  const { id: by } = await makeUser({ role: "super_admin", name: "Haji Sahib", language: "ur" });
  const { email } = await makeUser({ language: "en" });
  for (const to of ["nobody-yet@made.test", email]) await inviteMember({ email: to, role: "editor", by });
  await deliverOutbox();
  const said = (to: string) => mail.emails.find((email) => email.to[0] === to)?.source ?? "";
  for (const words of ["Haji Sahib aap ko Taaza Mandi ki team mein bulate hain", "Team mein shamil hon", '<html lang="ur-Latn">'])
    expect(said("nobody-yet@made.test")).toContain(words);
  expect(said(email)).toContain("Haji Sahib invites you to the team of Taaza Mandi.");
});

test("the e-mail of an invite leads to joining the team, and does not leave once the invite is withdrawn", async () => {
  const { id: by } = await makeUser({ role: "super_admin", name: "Haji Sahib" });
  const made = await inviteMember({ email: "asif@made.test", role: "editor", by });
  await deliverOutbox();
  const [email] = mail.emails;
  expect(email?.to).toEqual(["asif@made.test"]);
  const text = email?.source.replaceAll("=\r\n", "").replaceAll("=3D", "=") ?? "";
  expect(text).toContain("Haji Sahib invites you to the team of Taaza Mandi.");
  expect(text).toContain(made.ok ? made.value.path : "no invite");

  mail.emails.length = 0;
  await inviteMember({ email: "bilal@made.test", role: "editor", by });
  const [invite] = await listInvites();
  await withdrawInvite(invite?.id ?? 0, { by });
  await deliverOutbox();
  expect(mail.emails).toEqual([]);
});
