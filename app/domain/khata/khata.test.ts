import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { blockContact } from "#app/domain/contacts/block-contact.server.ts";
import { sumPayments } from "#app/domain/orders/list-payments.server.ts";
import { receivePayment } from "#app/domain/orders/receive-payment.server.ts";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import { paisa, rupees } from "#app/lib/money.ts";
import { databaseRules } from "#app/platform/database-rules.ts";
import { db } from "#app/platform/db.server.ts";
import { makeContact } from "#tests/fixtures/make-contact.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { correctKhata, setKhataLimit, takeKhataPayment } from "./enter-khata.server.ts";
import { findKhata } from "./find-khata.server.ts";
import { putOrderOnKhata } from "./put-order-on-khata.server.ts";

const { id: by } = await makeStaff("admin");
let keys = 0;
const key = () => `khata-test-${++keys}`;
let contact: Awaited<ReturnType<typeof makeContact>>;

beforeEach(async () => {
  contact = await makeContact({ khataLimit: rupees(10_000) });
});

/** An order of the contact, of so many rupees in all. */
const orderOf = (total: number, { customerPhone, id: contactId } = { customerPhone: contact.phone, id: contact.id }) =>
  makeOrder({ subtotal: rupees(total), deliveryCharge: paisa(0), customerPhone, contactId });
const paymentOf = (orderId: number) => db.payment.findFirstOrThrow({ where: { orderId, status: "pending" } });
const putOn = async (orderId: number, amount: number) =>
  receivePayment(
    (await paymentOf(orderId)).id,
    { amount: rupees(amount), method: "khata", reference: null },
    { version: null, key: key(), by },
  );
const pay = (amount: number, id = contact.id) =>
  takeKhataPayment(id, { amount: rupees(amount), method: "cash", note: null, isMore: true, key: key() }, { by });
const balanceOf = async (id = contact.id) => (await db.contact.findUniqueOrThrow({ where: { id } })).khataBalance / 100;
const entriesOf = async (id = contact.id) =>
  (await db.khataEntry.findMany({ where: { contactId: id }, orderBy: { id: "asc" } })).map(
    ({ kind, amount }) => `${kind} ${amount / 100}`,
  );
const everything = { pile: "all", status: null, gateway: null, search: "", page: 1 } as const;
const received = async () => (await sumPayments(everything)).received / 100;

