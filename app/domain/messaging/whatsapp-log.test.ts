import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { undoWindow } from "#app/domain/audit/undo-time.ts";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import type { OrderStatus } from "#app/domain/orders/status.ts";
import { now, setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { setNoon } from "#tests/fixtures/at-noon.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { setWhatsapp, startGateway } from "#tests/fixtures/whatsapp-gateway.ts";
import { deliverOutbox } from "./deliver-outbox.server.ts";
import { sendTestMessage } from "./send-test-message.server.ts";

let gateway: Awaited<ReturnType<typeof startGateway>>;
beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  setNoon(); // at night customers are not written to
  await db.outbox.deleteMany();
  await db.outboxLane.deleteMany();
  await db.whatsappMessage.deleteMany();
  await setWhatsapp({ pace: { min_seconds: 0, max_seconds: 0, daily_cap: 100_000 } });
  Object.assign(gateway.behaviour, { session: "connected", answer: null });
});
afterAll(async () => {
  setClock(null);
  await gateway.stop();
});

const move = (id: number, status: OrderStatus) => saveOrder(id, { status }, { version: null, by: 1 });

/** Lets the undo window pass and what waits leave. */
async function leave() {
  setClock(new Date(now().getTime() + undoWindow + 1000));
  await deliverOutbox();
}

describe("the log of WhatsApp", () => {
  test("B3.07 B7.15 each message has a row with order, phone, type text or media, content, media, status sent or failed, error and both times", async () => {
    const { id } = await makeOrder();
    await move(id, "confirmed");
    await leave();
    expect(await db.whatsappMessage.findMany()).toEqual([
      expect.objectContaining({
        ...{ orderId: id, recipientPhone: "+923012345678", messageType: "text", mediaUrl: null, status: "sent" },
        messageContent: expect.stringContaining("Confirm ho gaya"),
        ...{ errorMessage: null, sentAt: expect.any(Date), createdAt: expect.any(Date) },
      }),
    ]);
    gateway.behaviour.session = "logged-out";
    const media = "https://shop.example.com/uploads/mango.png";
    await sendTestMessage({ phone_number: "0301-2345678", message: "Salam", media }, { by: 1, lang: "en" });
    const logged = await db.$queryRaw`
      SELECT order_id, recipient_phone, message_type::text, message_content, media_url, status::text, error_message, sent_at, created_at
      FROM whatsapp_messages ORDER BY id DESC LIMIT 1`;
    expect(logged).toEqual([
      {
        ...{
          order_id: null,
          recipient_phone: "+923012345678",
          message_type: "media",
          message_content: "Salam",
          media_url: media,
        },
        ...{ status: "failed", error_message: expect.stringContaining("please scan barcode"), sent_at: null },
        created_at: expect.any(Date),
      },
    ]);
  });

  test("B7.84 a failed sending is logged as failed with the response, in one row however often it is tried", async () => {
    gateway.behaviour.answer = { status: 500, body: '"failed send message"' };
    const { id } = await makeOrder();
    await move(id, "confirmed");
    await leave();
    expect(await db.whatsappMessage.findMany()).toMatchObject([
      { status: "failed", errorMessage: '500 "failed send message"', sentAt: null },
    ]);
    gateway.behaviour.answer = null;
    setClock(new Date(now().getTime() + 20 * 60_000));
    await deliverOutbox();
    expect(await db.whatsappMessage.findMany()).toMatchObject([{ status: "sent", errorMessage: null }]);
  });

  test("that cannot be written changes nothing of a sending: what left is not sent again, and a session that is down costs no try", async () => {
    const withoutLog = async (run: () => Promise<unknown>) => {
      await db.$executeRaw`ALTER TABLE whatsapp_messages RENAME TO whatsapp_messages_away`;
      await run().finally(() => db.$executeRaw`ALTER TABLE whatsapp_messages_away RENAME TO whatsapp_messages`);
    };
    gateway.messages.length = 0;
    const row = { channel: "whatsapp", recipient: "+923012345678", kind: "order_confirmation", payload: {} } as const;
    const [{ id: first }, { id: second }] = [await makeOrder(), await makeOrder()];
    await db.outbox.create({ data: { ...row, orderId: first } });
    await withoutLog(() => deliverOutbox());
    expect([gateway.messages.length, (await db.outbox.findFirstOrThrow()).status]).toEqual([1, "sent"]);
    gateway.behaviour.session = "logged-out";
    await db.outbox.create({ data: { ...row, orderId: second } });
    await withoutLog(() => deliverOutbox());
    expect(await db.outbox.findFirst({ where: { orderId: second } })).toMatchObject({ status: "waiting", tries: 0 });
  });
});
