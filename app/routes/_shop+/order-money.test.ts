import { describe, expect, test } from "vitest";
import { refundOrder } from "#app/domain/orders/refund-order.server.ts";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import type { Order } from "#app/generated/prisma/client.ts";
import { paisa, rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, returnedForm, shownToast } from "#tests/fixtures/request.ts";
import { setPayees } from "#tests/fixtures/set-payees.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openShop } from "#tests/support/shop-pages.tsx";
import { action as takeReference } from "./order.$id.tsx";
import { action as takeLine } from "./order.$id_.add.tsx";

const { id: by } = await makeUser({ role: "admin" });
const customer = await makeUser();
const cookie = await signIn(customer);
await setPayees({ bank_transfer: { number: "PK36MEZN0001120102734561" } });

const make = (wanted: Parameters<typeof makeOrder>[0] = {}) => makeOrder({ userId: customer.id, ...wanted });
const read = (id: number) => db.order.findUniqueOrThrow({ where: { id } });
const takers = { "": takeReference, "/add": takeLine };

const send = ({ id }: Pick<Order, "id">, form: keyof typeof takers, fields: Record<string, string>, who = cookie) =>
  answerTo(takers[form](post(`/order/${id}${form}`, fields, { cookie: who, params: { id: String(id) } })));
const save = (id: number, change: Parameters<typeof saveOrder>[1]) => saveOrder(id, change, { version: null, by });
const mainOf = ({ html }: { html: string }) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
const show = async (id: number, lang: "en" | "ur" = "en", more = "") =>
  mainOf(await openShop(`/order/${id}${more}`, { cookie, lang }))
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

describe("the number of a transfer", () => {
  const typed = { payment_reference: "FT2611-001", key: "one-press-of-number" };

  test("is added and corrected while something is due, whatever the status", async () => {
    const order = await make({ paymentMethod: "bank_transfer", status: "preparing" });
    expect(await show(order.id)).toContain("PK36 MEZN 0001 1201 0273 4561");
    const answer = await send(order, "", typed);
    expect([answer.status, shownToast(answer)]).toEqual([302, "Thank you. We check the payment and mark it as received."]);
    expect((await send(order, "", typed)).status).toBe(302);
    await send(order, "", { ...typed, payment_reference: "FT2611-002", key: "press-of-correction" });
    expect(await read(order.id)).toMatchObject({ paymentReference: "FT2611-002", version: 1 });
    const entries = await db.auditEntry.findMany({
      where: { entityId: String(order.id), action: "save-reference" },
      orderBy: { id: "asc" },
    });
    expect(entries.map(({ before, after }) => [before, after])).toEqual([
      [{ paymentReference: null }, { paymentReference: "FT2611-001" }],
      [{ paymentReference: "FT2611-001" }, { paymentReference: "FT2611-002" }],
    ]);
  });

  test("is being checked from then on, whoever else names it: nothing more is asked for, and later only what the order grew by", async () => {
    await make({ paymentMethod: "bank_transfer", paymentReference: "TAKEN 77" });
    const order = await make({ paymentMethod: "bank_transfer" });
    expect(await show(order.id)).toContain("Send exactly this amount");
    expect((await send(order, "", { payment_reference: "taken-77", key: "press-of-claim" })).status).toBe(302);
    const plain = async () => (await show(order.id)).replaceAll("\u00a0", " ");
    expect(await plain()).toContain("We are checking taken-77 (Rs. 400).");
    expect(await plain()).not.toContain("more is to be sent for your order");
    const { id } = await makeProduct({ price: rupees(160) });
    await send(order, "/add", { product_id: String(id), quantity: "1", key: "grows-after-claim" });
    expect(await plain()).toContain("Your order has grown since: Rs. 160 more is to be sent.");
  });

  test("is taken for no cash order, and for none that is paid or cancelled", async () => {
    const cash = await make();
    const paid = await make({ paymentMethod: "bank_transfer" });
    await save(paid.id, { isPaid: true });
    const cancelled = await make({ paymentMethod: "bank_transfer" });
    await save(cancelled.id, { status: "cancelled" });
    for (const order of [cash, paid, cancelled]) {
      expect((await send(order, "", { payment_reference: "LATE-001" })).status).toBe(409);
      expect(await show(order.id)).not.toContain("Where to pay");
    }
  });

  test("a method that nobody is set for any more says to call", async () => {
    const order = await make({ paymentMethod: "easypaisa" });
    expect(await show(order.id)).toContain("Please call us to hear where to pay.");
  });

  test("is asked for twenty times in ten minutes and then no more", async () => {
    const order = await make({ paymentMethod: "bank_transfer" });
    const owner = await makeUser();
    await db.order.update({ where: { id: order.id }, data: { userId: owner.id } });
    const own = await signIn(owner);
    for (let tries = 0; tries < 20; tries += 1) await send(order, "", { payment_reference: `GUESS-${tries}` }, own);
    const last = await send(order, "", { payment_reference: "GUESS-20" }, own);
    expect(last.status).toBe(429);
    expect(returnedForm(last).initialValue).toMatchObject({ payment_reference: "GUESS-20" });
  });
});

describe("what is due", () => {
  test("a partly paid order asks for the rest alone, in both languages", async () => {
    const order = await make({ paymentMethod: "bank_transfer" });
    await save(order.id, { isPaid: true });
    const { id } = await makeProduct({ price: rupees(160) });
    await send(order, "/add", { product_id: String(id), quantity: "1", key: "grows-after-paid" });
    const text = await show(order.id);
    expect(text).toContain("Total Rs. 560 Received Rs. 400 Amount due Rs. 160");
    expect(text).toContain("Amount Rs. 160");
    expect(await show(order.id, "ur")).toContain("Kul raqam Rs. 560 Mil gaye Rs. 400 Baqi raqam Rs. 160");
  });

  test("a credit and what is given back are told, in both languages", async () => {
    const order = await make({ paymentMethod: "bank_transfer" });
    await save(order.id, { isPaid: true });
    const refund = { amount: paisa(rupees(50)), cause: "goodwill" as const, note: null };
    await refundOrder(order.id, refund, { version: null, key: null, by });
    expect(await show(order.id)).toContain("-Rs. 50");
    expect(await show(order.id)).toContain("Total Rs. 350 Paid Rs. 350");
    await save(order.id, { status: "cancelled" });
    expect(await show(order.id)).toContain("Received Rs. 350 We will give back Rs. 350");
    expect(await show(order.id, "ur")).toContain("Hum wapas karenge Rs. 350");
  });
});
