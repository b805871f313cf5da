import { describe, expect, test } from "vitest";
import { refundOrder } from "#app/domain/orders/refund-order.server.ts";
import { paymentGateways, paymentStatuses } from "#app/domain/payments/payment-status.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, visit } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { loader } from "./index.tsx";

const admin = await makeStaff("admin");
const viewer = await makeStaff("viewer");

const open = async (query = "", who = admin, lang: "en" | "ur" = "en") =>
  (await openAdmin(`/admin/payments${query}`, { cookie: who.cookie, lang })).html;
const read = async (query = "", { cookie } = admin) =>
  (await answerTo(loader(visit(`/admin/payments${query}`, { cookie })))).body as Awaited<ReturnType<typeof loader>>;
/** The order numbers of the payments that a list shows, in its order. */
const shown = async (query = "", who = admin) => (await read(query, who)).list?.rows.map(({ orderId }) => orderId);
const cardsOf = (html: string) =>
  [...html.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].map(([, label, value]) => [label, value]);

const empty = { en: await open(), ur: await open("", admin, "ur") };

test("B2.19 with no payments to list the section says 'No payments found'", async () => {
  expect(empty.en).toContain("<h2>No payments found</h2>");
  expect(await open("?status=failed&q=nobody")).toContain("<h2>No payments found</h2>");
  expect(empty.ur).toContain("Koi payment nahin mili");
});

describe("with payments", async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute));
  const made = async (minute: number, order: Parameters<typeof makeOrder>[0], payment: object = {}) => {
    const { id } = await makeOrder({ createdAt: at(minute), ...order });
    const { id: paymentId } = await db.payment.findFirstOrThrow({ where: { orderId: id } });
    await db.payment.update({ where: { id: paymentId }, data: { createdAt: at(minute), ...payment } });
    return { id, paymentId };
  };
  const paid = await made(
    1,
    { isPaid: true, customerName: "Bilal Ahmed", customerEmail: "bilal@example.com", paymentMethod: "jazzcash" },
    { gatewayTransactionId: "JC-4411 2299" },
  );
  const cash = await made(2, { customerName: "Sana Rafiq" });
  const bank = await made(3, { customerName: "Usman Tariq", paymentMethod: "bank_transfer", paymentReference: "HBL 77 0001" });
  const easypaisa = await made(4, { paymentMethod: "easypaisa" }, { status: "processing" });
  const failed = await made(5, { paymentMethod: "card" }, { status: "failed" });
  const cancelled = await made(6, { status: "cancelled" }, { status: "cancelled" });
  const refunded = await made(7, { isPaid: true, customerName: "Zara Malik" });
  await refundOrder(
    refunded.id,
    { amount: rupees(400), cause: "goodwill", note: "call 0301 2345678" },
    { version: null, key: null, by: admin.id },
  );
  const overpaid = await made(8, { isPaid: true, status: "cancelled", paymentMethod: "raast", customerName: "Hina Shah" });
  const all = [overpaid, refunded, cancelled, failed, easypaisa, bank, cash, paid].map(({ id }) => id);

  test("B2.16 the cards show Total Payments, Completed, Pending and Total Revenue in PKR over what is filtered", async () => {
    expect(cardsOf(await open())).toEqual([
      ["Total Payments", "8"],
      ["Completed", "2"],
      ["Pending", "2"],
      ["Total Revenue", "PKR 800"],
    ]);
    expect((await read("?gateway=jazzcash")).sums).toEqual({ count: 1, completed: 1, pending: 0, received: rupees(400) });
    expect((await read("?q=Zara")).sums).toEqual({ count: 1, completed: 0, pending: 0, received: 0 });
    expect((await read("?tab=collect")).sums).toMatchObject({ count: 3, received: 0 });
  });

  test("B2.17 B3.09 B4.01 the payments are filtered by each of the six statuses and by gateway, those without one as 'Other'", async () => {
    const html = await open();
    const options = (name: string) =>
      [...(html.split(`name="${name}"`)[1]?.split("</select>")[0] ?? "").matchAll(/<option value="([^"]*)"[^>]*>([^<]*)/g)].map(
        ([, value, label]) => [value, label],
      );
    expect(options("status")).toEqual([
      ["", "All statuses"],
      ...["pending", "processing", "completed", "failed", "cancelled", "refunded"].map((status) => [status, status]),
    ]);
    expect(options("gateway")).toEqual([
      ["", "All gateways"],
      ["jazzcash", "JazzCash"],
      ["easypaisa", "EasyPaisa"],
      ["cash", "Cash"],
      ["other", "Other"],
    ]);
    expect([...paymentGateways]).toEqual(["jazzcash", "easypaisa", "cash"]);
    const byStatus = Object.fromEntries(
      await Promise.all(paymentStatuses.map(async (status) => [status, await shown(`?status=${status}`)])),
    );
    expect(byStatus).toEqual({
      pending: [bank.id, cash.id],
      processing: [easypaisa.id],
      completed: [overpaid.id, paid.id],
      failed: [failed.id],
      cancelled: [cancelled.id],
      refunded: [refunded.id],
    });
    for (const status of paymentStatuses) {
      expect(await open(`?status=${status}`)).toMatch(new RegExp(`<span class="badge[^"]*">${status}</span>`));
    }
    expect(await shown("?gateway=jazzcash")).toEqual([paid.id]);
    expect(await shown("?gateway=easypaisa")).toEqual([easypaisa.id]);
    expect(await shown("?gateway=cash")).toEqual([refunded.id, cancelled.id, cash.id]);
    expect(await shown("?gateway=other")).toEqual([overpaid.id, failed.id, bank.id]);
    expect(await shown("?gateway=other&status=pending")).toEqual([bank.id]);
    expect(await shown("?gateway=bitcoin&status=lost&page=x&tab=moon")).toEqual(all);
  });

  test("B2.18 the payments are a table or cards, each one click from the other, and both can be refreshed with the filters kept", async () => {
    const table = await open("?status=completed");
    expect(table).toContain('<table class="resource-table" aria-label="Payments">');
    expect(table).toMatch(/href="\/admin\/payments\?status=completed&amp;show=cards"[^>]*aria-label="Show as cards"/);
    expect(table).toMatch(/href="\/admin\/payments\?status=completed"[^>]*aria-label="Refresh"/);
    const cards = await open("?status=completed&show=cards");
    expect(cards).toContain('<ul class="resource-cards" aria-label="Payments">');
    expect(cards).not.toContain("<table");
    expect(cards.match(/<li data-row/g)).toHaveLength(2);
    expect(cards).toMatch(/href="\/admin\/payments\?status=completed"[^>]*aria-label="Show as table"/);
    expect(cards).toMatch(/href="\/admin\/payments\?status=completed&amp;show=cards"[^>]*aria-label="Refresh"/);
    expect(cards).toContain('<input type="hidden" name="show" value="cards"/>');
  });

  test("B3.08 a payment is listed with its number, order, customer, e-mail, amount, currency, status, reference and time", async () => {
    for (const show of ["table", "cards"]) {
      const html = await open(`?q=Bilal&show=${show}`);
      const row = (html.split(show === "table" ? "<tbody>" : "<li data-row")[1] ?? "").replace(/<[^>]+>/g, "|");
      for (const fact of [`|#${paid.paymentId}|`, `|#${String(paid.id).padStart(6, "0")}|`, "Bilal Ahmed", "bilal@example.com"])
        expect(row).toContain(fact);
      for (const fact of ["PKR 400", "|completed|", "JC-4411 2299", "Fri 20 Nov 2026, 3:01 pm"]) expect(row).toContain(fact);
    }
    expect(await shown("?q=HBL")).toEqual([bank.id]);
    expect(await open("?q=HBL")).toContain("HBL 77 0001"); // what the customer gave, while the money is to come
  });

  test("B7.17 the payments are listed, newest first", async () => {
    expect(await shown()).toEqual(all);
    expect(await open("?page=2")).toContain("This list has no such page.");
  });

  test("a search finds a payment by order number, by any part of its reference and by the customer's name", async () => {
    expect(await shown(`?q=${paid.id}`)).toContain(paid.id);
    expect(await shown(`?q=%23${String(cash.id).padStart(6, "0")}`)).toEqual([cash.id]);
    expect(await shown("?q=jc44112299")).toEqual([paid.id]);
    expect(await shown("?q=1122")).toEqual([paid.id]);
    expect(await shown("?q=rafiq")).toEqual([cash.id]);
    for (const nothing of ["%25%25%25", "9999999999", "\\", "' OR 1=1 --", "_".repeat(200), "%00x"]) {
      expect(await shown(`?q=${nothing.startsWith("%") ? nothing : encodeURIComponent(nothing)}`)).toEqual([]);
    }
  });

  test("to collect are payments whose money is to come, to refund one payment of each order that is to be given money back", async () => {
    expect(await shown("?tab=collect")).toEqual([easypaisa.id, bank.id, cash.id]);
    expect(await shown("?tab=refund")).toEqual([overpaid.id]);
    expect(await open("?tab=refund")).toMatch(/href="\/admin\/payments\?tab=refund" aria-current="page">To refund/);
  });

  test("a viewer reads the payments without totals and without an e-mail address, in the page and in its data", async () => {
    const data = await read("", viewer);
    expect(data.sums).toBeNull();
    expect(data.list?.rows).toHaveLength(8);
    expect(JSON.stringify(data)).not.toContain("bilal@");
    const html = await open("", viewer);
    expect(html).toContain("Bilal Ahmed");
    for (const secret of ["bilal@", "Total Revenue", "Total Payments", "2345678"]) expect(html).not.toContain(secret);
  });

  test("who holds no right to orders reads no payments", async () => {
    const editor = await makeStaff("editor");
    expect((await answerTo(loader(visit("/admin/payments", editor)))).status).toBe(403);
    expect((await answerTo(loader(visit("/admin/payments")))).location).toContain("/auth");
  });
});

