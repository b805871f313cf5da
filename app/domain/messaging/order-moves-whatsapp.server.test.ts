import { describe, expect, test } from "vitest";
import { undoWindow } from "#app/domain/audit/undo-time.ts";
import { cancelOrder } from "#app/domain/orders/cancel-order.server.ts";
import { refundOrder } from "#app/domain/orders/refund-order.server.ts";
import { refundPayment } from "#app/domain/orders/refund-payment.server.ts";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import { undoMove } from "#app/domain/orders/undo-move.server.ts";
import { rupees } from "#app/lib/money.ts";
import { now, setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { gatewayOfFile, moveOrder, shopNumbers, waiting } from "#tests/fixtures/order-messages.ts";
import { setWhatsapp } from "#tests/fixtures/whatsapp-gateway.ts";
import { deliverOutbox } from "./deliver-outbox.server.ts";

const { gateway, letLeave } = await gatewayOfFile();

describe("an order that moves", () => {
  test("B4.11 B4.12 tells 'out for delivery' by its own message and every other status by the general one", async () => {
    await setWhatsapp({
      message_templates: { status_update: "update {status}", out_for_delivery: "on its way, {amount_due}" },
    });
    const { id } = await makeOrder();
    for (const status of ["confirmed", "preparing", "out for delivery", "delivered", "cancelled", "pending"] as const) {
      await moveOrder(id, status);
      await letLeave();
    }
    expect(gateway.messages.map(({ message }) => message)).toEqual([
      "update Confirm ho gaya",
      "update Tayyar ho raha hai",
      "on its way, Rs. 400",
      "update Pohanch gaya",
      "update Cancel ho gaya",
    ]);
  });

  test("what is paid for asks the customer to keep nothing ready", async () => {
    await setWhatsapp({ message_templates: { out_for_delivery: "keep {amount_due}" } });
    const { id } = await makeOrder({ isPaid: true });
    await saveOrder(id, { status: "out for delivery", isPaid: true }, { version: null, by: 1 });
    await letLeave();
    expect(gateway.messages.map(({ message }) => message)).toEqual(["keep Rs. 0"]);
  });

  test("what is to be paid is said in the customer's language, and who has paid is told so", async () => {
    const [ur, en] = [await makeUser({ language: "ur" }), await makeUser({ language: "en" })];
    for (const { id: userId } of [ur, en])
      for (const isPaid of [false, true]) {
        const { id } = await makeOrder({ userId, isPaid });
        await saveOrder(id, { status: "out for delivery", isPaid }, { version: null, by: 1 });
      }
    await letLeave();
    const said = gateway.messages.map(({ message }) =>
      message.replaceAll("\u00a0", " ").replace(/^.*rawana ho gaya\. | http.*$/g, ""),
    );
    expect(said.sort()).toEqual([
      "Adaigi ho chuki hai.",
      "It is paid for.",
      "Please keep Rs. 400 ready.",
      "Rs. 400 tayyar rakhein.",
    ]);
  });

  test("who paid for what is cancelled reads what becomes of the money; who paid nothing reads nothing of money", async () => {
    const [paid, open] = [await makeOrder({ isPaid: true }), await makeOrder()];
    for (const { id } of [paid, open]) await moveOrder(id, "cancelled");
    await letLeave();
    const said = gateway.messages.map(({ message }) => message.replaceAll("\u00a0", " "));
    expect(said.filter((message) => message.includes("Rs. 400 aap ko wapas kiye jayenge, usi tareeqe se: "))).toHaveLength(1);
    expect(said.filter((message) => !message.includes("Rs."))).toHaveLength(1);
  });

  test("an order without a date leaves no hole in the confirmation or the notice", async () => {
    const { id: orderId } = await makeOrder({ deliveryDate: null });
    const about = { channel: "whatsapp", payload: {}, orderId } as const;
    await enqueueMessage(db, { ...about, kind: "order_confirmation", recipient: "+923001112233" });
    await enqueueMessage(db, { ...about, kind: "new_order_admin", recipient: shopNumbers[0] ?? "" });
    await letLeave();
    expect(gateway.messages).toHaveLength(2);
    for (const { message } of gateway.messages) {
      expect(message).toContain("tareekh abhi tay nahin. ");
      expect(message).not.toMatch(/, *\.|: *\.| \./);
    }
  });

  test("three moves within the undo time are one message, and nothing leaves before it is over", async () => {
    const { id } = await makeOrder();
    for (const status of ["confirmed", "preparing", "delivered"] as const) await moveOrder(id, status);
    await deliverOutbox();
    expect(gateway.messages).toEqual([]);
    expect(await letLeave()).toEqual([expect.stringContaining("Pohanch gaya")]);
  });

  test("an undone move tells nobody, and what it had replaced is told after all", async () => {
    const { id } = await makeOrder();
    await moveOrder(id, "confirmed");
    const { version } = await moveOrder(id, "cancelled");
    expect(await undoMove(id, { version, to: "confirmed", by: 1 })).toMatchObject({ ok: true });
    expect(await letLeave()).toEqual([expect.stringContaining("Confirm ho gaya")]);

    const next = await moveOrder(id, "preparing");
    expect(await undoMove(id, { version: next.version, to: "confirmed", by: 1 })).toMatchObject({ ok: true });
    gateway.messages.length = 0;
    expect(await letLeave()).toEqual([]);
  });

  test("what could not leave in time is not lost when a later move is undone", async () => {
    const { id } = await makeOrder();
    await moveOrder(id, "confirmed");
    setClock(new Date(now().getTime() + undoWindow + 1000));
    const { version } = await moveOrder(id, "preparing");
    await undoMove(id, { version, to: "confirmed", by: 1 });
    expect(await letLeave()).toEqual([expect.stringContaining("Confirm ho gaya")]);
  });

  test("a refund tells how much goes back and by which way; a corrected receipt tells nothing", async () => {
    const { id } = await makeOrder({ isPaid: true });
    const refund = (amount: number, cause: "goodwill" | "corrected") =>
      refundOrder(id, { amount: rupees(amount), cause, note: null }, { version: null, key: null, by: 1 });
    await refund(50, "goodwill");
    await refund(10, "corrected");
    expect(await letLeave()).toEqual([
      expect.stringMatching(/^\+923012345678 Order #\d+: Rs\.\s50 aap ko wapas kiye ja rahe hain \(cash\)/),
    ]);
  });

  test("a refund names the payment that it goes back from, not the way that the order was placed with", async () => {
    const { id } = await makeOrder({ isPaid: true, paymentMethod: "cash" });
    const data = { orderId: id, method: "jazzcash", amount: rupees(300), received: rupees(300), status: "completed" } as const;
    const { id: paymentId } = await db.payment.create({ data });
    const refund = { amount: rupees(300), cause: "goodwill", note: null } as const;
    await refundPayment(paymentId, refund, { version: null, key: null, by: 1 });
    expect(await letLeave()).toEqual([expect.stringMatching(/Rs\.\s300 aap ko wapas kiye ja rahe hain \(JazzCash\)/)]);
  });

  test("a customer who cancels is told so, and so is each number of the shop", async () => {
    const { id: userId } = await makeUser();
    const { id } = await makeOrder({ userId });
    await cancelOrder({ orderId: id, userId });
    const said = await letLeave();
    expect(said.filter((line) => line.includes("customer ne cancel kar diya")).map((line) => line.slice(0, 13))).toEqual(
      shopNumbers,
    );
    expect(said.filter((line) => line.startsWith("+923012345678"))).toHaveLength(1);
  });

  test("status updates have a switch of their own", async () => {
    await setWhatsapp({ notifications_enabled: { new_orders: true, status_updates: false } });
    const { id } = await makeOrder();
    await moveOrder(id, "confirmed");
    expect(await waiting(id)).toEqual([]);
  });
});
