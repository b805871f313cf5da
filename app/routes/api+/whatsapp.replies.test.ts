import { createHmac } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { readReply } from "#app/domain/messaging/read-reply.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { setWhatsapp } from "#tests/fixtures/whatsapp-gateway.ts";
import { action } from "./whatsapp.incoming.ts";

const secret = "only the gateway knows this";
const phone = "+923012345678";

beforeEach(async () => {
  await db.whatsappIncoming.deleteMany();
  await db.outbox.deleteMany();
  await db.order.updateMany({ data: { status: "delivered" } });
  await db.setting.deleteMany();
  await setWhatsapp({
    incoming: { is_enabled: true, secret },
    api_config: { base_url: "http://127.0.0.1:9", cred_id: "demo" },
    notifications_enabled: { new_orders: true, status_updates: true },
  });
});

let sent = 0;
async function deliver(message: string, { from = "923012345678@s.whatsapp.net", id = `r-${++sent}` } = {}) {
  const body = JSON.stringify({ id, from, message });
  const headers = { "X-Signature": `sha256=${createHmac("sha256", secret).update(body).digest("hex")}` };
  const request = new Request("http://shop.test/api/whatsapp/incoming", { method: "POST", body, headers });
  return (await action({ request, params: {}, context: {} } as never)).status;
}
const answers = async () =>
  (await db.outbox.findMany({ where: { kind: "reply" }, orderBy: { id: "asc" } })).map(
    ({ recipient, payload }) => [recipient, (payload as { text: string }).text] as const,
  );
const orderOf = (id: number) => db.order.findUniqueOrThrow({ where: { id } });
const inLanguage = async (language: Lang) => makeOrder({ userId: (await makeUser({ language })).id });

