import { afterEach, expect, test } from "vitest";
import { type BrokenLaw, bookLaws } from "#app/contract/book-laws.ts";
import { deliverOutbox } from "#app/domain/messaging/deliver-outbox.server.ts";
import { rupees } from "#app/lib/money.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { databaseUrl, db } from "#app/platform/db.server.ts";
import { connect } from "#app/server/postgres-connection.ts";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { makeContact } from "#tests/fixtures/make-contact.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { checkBooks, findBrokenLaws } from "./check-books.server.ts";
import { readAtLength } from "./internal/read-at-length.server.ts";

const night = (day: string, time = "03:10") => setClock(new Date(`${day}T${time}:00+05:00`));

afterEach(() => setClock(null));

/** The law of a generated column comes last: breaking it takes the column's rule away for good. */
const laws = [...bookLaws.filter((law) => law !== "due"), "due"] as const;

/** Changes rows as no part of the shop can: without its triggers, as a damaged disk or a hand in the database would. */
async function damage(...statements: string[]): Promise<void> {
  const client = await connect(databaseUrl());
  await client.query("BEGIN");
  await client.query("SET LOCAL session_replication_role = replica");
  for (const statement of statements) await client.query(statement);
  await client.query("COMMIT");
  await client.end();
}

const of = (broken: readonly BrokenLaw[], subject: BrokenLaw["subject"], id: number) =>
  broken.filter((one) => one.subject === subject && one.id === id).map(({ law }) => law);

const paid = () => makeOrder({ isPaid: true });

const damages: Record<BrokenLaw["law"], () => Promise<[BrokenLaw["subject"], number]>> = {
  totals: () => damagedOrder(makeOrder(), "UPDATE orders SET items_count = 7 WHERE id = $id"),
  refunded: () =>
    damagedOrder(
      paid(),
      "UPDATE payment_entries SET kind = 'refund' WHERE payment_id IN (SELECT id FROM payments WHERE order_id = $id)",
    ),
  received: () => damagedOrder(paid(), "UPDATE orders SET received = received - 100 WHERE id = $id"),
  paid: () => damagedOrder(paid(), "UPDATE orders SET is_paid = false WHERE id = $id"),
  due: () =>
    damagedOrder(makeOrder(), "ALTER TABLE orders ALTER COLUMN due DROP EXPRESSION", "UPDATE orders SET due = 7 WHERE id = $id"),
  waiting: () => damagedOrder(makeOrder(), "UPDATE payments SET amount = amount + 100 WHERE order_id = $id"),
  "payment-below-zero": () =>
    damagedOrder(
      paid(),
      "UPDATE payment_entries SET kind = 'refund' WHERE payment_id IN (SELECT id FROM payments WHERE order_id = $id)",
    ),
  "payment-status": () => damagedOrder(makeOrder(), "UPDATE payments SET status = 'completed' WHERE order_id = $id"),
  khata: async () => {
    const { id } = await makeContact({});
    await damage(`UPDATE contacts SET khata_balance = 500 WHERE id = ${id}`);
    return ["contact", id];
  },
  stock: async () => {
    const { id } = await makeProduct({ stockQuantity: 5000 });
    await damage(`UPDATE products SET stock_quantity = 6000 WHERE id = ${id}`);
    return ["product", id];
  },
  held: async () => {
    const product = await makeProduct({ stockQuantity: 5000 });
    return damagedOrder(makeOrder({ product }), "UPDATE stock_movements SET change = -change WHERE order_id = $id");
  },
  slot: async () => {
    await damage("INSERT INTO delivery_slots (date, start_time, used) VALUES ('2027-03-01', '10:00', 4)");
    return ["slot", 20270301];
  },
  event: () => damagedOrder(makeOrder(), "UPDATE orders SET status = 'preparing' WHERE id = $id"),
  charged: () => damagedOrder(makeOrder(), "UPDATE order_lines SET line_total = line_total + 100 WHERE order_id = $id"),
  replaced: () =>
    damagedOrder(
      makeOrder(),
      `INSERT INTO order_lines (order_id, kind, name, unit, quantity, list_price, unit_price, line_total, replaces_id)
       SELECT order_id, kind, name, unit, quantity, list_price, unit_price + 100, line_total + 200, id FROM order_lines WHERE order_id = $id`,
    ),
};

async function damagedOrder(made: Promise<{ id: number }>, ...statements: string[]): Promise<["order", number]> {
  const { id } = await made;
  await damage(...statements.map((statement) => statement.replace("$id", String(id))));
  return ["order", id];
}

test("a shop whose books agree breaks no law", async () => {
  await makeOrder({ product: await makeProduct() });
  await makeOrder({ isPaid: true });
  await makeContact({ khataLimit: rupees(1000) });
  expect(await findBrokenLaws()).toEqual([]);
});

test("the check writes nothing, and a statement that would write is refused", async () => {
  await expect(readAtLength("DELETE FROM book_checks RETURNING day")).rejects.toThrow(/read-only transaction/);
});

test("books are checked once a night after three; a broken law is named by e-mail and on the dashboard, until they agree again", async () => {
  const mail = await startMailServer();
  await db.setting.create({ data: { key: "shop", value: { brand: "Taaza Mandi", email: "salam@taaza.example" } } });
  const [, id] = await damages.received();
  night("2026-12-01", "02:50");
  await checkBooks();
  expect(await db.bookCheck.count()).toBe(0);
  night("2026-12-01");
  await Promise.all([checkBooks(), checkBooks()]);
  night("2026-12-01", "14:00");
  const { cookie } = await makeStaff("admin");
  await checkBooks();
  expect(await db.bookCheck.count()).toBe(1);
  await deliverOutbox();
  expect(mail.emails).toHaveLength(1);
  expect(mail.emails[0]?.source).toContain(`Order #${id}: what was received is not the sum of its payments.`);
  const [english, urdu] = await Promise.all([
    openAdmin("/admin/dashboard", { cookie }),
    openAdmin("/admin/dashboard", { cookie, lang: "ur" }),
  ]);
  expect(english.html).toContain(
    `<a href="/admin/orders/${id}">Order #${id}: what was received is not the sum of its payments.</a>`,
  );
  expect(urdu.html).toContain(`Order #${id}: mili hui raqam adaigiyon ke jor ke barabar nahin.`);
  await damage(`UPDATE orders SET received = received + 100 WHERE id = ${id}`);
  night("2026-12-02");
  await checkBooks();
  await deliverOutbox();
  expect(mail.emails).toHaveLength(1);
  const { html } = await openAdmin("/admin/dashboard", await makeStaff("admin"));
  expect(html).toContain("To do now");
  expect(html).not.toContain("The books do not agree");
  await mail.stop();
});

test.each(laws)("what breaks the law of %s is found with the number of its record", async (law) => {
  const [subject, id] = await damages[law]();
  expect(of(await findBrokenLaws(), subject, id)).toContain(law);
});