describe("an order on khata", () => {
  test("is settled and owed in one transaction; no money was received", async () => {
    const before = await received();
    const { id } = await orderOf(450);
    expect(await putOn(id, 450)).toMatchObject({ ok: true });
    expect(await db.order.findUniqueOrThrow({ where: { id } })).toMatchObject({ due: 0, isPaid: true });
    expect(await entriesOf()).toEqual(["sale 450"]);
    expect(await balanceOf()).toBe(450);
    expect(await received()).toBe(before);
    const narrowed = await sumPayments({ ...everything, status: "completed" });
    expect(narrowed.received / 100).toBe(before);
  });

  test("that is cancelled is owed no more, and what was paid in cash waits to be given back", async () => {
    const { id } = await orderOf(450);
    await putOn(id, 300);
    const rest = await paymentOf(id);
    const inCash = { amount: rupees(150), method: "cash" as const, reference: null };
    await receivePayment(rest.id, inCash, { version: null, key: key(), by });
    await saveOrder(id, { status: "cancelled" }, { version: null, by });
    expect(await entriesOf()).toEqual(["sale 300", "return -300"]);
    expect(await balanceOf()).toBe(0);
    expect((await db.order.findUniqueOrThrow({ where: { id } })).due / 100).toBe(-150);
  });

  test("that was ordered so is put on it when its goods leave, and refused above the limit where it stands", async () => {
    const small = await orderOf(9000);
    const large = await orderOf(2000);
    await db.order.updateMany({ where: { id: { in: [small.id, large.id] } }, data: { paymentMethod: "khata" } });
    expect(await saveOrder(small.id, { status: "confirmed" }, { version: null, by })).toMatchObject({ ok: true });
    expect(await balanceOf()).toBe(0);
    expect(await saveOrder(small.id, { status: "out for delivery" }, { version: null, by })).toMatchObject({ ok: true });
    expect(await balanceOf()).toBe(9000);
    expect(await saveOrder(small.id, { status: "delivered" }, { version: null, by })).toMatchObject({ ok: true });
    expect(await balanceOf()).toBe(9000);
    const over = await saveOrder(large.id, { status: "delivered" }, { version: null, by });
    expect(over).toMatchObject({ ok: false, refusal: { code: "khata.over-limit", values: { left: "Rs.\u00a01,000" } } });
    expect(await db.order.findUniqueOrThrow({ where: { id: large.id } })).toMatchObject({ status: "pending", isPaid: false });
    expect(await balanceOf()).toBe(9000);
  });

  test("is refused without a contact, without a limit, and for somebody who is blocked", async () => {
    const stranger = await orderOf(100, { customerPhone: "+923009990001", id: null as unknown as number });
    expect(await putOn(stranger.id, 100)).toMatchObject({ ok: false, refusal: { code: "khata.no-contact" } });
    const without = await makeContact({});
    const theirs = await orderOf(100, { customerPhone: without.phone, id: without.id });
    expect(await putOn(theirs.id, 100)).toMatchObject({ ok: false, refusal: { code: "khata.not-allowed" } });
    await blockContact(contact.id, { by });
    const blocked = await orderOf(100);
    expect(await putOn(blocked.id, 100)).toMatchObject({ ok: false, refusal: { code: "contact.blocked" } });
    expect(await entriesOf()).toEqual([]);
  });

  test("that was delivered and never paid is put on it by itself, once", async () => {
    const { id } = await orderOf(700);
    await saveOrder(id, { status: "delivered" }, { version: null, by });
    const put = { contactId: contact.id, key: key(), by };
    expect(await putOrderOnKhata(id, put)).toMatchObject({ ok: true });
    expect(await putOrderOnKhata(id, { ...put, key: key() })).toMatchObject({ ok: false });
    expect(await entriesOf()).toEqual(["sale 700"]);
    const other = await makeContact({ khataLimit: rupees(5000) });
    const theirs = await orderOf(100, { customerPhone: other.phone, id: other.id });
    await saveOrder(theirs.id, { status: "delivered" }, { version: null, by });
    expect(await putOrderOnKhata(theirs.id, put)).toMatchObject({ ok: false, refusal: { code: "order.not-found" } });
  });

  test("of an old total with paisa moves whole rupees, and given back whole leaves nothing", async () => {
    const order = await makeOrder({
      ...{ subtotal: 45_050, deliveryCharge: paisa(0), customerPhone: contact.phone, contactId: contact.id },
    });
    const receipt = { amount: paisa(45_050), method: "khata" as const, reference: null };
    await receivePayment((await paymentOf(order.id)).id, receipt, { version: null, key: key(), by });
    expect(await entriesOf()).toEqual(["sale 451"]);
    await saveOrder(order.id, { status: "cancelled" }, { version: null, by });
    expect(await balanceOf()).toBe(0);
  });
});

describe("a payment", () => {
  test("is money received, lowers what is owed, and counts once under its key", async () => {
    const { id } = await orderOf(500);
    await putOn(id, 500);
    const before = await received();
    const payment = { amount: rupees(200), method: "jazzcash" as const, note: "TT1", isMore: false, key: key() };
    const twice = await Promise.all([
      takeKhataPayment(contact.id, payment, { by }),
      takeKhataPayment(contact.id, payment, { by }),
    ]);
    expect(twice.map((one) => one.ok && one.value.balance / 100)).toEqual([300, 300]);
    expect(await entriesOf()).toEqual(["sale 500", "payment -200"]);
    expect(await received()).toBe(before + 200);
  });

  test("of more than is owed is asked about first", async () => {
    await correctKhata(contact.id, { amount: rupees(100), kind: "opening", note: "old register", key: key() }, { by });
    const more = { amount: rupees(150), method: "cash" as const, note: null, isMore: false, key: key() };
    expect(await takeKhataPayment(contact.id, more, { by })).toMatchObject({
      refusal: { code: "khata.more-than-owed", field: "amount", values: { owed: "Rs.\u00a0100" } },
    });
    expect(await takeKhataPayment(contact.id, { ...more, isMore: true }, { by })).toMatchObject({ ok: true });
    expect(await balanceOf()).toBe(-50);
    expect(await findKhata(contact.id)).toMatchObject({ oldestAt: null });
  });
});