test("the last page of many is as whole as the first, and what stands beyond it says so", async () => {
  await db.$executeRaw`
    INSERT INTO payments (order_id, method, gateway_name, amount, status, created_at)
    SELECT (SELECT max(id) FROM orders), 'cash', 'cash', 100, 'cancelled', '2026-01-01'::timestamptz + n * interval '1 minute'
    FROM generate_series(1, 95) AS n`;
  expect((await read()).sums?.count).toBe(103);
  const pages = await Promise.all([1, 2, 3].map(async (page) => (await read(`?page=${page}`)).list));
  expect(pages.map((page) => [page?.rows.length, page?.hasMore])).toEqual([
    [50, true],
    [50, true],
    [3, false],
  ]);
  expect(new Set(pages.flatMap((page) => page?.rows.map(({ id }) => id))).size).toBe(103);
});

test("B8.14 payments that cannot be loaded: 'Failed to load payments', with a way to try again", async () => {
  await db.$executeRaw`ALTER TABLE payments RENAME TO payments_away`;
  const { status, html } = await openAdmin("/admin/payments?status=pending", admin);
  await db.$executeRaw`ALTER TABLE payments_away RENAME TO payments`;
  expect(status).toBe(200);
  expect(html).toContain("<h2>Failed to load payments</h2>");
  expect(html).toMatch(/href="\/admin\/payments\?status=pending"[^>]*data-reload/);
  expect(html).not.toContain("No payments found");
});
