import { describe, expect, test } from "vitest";
import { maxPaisa, rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, returnedForm, shownToast, visit } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action, loader } from "./$paymentId.tsx";

const admin = await makeStaff("admin");
const viewer = await makeStaff("viewer");

type Order = Parameters<typeof makeOrder>[0];
async function makePayment(order: Order = {}) {
  const { id: orderId } = await makeOrder(order);
  const { id } = await db.payment.findFirstOrThrow({ where: { orderId } });
  return { id, orderId };
}
const send = (id: number | string, edit: string, form: Record<string, string>, { cookie } = admin) =>
  answerTo(action(post(`/admin/payments/${id}?edit=${edit}`, form, { cookie, params: { paymentId: String(id) } })));
const open = async (id: number, { cookie } = admin, lang: "en" | "ur" = "en") =>
  (await openAdmin(`/admin/payments/${id}`, { cookie, lang })).html;
const read = (id: number) => db.payment.findUniqueOrThrow({ where: { id }, include: { entries: true, order: true } });
const paymentsOf = async (orderId: number) =>
  (await db.payment.findMany({ where: { orderId }, orderBy: { id: "asc" } })).map(({ status, amount, received }) => [
    status,
    amount / 100,
    received / 100,
  ]);

describe("money that came in", () => {
  test("a transfer marked as received is booked once in the ledger, with the reference that the customer gave", async () => {
    const { id, orderId } = await makePayment({ paymentMethod: "jazzcash", paymentReference: "JC 100 200" });
    const answer = await send(id, "receive", { amount: "400", method: "jazzcash", version: "1" });
    expect([answer.status, answer.location, shownToast(answer)]).toEqual([
      302,
      `/admin/payments/${id}`,
      "The money is booked as received.",
    ]);
    const payment = await read(id);
    expect(payment).toMatchObject({ status: "completed", received: rupees(400), gatewayTransactionId: "JC 100 200" });
    expect(payment.entries).toMatchObject([{ kind: "charge", amount: rupees(400), byUserId: admin.id }]);
    expect(payment.order).toMatchObject({ isPaid: true, received: rupees(400), due: 0, version: 2 });
    expect(await paymentsOf(orderId)).toEqual([["completed", 400, 400]]);
    const html = await open(id);
    for (const fact of ["Rs. 400 received, ", "by Customer", "JC 100 200", "PKR 400", "completed"]) expect(html).toContain(fact);
    expect((await openAdmin(`/admin/orders/${orderId}`, admin)).html).toContain("Rs. 400 received");
  });

  test("a part of what is due leaves the rest waiting as a payment of its own, more than is due is on the pile to refund", async () => {
    const { id, orderId } = await makePayment();
    await send(id, "receive", { amount: "150", method: "cash" });
    expect(await paymentsOf(orderId)).toEqual([
      ["completed", 150, 150],
      ["pending", 250, 0],
    ]);
    const rest = await db.payment.findFirstOrThrow({ where: { orderId, status: "pending" } });
    await send(rest.id, "receive", { amount: "Rs. 300", method: "card" });
    expect(await paymentsOf(orderId)).toEqual([
      ["completed", 150, 150],
      ["completed", 300, 300],
    ]);
    expect(await read(rest.id)).toMatchObject({ method: "card", gatewayName: null, order: { due: rupees(-50) } });
    expect((await openAdmin("/admin/payments?tab=refund", admin)).html).toContain(`href="/admin/payments/${rest.id}"`);
  });

  test("a payment that a gateway is processing is received as one that is pending", async () => {
    const { id, orderId } = await makePayment({ paymentMethod: "easypaisa" });
    await db.payment.update({ where: { id }, data: { status: "processing" } });
    await send(id, "receive", { amount: "400", method: "easypaisa", payment_reference: "EP-1" + id });
    expect(await paymentsOf(orderId)).toEqual([["completed", 400, 400]]);
  });

  test("what is wrong in the form is said at its field and what was typed stays; nothing is booked", async () => {
    const { id, orderId } = await makePayment({ paymentMethod: "bank_transfer" });
    await makeOrder({ paymentMethod: "bank_transfer", paymentReference: "HBL 1" });
    for (const amount of ["", "0", "-5", "1e308", "abc", "12.345", "99999999999", "=1+1"]) {
      const answer = await send(id, "receive", { amount, method: "bank_transfer" });
      expect(answer.status).toBe(400);
      expect(returnedForm(answer).error["amount"]).toHaveLength(1);
    }
    expect((await send(id, "receive", { amount: "400", method: "bitcoin" })).status).toBe(400);
    for (const reference of ["ab", "----", "x".repeat(65), "x".repeat(10_000)]) {
      const answer = await send(id, "receive", { amount: "400", method: "bank_transfer", payment_reference: reference });
      expect(returnedForm(answer).error["payment_reference"]).toHaveLength(1);
    }
    const taken = await openAdmin(`/admin/payments/${id}?edit=receive`, {
      ...admin,
      form: { amount: "399", method: "bank_transfer", payment_reference: "hbl-1" },
    });
    expect(taken.status).toBe(409);
    expect(taken.html).toContain("This transaction number stands on order #");
    expect(taken.html).toContain('name="take_over"');
    for (const typed of ['value="399"', 'value="hbl-1"']) expect(taken.html).toContain(typed);
    expect(await paymentsOf(orderId)).toEqual([["pending", 400, 0]]);
    const most = (maxPaisa / 100).toFixed(2);
    await send(id, "receive", { amount: "1", method: "cash" });
    const rest = await db.payment.findFirstOrThrow({ where: { orderId, status: "pending" } });
    const tooMuch = await send(rest.id, "receive", { amount: most, method: "cash" });
    expect([tooMuch.status, returnedForm(tooMuch).error["amount"]]).toEqual([
      409,
      ["At most Rs. 21,474,835.47 can be booked on this order.".replace("Rs. ", "Rs.\u00a0")],
    ]);
  });

  test("one press that arrives twice books once, and a payment that somebody booked meanwhile is not booked again", async () => {
    const { id, orderId } = await makePayment();
    const press = { amount: "400", method: "cash", version: "1", key: "press-of-receive" };
    expect([(await send(id, "receive", press)).status, (await send(id, "receive", press)).status]).toEqual([302, 302]);
    expect(returnedForm(await send(id, "receive", { ...press, key: "another-press" })).error[""]).toEqual([
      "This order was changed while you were editing it. Please check it and save again.",
    ]);
    expect(returnedForm(await send(id, "receive", { amount: "400", method: "cash" })).error[""]).toEqual([
      "No money is to come for this payment any more. Somebody may have booked it meanwhile.",
    ]);
    expect(await paymentsOf(orderId)).toEqual([["completed", 400, 400]]);
  });
});