describe("the law of the book", () => {
  test("entries are only added to, and nothing else moves a balance", async () => {
    await correctKhata(contact.id, { amount: rupees(100), kind: "correction", note: "typo", key: key() }, { by });
    const where = { contactId: contact.id };
    await expect(db.khataEntry.deleteMany({ where })).rejects.toThrow("append-only");
    await expect(db.khataEntry.updateMany({ where, data: { amount: 100 } })).rejects.toThrow("append-only");
    await expect(db.$executeRaw`TRUNCATE khata_entries`).rejects.toThrow("append-only");
    await expect(db.contact.update({ where: { id: contact.id }, data: { khataBalance: 0 } })).rejects.toThrow(
      "follows khata_entries",
    );
    await expect(db.contact.delete({ where: { id: contact.id } })).rejects.toThrow();
  });

  test("after any acts the entries add up to the balance, each entry shows the balance after it, and no limit was passed by goods", async () => {
    const act = fc.record({
      do: fc.constantFrom("sale", "sale", "payment", "correct", "cancel", "limit"),
      amount: fc.integer({ min: 1, max: 4000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
        const one = await makeContact({ khataLimit: rupees(5000) });
        const placed: number[] = [];
        for (const { do: what, amount } of acts) {
          const limit = (await db.contact.findUniqueOrThrow({ where: { id: one.id } })).khataLimit / 100;
          const owed = await balanceOf(one.id);
          if (what === "sale") {
            const { id } = await orderOf(amount, { customerPhone: one.phone, id: one.id });
            const outcome = await putOn(id, amount);
            expect(outcome.ok).toBe(owed + amount <= limit);
            if (outcome.ok) placed.push(id);
          } else if (what === "payment") await pay(amount, one.id);
          else if (what === "correct")
            await correctKhata(
              one.id,
              { amount: paisa((2000 - amount) * 100 || 100), kind: "correction", note: "x", key: key() },
              { by },
            );
          else if (what === "limit") await setKhataLimit(one.id, { limit: rupees(amount), hasReminders: false }, { by });
          else if (placed.length > 0) await saveOrder(placed.pop() ?? 0, { status: "cancelled" }, { version: null, by });
        }
        const entries = await db.khataEntry.findMany({ where: { contactId: one.id }, orderBy: { id: "asc" } });
        let sum = 0;
        for (const { amount, balance } of entries) {
          sum += amount;
          expect(balance).toBe(sum);
        }
        expect(await balanceOf(one.id)).toBe(sum / 100);
        const [{ oldest } = { oldest: false }] = await db.$queryRaw<{ oldest: boolean }[]>`
          SELECT (khata_oldest_at IS NOT NULL) = (khata_balance > 0) AS oldest FROM contacts WHERE id = ${one.id}`;
        expect(oldest).toBe(true);
      }),
      { numRuns: 12 },
    );
  });

  test("each rule that the database refuses by is known with its sentence", () => {
    const folder = "prisma/migrations";
    const sql = readdirSync(folder)
      .filter((name) => name.includes("_"))
      .flatMap((name) => {
        try {
          return readFileSync(`${folder}/${name}/migration.sql`, "utf8");
        } catch {
          return [];
        }
      })
      .join("\n");
    const codes = new Set([...sql.matchAll(/refuse_by_rule\('([a-z.-]+)'/g)].map(([, code]) => code ?? ""));
    expect([...codes].sort()).toEqual([...databaseRules].sort());
  });
});