describe("a reply to the confirmation", () => {
  test.each<[Lang, string, string]>([
    ["en", "1", "Thank you! Order #{number} is confirmed by you."],
    ["ur", " ۱. ", "Shukriya! Order #{number} aap ki taraf se pakka ho gaya."],
  ])("in %s, %j, confirms the order and is answered", async (lang, message, said) => {
    const { id } = await inLanguage(lang);
    expect(await deliver(message)).toBe(204);
    expect(await orderOf(id)).toMatchObject({ status: "pending", customerConfirmedAt: expect.any(Date) });
    expect(await answers()).toEqual([[phone, said.replace("{number}", orderNumber(id))]]);
    expect(await db.whatsappIncoming.count()).toBe(1);
  });

  test.each<[Lang, string]>([
    ["en", "is cancelled, as you asked. There is nothing to pay."],
    ["ur", "cancel ho gaya. Kuch dena nahin."],
  ])("in %s, 2 cancels while it is pending: the stock comes back, and one message answers", async (lang, said) => {
    const product = await makeProduct({ stockQuantity: 10_000 });
    const order = await makeOrder({ product, userId: (await makeUser({ language: lang })).id });
    expect(await deliver("2")).toBe(204);
    expect(await orderOf(order.id)).toMatchObject({ status: "cancelled", due: 0 });
    expect((await db.product.findUniqueOrThrow({ where: { id: product.id } })).stockQuantity).toBe(10_000);
    expect((await answers()).map(([, text]) => text).join()).toContain(said);
    expect(await db.outbox.count({ where: { channel: "whatsapp", recipient: phone } })).toBe(1);
  });

  test("of a paid order says that the money comes back, and the order is one to refund", async () => {
    const { id } = await makeOrder({ isPaid: true });
    await deliver("2");
    expect((await orderOf(id)).due).toBe(-rupees(400));
    expect((await answers())[0]?.[1]).toMatch(/Rs\.\s400 aap ko wapas kiye jayenge/);
  });

  test.each<[Lang, string]>([
    ["en", "is under way (Preparing) and can no longer be cancelled here. Please call 0300-0001122."],
    ["ur", "yahan se cancel nahin ho sakta. Meherbani kar ke 0300-0001122 par call karein."],
  ])("in %s, 2 changes nothing once it is under way, and the answer says to call", async (lang, said) => {
    await db.setting.create({ data: { key: "shop", value: { phone: "+923000001122" } } });
    const { id } = await inLanguage(lang);
    await db.order.update({ where: { id }, data: { status: "preparing" } });
    await deliver("2");
    expect((await orderOf(id)).status).toBe("preparing");
    expect((await answers())[0]?.[1]).toContain(said);
  });

  test("is carried out and answered once, although it is delivered thrice at the same time and again later", async () => {
    const product = await makeProduct({ stockQuantity: 10_000 });
    await makeOrder({ product });
    const once = { id: "same" };
    expect(await Promise.all([deliver("2", once), deliver("2", once), deliver("2", once)])).toEqual([204, 204, 204]);
    expect(await deliver("2", once)).toBe(204);
    expect(await answers()).toHaveLength(1);
    expect((await db.product.findUniqueOrThrow({ where: { id: product.id } })).stockQuantity).toBe(10_000);
  });

  test("1 and 2 at the same time: both are answered, and the stock comes back once", async () => {
    const product = await makeProduct({ stockQuantity: 10_000 });
    const { id } = await makeOrder({ product });
    await Promise.all([deliver("1"), deliver("2"), deliver("2")]);
    expect((await orderOf(id)).status).toBe("cancelled");
    expect((await db.product.findUniqueOrThrow({ where: { id: product.id } })).stockQuantity).toBe(10_000);
  });

  test("with several open orders asks which, and does what is named then", async () => {
    const [older, newer] = [await makeOrder(), await makeOrder()];
    await deliver("2");
    expect((await answers())[0]?.[1]).toContain(`#${orderNumber(newer.id)}, #${orderNumber(older.id)}`);
    expect((await answers())[0]?.[1]).toContain(`2 ${newer.id}`);
    await deliver(`2 ${older.id}`);
    expect([(await orderOf(older.id)).status, (await orderOf(newer.id)).status]).toEqual(["cancelled", "pending"]);
    const stranger = await makeOrder({ customerPhone: "+923339999999" });
    await deliver(`2 ${stranger.id}`);
    expect([(await orderOf(stranger.id)).status, (await orderOf(newer.id)).status]).toEqual(["pending", "pending"]);
  });

  test("where the order is, in both languages, with its status and time", async () => {
    const when = { deliveryDate: new Date("2026-12-01"), scheduledDeliveryTime: new Date("1970-01-01T12:00:00Z") };
    const order = await makeOrder({ ...when, status: "out for delivery", userId: (await makeUser({ language: "en" })).id });
    await deliver("Where is my order?");
    expect((await answers())[0]?.[1]).toMatch(new RegExp(`^Order #${orderNumber(order.id)}: Out for delivery. Delivery .*12`));
    await db.user.updateMany({ data: { language: "ur" } });
    await deliver("kahan hai?");
    expect((await answers())[1]?.[1]).toMatch(new RegExp(`^Order #${orderNumber(order.id)}: `));
  });

  test.each(["120363025246125888@g.us", "187654321098765@lid", "923012345678:12@s.whatsapp.net"])(
    "of %s is kept as of an unknown number and does nothing",
    async (from) => {
      const { id } = await makeOrder();
      expect(await deliver("2", { from })).toBe(204);
      expect((await orderOf(id)).status).toBe("pending");
      expect(await answers()).toEqual([]);
      expect(await db.whatsappIncoming.findMany()).toMatchObject([{ phone: "unknown", message: "2" }]);
    },
  );

  test("from another number, about no open order, or of other words goes to the inbox alone", async () => {
    const { id } = await makeOrder();
    await deliver("2", { from: "923339999988@s.whatsapp.net" });
    for (const message of ["2 kg aloo", "1 bread", "12", "order cancel kar dein", "1 2"]) await deliver(message);
    expect((await orderOf(id)).status).toBe("pending");
    await db.order.update({ where: { id }, data: { status: "delivered" } });
    await deliver("2");
    expect(await db.whatsappIncoming.count()).toBe(7);
    expect((await answers()).filter(([to]) => to !== phone)).toEqual([]);
  });
});

test.each([
  ["1", "confirm", null],
  ["1.", "confirm", null],
  ["  ١ ", "confirm", null],
  ["1️⃣", "confirm", null],
  ["*2*", "cancel", null],
  ["2 125", "cancel", 125],
  ["2 #000125", "cancel", 125],
  ["kahan hai", "where", null],
  ["Kahan hai??", "where", null],
  ["mera order kidhar hai", "where", null],
  ["order 125 kahan hai", "where", 125],
  ["kahan hai mera order", "where", null],
  ["order kab tak aaye ga", "where", null],
  ["where is my order?", "where", null],
  ["Wheres my order", "where", null],
])("%j is read as %s %s", (message, wish, order) => expect(readReply(message)).toEqual({ wish, order }));

test.each(["", "3", "12", "11", "2 kg", "1kg aloo", "21", "1 bread", "kahan se laun", "where are you", "1/2 kg", "1.5", "1-2"])(
  "%j is no reply",
  (message) => expect(readReply(message)).toBeNull(),
);