describe("a transfer that did not arrive", () => {
  test("the failed payment keeps its reference, the order waits for another one, and its timeline says why", async () => {
    const { id, orderId } = await makePayment({ paymentMethod: "jazzcash", paymentReference: "JC 555" });
    const answer = await send(id, "fail", { note: "Not in the statement", version: "1" });
    expect(shownToast(answer)).toBe("The payment is marked as failed.");
    expect(await paymentsOf(orderId)).toEqual([
      ["failed", 400, 0],
      ["pending", 400, 0],
    ]);
    expect(await read(id)).toMatchObject({ gatewayTransactionId: "JC 555", order: { paymentReference: null, due: rupees(400) } });
    const order = (await openAdmin(`/admin/orders/${orderId}`, admin)).html;
    expect(order).toContain("A payment failed (Not in the statement)");
    expect((await send(id, "fail", {})).status).toBe(409);
  });
});

describe("the reference", () => {
  test("staff correct it: while the money is to come it is the order's too, and once per method", async () => {
    const { id } = await makePayment({ paymentMethod: "raast", paymentReference: "R 1000" });
    expect(await open(id)).toContain('value="R 1000"');
    const answer = await send(id, "reference", { payment_reference: "R 1001", version: "1" });
    expect(shownToast(answer)).toBe("The reference is saved.");
    expect(await read(id)).toMatchObject({ gatewayTransactionId: "R 1001", order: { paymentReference: "R 1001" } });
    const { id: other } = await makePayment({ paymentMethod: "raast" });
    expect(returnedForm(await send(other, "reference", { payment_reference: "r1001" })).error["payment_reference"]).toHaveLength(
      1,
    );
    const { id: cash } = await makePayment();
    expect(returnedForm(await send(cash, "reference", { payment_reference: "C 1001" })).error["payment_reference"]).toEqual([
      "Cash has no transaction number.",
    ]);
  });
});

