import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { undoWindow } from "#app/domain/audit/undo-time.ts";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { rupees } from "#app/lib/money.ts";
import { now, setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { deliverOutbox } from "./deliver-outbox.server.ts";
import { emailHtml, emailText } from "./email-body.ts";

let mail: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.stop());
afterEach(async () => {
  mail.emails.length = 0;
  await db.outbox.deleteMany();
});

type Order = Awaited<ReturnType<typeof makeOrder>>;

/** Both halves of the e-mail that leaves about an order. */
async function emailAbout({ id }: Order, kind: string, payload: Record<string, string | number | string[]> = {}) {
  await db.outbox.create({
    data: { channel: "email", recipient: "ayesha@made.test", kind, payload, orderId: id, notBefore: now() },
  });
  await deliverOutbox();
  return lastEmail();
}

function lastEmail() {
  const source = mail.emails[0]?.source ?? "";
  const [text = "", html = ""] = source.split("Content-Type: text/html");
  return { to: mail.emails[0]?.to, subject: /^Subject: (.*)$/m.exec(source)?.[1], text, html };
}

describe("each e-mail has the same facts in text and in HTML without pictures", () => {
  test("the confirmation: lines, totals, what is due and the link that tracks it", async () => {
    const { id: userId } = await makeUser({ email: "ayesha@made.test", emailProvedAt: new Date() });
    const order = await makeOrder({ userId, paymentMethod: "cash" });
    const { text, html } = await emailAbout(order, "order_confirmation");
    const track = `/delivery-tracking?tracking_id=${order.trackingId}`;
    for (const half of [text, html])
      for (const fact of [
        "Tomatoes",
        "Rs.\u00a0300",
        "Rs.\u00a0100",
        "Rs.\u00a0400",
        "Cash on Delivery",
        "House 12, Street 4",
        track,
      ])
        expect(half).toContain(fact);
    expect(html).not.toMatch(/<img|<script|<style|src=/);
    expect(html).toContain('<html lang="en">');
  });

  test("the confirmation says the size of a packet once: in the name, beside it, or in the weight that was ordered", async () => {
    const order = await makeOrder();
    const [weighed, packed] = [await makeProduct({ soldByWeight: true }), await makeProduct()];
    const sold = {
      productId: packed.id,
      orderId: order.id,
      kind: "product" as const,
      listPrice: 100,
      unitPrice: 100,
      lineTotal: 100,
    };
    await db.orderLine.createMany({
      data: [
        { ...sold, name: "Potatoes", productId: weighed.id, unit: "kg", unitSize: "1", quantity: 1000 },
        { ...sold, name: "White Sugar 5 kg", unit: "kg", unitSize: "5", quantity: 2000 },
        { ...sold, name: "Farm Eggs", unit: "dozen", unitSize: "2", quantity: 1000 },
        { ...sold, name: "Cauliflower", unit: "each", unitSize: "1", quantity: 1000 },
      ],
    });
    const { text, html } = await emailAbout(order, "order_confirmation");
    expect(html).toContain("White Sugar 5\u00a0kg</td>"); // no line break between an amount and its unit
    const lines = text.replaceAll("\u00a0", " ");
    expect(lines.match(/1 kg/g)).toHaveLength(1);
    expect(lines.match(/5 kg/g)).toHaveLength(1);
    expect(lines).toContain("Farm Eggs, 2 dozen");
    expect(lines).not.toContain("each");
  });

  test("the confirmation of a customer who reads Roman Urdu", async () => {
    const user = await makeUser({ language: "ur" });
    const { text, html } = await emailAbout(await makeOrder({ userId: user.id }), "order_confirmation");
    for (const half of [text, html]) for (const word of ["Tamatar", "Dene hain", "Aap ka order"]) expect(half).toContain(word);
    expect(html).toContain('<html lang="ur-Latn">');
  });

  test("B7.76 a status update goes to the order's customer_email and is sent: where the order is, and what to keep ready for the rider", async () => {
    const { id } = await makeOrder({ customerEmail: "sana@made.test" });
    await saveOrder(id, { status: "out for delivery" }, { version: null, by: 1 });
    setClock(new Date(now().getTime() + undoWindow + 1000));
    await deliverOutbox();
    setClock(null);
    const { to, subject, text, html } = lastEmail();
    expect(to).toEqual(["sana@made.test"]);
    expect(await db.outbox.findMany({ where: { orderId: id, channel: "email" } })).toMatchObject([
      { kind: "order_status", status: "sent" },
    ]);
    expect(subject).toBe(`Taaza Mandi: Order #${orderNumber(id)} is on its way`);
    for (const half of [text, html]) expect(half).toContain("Please keep Rs.\u00a0400 ready for the rider.");
  });

  test("money that went back: how much and how", async () => {
    const order = await makeOrder({ isPaid: true, paymentMethod: "jazzcash" });
    const { subject, text, html } = await emailAbout(order, "refund", { amount: rupees(150), methods: ["raast", "cash"] });
    expect(subject).toContain("150");
    for (const half of [text, html]) for (const fact of ["Rs.\u00a0150", "Raast + cash"]) expect(half).toContain(fact);
    mail.emails.length = 0;
    // one that an earlier version of the shop wrote names no way
    expect((await emailAbout(order, "refund", { amount: rupees(150) })).text).toContain("by JazzCash");
  });
});

