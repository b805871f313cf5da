import { expect, test } from "vitest";
import { receivePayment } from "#app/domain/orders/receive-payment.server.ts";
import { paisa, rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makeContact } from "#tests/fixtures/make-contact.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { takeKhataPayment } from "./enter-khata.server.ts";

const clerks = [await makeStaff("admin"), await makeStaff("staff")];
const rounds = 100;

test("of two clerks who give on one khata at its limit one is refused, in each of 100 rounds", async () => {
  const contact = await makeContact({ khataLimit: rupees(1000) });
  let keys = 0;
  for (let round = 0; round < rounds; round++) {
    const orders = await Promise.all(
      clerks.map(() =>
        makeOrder({ subtotal: rupees(600), deliveryCharge: paisa(0), customerPhone: contact.phone, contactId: contact.id }),
      ),
    );
    const payments = await Promise.all(orders.map(({ id }) => db.payment.findFirstOrThrow({ where: { orderId: id } })));
    const receipt = { amount: rupees(600), method: "khata" as const, reference: null };
    const outcomes = await Promise.all(
      payments.map(({ id }, at) =>
        receivePayment(id, receipt, { version: null, key: `race-clerk-${++keys}`, by: clerks[at]?.id ?? 0 }),
      ),
    );
    const refusedCodes = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal.code]));
    expect(refusedCodes).toEqual(["khata.over-limit"]);
    expect((await db.contact.findUniqueOrThrow({ where: { id: contact.id } })).khataBalance).toBe(rupees(600));
    const back = { amount: rupees(600), method: "cash" as const, note: null, isMore: false, key: `race-back-${round}` };
    expect((await takeKhataPayment(contact.id, back, { by: clerks[0]?.id ?? 0 })).ok).toBe(true);
  }
  const [{ sum } = { sum: -1 }] = await db.$queryRaw<{ sum: number }[]>`
    SELECT sum(amount)::int AS sum FROM khata_entries WHERE contact_id = ${contact.id}`;
  expect(sum).toBe(0);
});