describe("a number that another order holds", () => {
  const named = (reference: string) => makePayment({ paymentMethod: "easypaisa", paymentReference: reference });
  const receive = (id: number, more: Record<string, string> = {}) =>
    send(id, "receive", { amount: "400", method: "easypaisa", ...more });

  test("is held by nobody whose order was cancelled without money, or whose payment failed", async () => {
    const [gone, mistyped] = [await named("EP 7001"), await named("EP 7002")];
    await db.order.update({ where: { id: gone.orderId }, data: { status: "cancelled" } });
    await send(mistyped.id, "fail", {});
    for (const reference of ["ep7001", "ep-7002"]) {
      const { id } = await makePayment({ paymentMethod: "easypaisa" });
      expect((await receive(id, { payment_reference: reference })).status).toBe(302);
    }
  });

  test("is taken over with a reason; the histories of both orders say so, and the holder's own claim is gone", async () => {
    const holder = await named("EP 7003");
    const { id, orderId } = await named("ep7003");
    const refused = await receive(id);
    const sentence = `This transaction number stands on order #${String(holder.orderId).padStart(6, "0")} already.`;
    expect([refused.status, returnedForm(refused).error["payment_reference"]?.[0]]).toEqual([
      409,
      expect.stringContaining(sentence),
    ]);
    expect((await openAdmin(`/admin/orders/${orderId}`, admin)).html).toContain(`href="/admin/orders/${holder.orderId}"`);
    expect((await receive(id, { take_over: "no" })).status).toBe(400);
    expect((await receive(id, { take_over: "Seen in the statement, sent by Ayesha" })).status).toBe(302);
    expect(await paymentsOf(orderId)).toEqual([["completed", 400, 400]]);
    expect(await read(holder.id)).toMatchObject({ status: "pending", received: 0, order: { paymentReference: null } });
    for (const [order, word] of [
      [orderId, "taken over (Seen in the statement, sent by Ayesha)"],
      [holder.orderId, "taken away (Seen in the statement, sent by Ayesha)"],
    ] as const)
      expect((await openAdmin(`/admin/orders/${order}`, admin)).html).toContain(word);
  });

  test("of two who claim it the earlier is booked without a question", async () => {
    const first = await named("EP 7004");
    await named("EP 7004");
    expect((await receive(first.id)).status).toBe(302);
  });

  test("is booked twice on one order only when it is confirmed as one transfer in parts", async () => {
    const { id, orderId } = await makePayment({ paymentMethod: "easypaisa" });
    await send(id, "receive", { amount: "150", method: "easypaisa", payment_reference: "EP 7005" });
    const rest = await db.payment.findFirstOrThrow({ where: { orderId, status: "pending" } });
    const second = { amount: "250", method: "easypaisa", payment_reference: "ep7005" };
    const refused = await openAdmin(`/admin/payments/${rest.id}?edit=receive`, { ...admin, form: second });
    expect([refused.status, refused.html.includes("Confirm that it is one transfer in parts")]).toEqual([409, true]);
    expect(refused.html).toContain('name="in_parts"');
    expect((await send(rest.id, "receive", { ...second, in_parts: "yes" })).status).toBe(302);
    expect(await paymentsOf(orderId)).toEqual([
      ["completed", 150, 150],
      ["completed", 250, 250],
    ]);
  });
});

