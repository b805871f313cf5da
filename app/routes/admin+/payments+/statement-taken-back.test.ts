import { describe, expect, test } from "vitest";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";

const admin = await makeStaff("admin");

/** A paid order of Rs. 400 whose money a statement booked, unless it was typed in by hand. */
async function paidOrder({ byStatement }: { byStatement: boolean }): Promise<number> {
  const { id } = await makeOrder({ isPaid: true, status: "confirmed", paymentMethod: "jazzcash" });
  const { id: paymentId } = await db.payment.findFirstOrThrow({ where: { orderId: id } });
  if (byStatement)
    await db.statementReceipt.create({ data: { fingerprint: new Uint8Array(Buffer.from(`row ${id}`)), paymentId } });
  return id;
}

const unpaid = { status: "confirmed", delivery_notes: "Ring twice" };
const save = (id: number, form: Record<string, string>, lang: Lang = "en") =>
  openAdmin(`/admin/orders/${id}`, { ...admin, form, lang });
const isPaid = async (id: number) => (await db.order.findUniqueOrThrow({ where: { id } })).isPaid;

describe("clearing “Paid” of an order whose money a statement booked", () => {
  test.each([
    ["en", "A statement booked Rs. 400 of this order.", "Yes, take the statement's receipt back"],
    ["ur", "Is order ke Rs. 400 statement se darj hue the.", "Haan, statement ki raqam wapas nikal dein"],
  ] as const)("asks first (%s), says what will happen and keeps what was typed", async (lang, sentence, agree) => {
    const id = await paidOrder({ byStatement: true });
    const asked = await save(id, unpaid, lang);
    expect(asked.status).toBe(409);
    for (const text of [sentence, agree, 'name="takes_back_statement"', "Ring twice"]) expect(asked.html).toContain(text);
    expect(asked.html).not.toMatch(/<input[^>]*name="is_paid"[^>]*checked/);
    expect([await isPaid(id), await db.paymentEntry.count({ where: { payment: { orderId: id }, kind: "refund" } })]).toEqual([
      true,
      0,
    ]);
  });

  test("does it once that is ticked; the statement's row stays booked", async () => {
    const id = await paidOrder({ byStatement: true });
    const agreed = await save(id, { ...unpaid, takes_back_statement: "on" });
    expect([agreed.status, await isPaid(id)]).toEqual([302, false]);
    expect(await db.statementReceipt.count({ where: { payment: { orderId: id } } })).toBe(1);
  });

  test("is asked of no other order, and of none that stays paid", async () => {
    const byHand = await paidOrder({ byStatement: false });
    expect([(await save(byHand, unpaid)).status, await isPaid(byHand)]).toEqual([302, false]);
    const stays = await paidOrder({ byStatement: true });
    expect((await save(stays, { ...unpaid, is_paid: "on" })).status).toBe(302);
    expect((await openAdmin(`/admin/orders/${stays}`, admin)).html).not.toContain("takes_back_statement");
  });

  test("holds for every caller, not for that form alone", async () => {
    const id = await paidOrder({ byStatement: true });
    const outcome = await saveOrder(id, { isPaid: false }, { version: null, by: admin.id });
    expect(outcome).toMatchObject({ ok: false, refusal: { code: "order.paid-by-statement", field: "is_paid" } });
  });
});