test("an e-mail about a status that the order left since is not sent", async () => {
  const order = await makeOrder({ status: "preparing" });
  await emailAbout(order, "order_status", { status: "confirmed" });
  expect(mail.emails).toEqual([]);
  expect(await db.outbox.findFirst()).toMatchObject({ status: "dead" });
});

test("B7.77 the shop's own e-mail about a new order goes to all its addresses and leads to the order", async () => {
  const { id } = await makeOrder({ customerName: "Sana <b>Rafiq</b>", deliveryNotes: "Ring twice" });
  await enqueueMessage(db, {
    ...{ channel: "email", recipient: "owner@made.test, till@made.test", kind: "new_order_admin" },
    ...{ payload: { event: "placed" }, orderId: id },
  });
  await deliverOutbox();
  expect(mail.emails.map(({ to }) => to)).toEqual([["owner@made.test", "till@made.test"]]);
  expect(await db.outbox.findFirst()).toMatchObject({ status: "sent" });
  const source = mail.emails[0]?.source ?? "";
  for (const fact of [`new order #${orderNumber(id)}`, "0301-2345678", "Gulgasht Colony", "Ring twice", `/admin/orders/${id}`])
    expect(source).toContain(fact);
  expect(source.split("Content-Type: text/html")[1]).toContain("Sana &lt;b&gt;Rafiq&lt;/b&gt;");
});

test("the shop's own e-mail is in Roman Urdu when its readers read that, and in English when they read different languages", async () => {
  const { id } = await makeOrder({});
  const [owner, till] = await Promise.all([makeUser({ language: "ur" }), makeUser({ language: "en" })]);
  const subjects = [];
  for (const recipient of [`${owner.email}, shop@made.test`, `${owner.email}, ${till.email}`]) {
    mail.emails.length = 0;
    await enqueueMessage(db, {
      ...{ channel: "email", recipient, kind: "new_order_admin" },
      ...{ payload: { event: "placed" }, orderId: id },
    });
    await deliverOutbox();
    const { subject, text, html } = lastEmail();
    subjects.push(subject);
    const [arrived, goods] =
      subjects.length === 1 ? ["Naya order aaya hai.", "Kya mangwaya"] : ["A new order came in.", "What was ordered"];
    for (const half of [text, html]) for (const said of [arrived, goods]) expect(half).toContain(said);
  }
  expect(subjects[0]).toMatch(/naya.order/);
  expect(subjects[1]).toMatch(/new.order/);
});

test("what somebody types stays text in an e-mail", () => {
  const email = {
    ...{ lang: "en" as const, subject: '<"&>', signature: ["<i>"] },
    parts: [{ type: "text" as const, text: "<script>1</script>\nnext" }],
  };
  expect(emailHtml(email)).toContain("&lt;script&gt;1&lt;/script&gt;<br>next");
  expect(emailHtml(email)).toContain("<title>&lt;&quot;&amp;&gt;</title>");
  expect(emailText(email)).toBe("<script>1</script>\nnext\n\n<i>\n");
});