describe("money that goes back", () => {
  test("it goes back from this payment, in part and then whole, with cause and note, and never more than it holds", async () => {
    const { id, orderId } = await makePayment();
    await send(id, "receive", { amount: "150", method: "cash" });
    const rest = await db.payment.findFirstOrThrow({ where: { orderId, status: "pending" } });
    await send(rest.id, "receive", { amount: "250", method: "jazzcash" });
    const back = (amount: string, cause = "goodwill", note = "Two melons were bad") =>
      send(id, "refund", { amount, cause, note });
    expect(returnedForm(await back("151")).error["amount"]?.[0]?.replace("\u00a0", " ")).toBe(
      "At most Rs. 150 can be given back for this reason.",
    );
    expect(shownToast(await back("100"))).toBe("The money is booked as given back.");
    expect(await paymentsOf(orderId)).toEqual([
      ["completed", 150, 50],
      ["completed", 250, 250],
    ]);
    expect(await open(id)).toContain("Goods or goodwill: Two melons were bad");
    await back("50");
    expect(await paymentsOf(orderId)).toEqual([
      ["refunded", 150, 0],
      ["completed", 250, 250],
    ]);
    expect((await back("1")).status).toBe(409);
    expect((await back("1", "because")).status).toBe(400);
    expect((await read(id)).order).toMatchObject({ received: rupees(250), total: rupees(250), due: 0 });
  });
});

describe("who may do what", () => {
  test("a viewer reads a payment with the phone cut and without e-mail, and can change nothing", async () => {
    const { id } = await makePayment({ isPaid: true, customerEmail: "ayesha@example.com" });
    await send(id, "refund", { amount: "1", cause: "goodwill", note: "call 0301 2345678" });
    const page = await answerTo(loader(visit(`/admin/payments/${id}`, { ...viewer, params: { paymentId: String(id) } })));
    const html = await open(id, viewer);
    for (const secret of ["2345678", "923012345678", "ayesha@", "0301 2345678"]) {
      expect(JSON.stringify(page.body)).not.toContain(secret);
      expect(html).not.toContain(secret);
    }
    expect(html).toContain("0301-*****78");
    expect(html).not.toContain('<form method="post" action="/admin/payments');
    expect(await open(id)).toContain("0301-2345678");
    for (const edit of ["receive", "fail", "reference", "refund"]) {
      const form = { amount: "1", method: "cash", cause: "goodwill", payment_reference: "ABCD" };
      expect((await send(id, edit, form, viewer)).status).toBe(403);
      expect((await send(id, edit, form, { cookie: "" } as typeof admin)).location).toContain("/auth");
    }
    expect((await read(id)).received).toBe(rupees(399));
  });

  test("a payment that is not there, and something that cannot be done with one, are not found", async () => {
    const { id } = await makePayment();
    for (const wrong of ["0", "x", "99999999", "99999999999"]) {
      const page = await answerTo(loader(visit(`/admin/payments/${wrong}`, { ...admin, params: { paymentId: wrong } })));
      expect(page.status).toBe(404);
      expect((await send(wrong, "fail", {})).status).toBe(404);
    }
    expect((await send(id, "steal", {})).status).toBe(404);
    expect((await send("99999999", "refund", { amount: "1", cause: "goodwill" })).status).toBe(404);
  });

  test("the page speaks Roman Urdu", async () => {
    const { id } = await makePayment();
    const html = await open(id, admin, "ur");
    for (const word of ["Mil gayi likhein", "Abhi tak koi raqam", "Nakaam likhein"]) expect(html).toContain(word);
  });
});
