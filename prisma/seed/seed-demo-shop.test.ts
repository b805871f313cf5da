import { verify } from "@node-rs/argon2";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { messageKinds } from "#app/contract/message-kinds.ts";
import { listEarlierMessages } from "#app/domain/messaging/list-earlier-messages.server.ts";
import { listOutbox, listReceived } from "#app/domain/messaging/list-messages.server.ts";
import { listWhatsappLog } from "#app/domain/messaging/list-whatsapp-log.server.ts";
import { messageStates } from "#app/domain/messaging/outbox-filter.ts";
import { listAbandonedCarts } from "#app/domain/reports/list-abandoned-carts.server.ts";
import { roleDefaults } from "#app/domain/team/permissions.ts";
import { readPermissions } from "#app/domain/team/read-permissions.server.ts";
import { escapeHtml } from "#app/lib/escape-html.ts";
import { formatMoney, paisa } from "#app/lib/money.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { databaseUrl, db } from "#app/platform/db.server.ts";

import { findMessageAlarm } from "#app/platform/outbox-alarm.server.ts";
import { findWaitingAlarm } from "#app/platform/outbox-waiting.server.ts";
import { seedDemoShop } from "./seed.ts";
import { seedFromArguments } from "./seed-from-arguments.ts";
import { demoPassword } from "./seed-people.ts";

const client = new pg.Client({ connectionString: databaseUrl() });
const now = new Date();
const count = async (query: string) =>
  Number((await client.query<{ n: string }>(`SELECT count(*) AS n FROM ${query}`)).rows[0]?.n);

beforeAll(async () => {
  await client.connect();
  expect(await seedDemoShop(client, { now })).toBe("seeded");
});
afterAll(() => client.end());

test("a shop that is open already is left as it is", async () => {
  expect(await seedDemoShop(client, { now })).toBe("already");
  expect(await db.product.count({ where: { status: "active" } })).toBe(495);
});

describe("the people", () => {
  test("the demo accounts sign in with the password that is promised", async () => {
    const accounts = await db.user.findMany({ where: { email: { endsWith: "@demo.test" } }, orderBy: { id: "asc" } });
    expect(accounts.map(({ email, role }) => [email?.split("@")[0], role])).toEqual([
      ["super", "super_admin"],
      ["admin", "admin"],
      ["editor", "editor"],
      ["viewer", "viewer"],
      ["cashier", "viewer"],
      ["manager", "manager"],
      ["staff", "staff"],
      ["customer", null],
      ["customer2", null],
    ]);
    for (const { passwordHash } of accounts) expect(await verify(passwordHash, demoPassword)).toBe(true);
  });

  test("nobody else can", async () => {
    const other = await db.user.findFirstOrThrow({ where: { email: { endsWith: "@shoppers.test" } } });
    expect(await verify(other.passwordHash, demoPassword)).toBe(false);
  });

  test("the cashier may edit orders, by an individual right, and nothing else that a viewer may not", async () => {
    const grants = await db.permissionGrant.findMany({ include: { user: true }, orderBy: { id: "asc" } });
    expect(grants.map(({ user, sectionKey, level }) => [user.email, sectionKey, level])).toEqual([
      ["cashier@demo.test", "orders", "edit"],
      ["cashier@demo.test", "settings", "view"],
      ["cashier@demo.test", "reviews", "view"],
    ]);
    const { permissions } = await readPermissions(grants[0]?.userId ?? null);
    expect(permissions).toEqual({ ...roleDefaults.viewer, orders: "edit" });
  });

  test("one customer is blocked, another has never signed in again", async () => {
    expect(await db.user.count({ where: { blockedAt: { not: null } } })).toBe(1);
    expect(await db.user.count({ where: { lastSignInAt: null } })).toBe(1);
  });

  test("Ayesha Khan lives in Gulgasht Colony and her cart is empty", async () => {
    const ayesha = await db.user.findUniqueOrThrow({
      where: { email: "customer@demo.test" },
      include: { addresses: true, cart: true },
    });
    expect(ayesha).toMatchObject({ name: "Ayesha Khan", phone: "+923012345678", zone: "Gulgasht Colony", cart: null });
    expect(ayesha.addresses).toMatchObject([{ zone: "Gulgasht Colony", isDefault: true }]);
  });
});

test("carts were left behind by five customers and a visitor, none of whom has ordered since", async () => {
  const wanted = { stage: null, page: 1 };
  const { carts } = await listAbandonedCarts(wanted, { phonesVisible: true });
  expect(carts).toHaveLength(6);
  expect(carts.filter(({ name }) => name === null)).toHaveLength(1);
  expect(new Set(carts.map(({ stage }) => stage))).toEqual(new Set(["cart", "checkout"]));
  for (const { value, items } of carts) expect([value > 0, items.length > 0]).toEqual([true, true]);
});

describe("the books agree", () => {
  test.each([
    [
      "an order's total and its lines",
      "orders o WHERE subtotal <> (SELECT sum(line_total) FROM order_lines l WHERE l.order_id = o.id)",
    ],
    ["an order and its payment", "orders o LEFT JOIN payments p ON p.order_id = o.id WHERE p.amount IS DISTINCT FROM o.total"],
    [
      "a paid flag and the payment that did not fail",
      "orders o JOIN payments p ON p.order_id = o.id WHERE p.status <> 'failed' AND o.is_paid <> (p.status = 'completed')",
    ],
    [
      "a payment and the money that moved",
      `payments p LEFT JOIN (SELECT payment_id, sum(CASE kind WHEN 'charge' THEN amount ELSE -amount END) AS net FROM payment_entries GROUP BY 1) e
         ON e.payment_id = p.id WHERE coalesce(net, 0) <> CASE status WHEN 'completed' THEN amount ELSE 0 END`,
    ],
    [
      "a stock figure and its ledger",
      `products p LEFT JOIN (SELECT product_id, sum(change) AS stock FROM stock_movements GROUP BY 1) m ON m.product_id = p.id
         WHERE coalesce(stock, 0) <> coalesce(stock_quantity, 0)`,
    ],
    [
      "a status and the end of its timeline",
      "orders o WHERE status <> (SELECT e.status FROM order_events e WHERE e.order_id = o.id ORDER BY e.id DESC LIMIT 1)",
    ],
    [
      "a review and a delivery of the product to its writer",
      `reviews r WHERE NOT EXISTS (SELECT FROM orders o JOIN order_lines l ON l.order_id = o.id
         WHERE o.user_id = r.user_id AND l.product_id = r.product_id AND o.status = 'delivered' AND o.delivered_at < r.created_at)`,
    ],
  ])("%s", async (_, disagreement) => {
    expect(await count(disagreement)).toBe(0);
  });
});

test("the next row of each table gets an id of its own", async () => {
  const { id } = await db.order.findFirstOrThrow({ orderBy: { id: "desc" } });
  const { rows } = await client.query<{ next: string }>("SELECT nextval('orders_id_seq') AS next");
  expect(Number(rows[0]?.next)).toBe(id + 1);
  expect((await db.category.create({ data: { slug: "new-shelf", name: "New shelf" } })).id).toBe(21);
});

test("the shop is open: slides, banners, seasonal products, zones, policies, voices", async () => {
  const exact = {
    featured_slides: 3,
    promotional_banners: 2,
    seasonal_products: 6,
    "delivery_zones WHERE is_active": 12,
    "delivery_zones WHERE NOT is_active": 1,
    "services WHERE is_active": 8,
    "services WHERE NOT is_active": 1,
    packages: 13,
    policy_content: 8,
    faqs: 20,
  };
  for (const [table, rows] of Object.entries(exact)) expect(await count(table), table).toBe(rows);
  for (const table of ["reviews", "product_questions", "user_suggestions", "contact_messages", "videos"]) {
    expect(await count(table), table).toBeGreaterThan(4);
  }
});

describe("ten days of messages", () => {
  const kinds = async (channel: string) =>
    (await client.query(`SELECT DISTINCT kind FROM outbox WHERE channel = '${channel}' ORDER BY kind`)).rows.map(
      ({ kind }) => kind,
    );

  test("are there of every kind of e-mail and WhatsApp message, but for the alarm of books that do not agree", async () => {
    for (const channel of ["email", "whatsapp"]) {
      const all = Object.keys(messageKinds).filter((name) => name.startsWith(channel) && name !== "email/books_alarm");
      expect(await kinds(channel)).toEqual(all.map((name) => name.slice(channel.length + 1)).sort());
    }
  });

  test("ring at no desk: nobody waits for one, neither now nor a while later", async () => {
    for (const minutes of [0, 6, 60, 6 * 60 + 10]) {
      setClock(new Date(now.getTime() + minutes * 60_000));
      expect([minutes, await findWaitingAlarm(), await findMessageAlarm()]).toEqual([minutes, null, null]);
    }
    setClock(null);
  });

  test("were sent, wait, failed, or were not needed any more, and some perhaps left twice; each has its tries", async () => {
    for (const state of messageStates) {
      const { messages } = await listOutbox(
        { channel: null, state, order: null, recipient: "", page: 1 },
        { contactsVisible: true },
      );
      expect(messages.length, state).toBeGreaterThan(0);
    }
    expect(await count("outbox WHERE perhaps_twice")).toBeGreaterThan(0);
    expect(await count("outbox o WHERE NOT EXISTS (SELECT FROM outbox_entries e WHERE e.outbox_id = o.id)")).toBe(0);
    expect(await count(`outbox WHERE created_at > '${now.toISOString()}' OR sent_at > '${now.toISOString()}'`)).toBe(0);
    expect(await count(`outbox WHERE status = 'waiting' AND not_before <= '${now.toISOString()}'`)).toBe(0);
    expect(
      await count(
        "outbox WHERE status = 'sent' AND text IS NULL AND kind NOT IN ('password_reset', 'identity_code', 'orders_claim', 'team_invite', 'email_proof')",
      ),
    ).toBe(0);
  });

  test("an e-mail was sent as the shop writes it: text, and HTML with the lines, totals and links of its order", async () => {
    const { rows } = await client.query<{
      kind: string;
      text: string;
      html: string;
      number: string;
      name: string;
      total: number;
    }>(`
      SELECT o.kind, o.text, o.html, lpad(o.order_id::text, 6, '0') AS number, l.name, r.total FROM outbox o
      LEFT JOIN orders r ON r.id = o.order_id
      LEFT JOIN LATERAL (SELECT CASE u.language WHEN 'ur' THEN coalesce(l.name_ur, l.name) ELSE l.name END AS name
        FROM order_lines l, users u WHERE l.order_id = r.id AND u.id = r.user_id ORDER BY l.id LIMIT 1) l ON true
      WHERE o.channel = 'email' AND o.status = 'sent' AND o.text IS NOT NULL`);
    expect(rows.length).toBeGreaterThan(50);
    for (const { text, html } of rows) {
      expect(html).toMatch(/^<!doctype html>.*Taaza Mandi, Multan<br>0300-0001122/s);
      expect(text).toContain("Taaza Mandi, Multan\n0300-0001122");
    }
    const confirmations = rows.filter(({ kind }) => kind === "order_confirmation");
    expect(confirmations.length).toBeGreaterThan(5);
    for (const { text, html, number, name, total } of confirmations)
      for (const half of [text, html.replaceAll("\u00a0", " ")])
        for (const fact of [
          `#${number}`,
          half === text ? name : escapeHtml(name),
          formatMoney(paisa(total)).replace(/^Rs.\s/, ""),
          "/delivery-tracking?tracking_id=",
        ])
          expect(half).toContain(fact);
  });

  test("a customer who pays the rider was told the amount to keep ready", async () => {
    const { rows } = await client.query<{ text: string; method: string }>(`
      SELECT o.text, r.payment_method AS method FROM outbox o JOIN orders r ON r.id = o.order_id
      WHERE o.channel = 'whatsapp' AND o.kind = 'order_status' AND o.payload->>'status' = 'out for delivery' AND o.text IS NOT NULL`);
    const told = rows.filter(({ method }) => method === "cash");
    expect(told.length).toBeGreaterThan(0);
    for (const { text } of told) expect(text).toMatch(/Rs\.\s[1-9][\d,.]* tayyar/);
  });

  test("fill the screen of WhatsApp, the customer's page and the demo's inbox, and no desk's alarm", async () => {
    expect(await listWhatsappLog({ mayReadPhones: true })).toMatchObject({ loaded: 50, failed: expect.any(Number) });
    const ayesha = await db.user.findUniqueOrThrow({ where: { email: "customer@demo.test" } });
    const received = await listReceived({ userId: ayesha.id }, { contactsVisible: true });
    expect(new Set(received.map(({ channel }) => channel))).toEqual(new Set(["email", "whatsapp"]));
    expect(await findMessageAlarm()).toBeNull();
    expect(new Set((await listEarlierMessages(now, 50)).map(({ channel }) => channel))).toEqual(new Set(["email", "whatsapp"]));
  });
});

describe("a large shop", () => {
  test("is as large as asked, with names of their own, and its orders add up", async () => {
    await seedFromArguments(databaseUrl(), ["--products", "1200", "--orders", "400"], { isDemo: true, now });
    expect(await count("products WHERE status = 'active'")).toBe(1200);
    expect(await count("(SELECT DISTINCT name FROM products WHERE status = 'active')")).toBe(1200);
    expect(await count("orders")).toBe(400);
    expect(
      await count("orders o WHERE subtotal IS DISTINCT FROM (SELECT sum(line_total) FROM order_lines l WHERE l.order_id = o.id)"),
    ).toBe(0);
  });

  test("asked for again, or for less, stays as it is", async () => {
    await seedFromArguments(databaseUrl(), ["--products", "600", "--orders", "400"], { isDemo: true, now });
    expect([await count("products WHERE status = 'active'"), await count("orders")]).toEqual([1200, 400]);
  });

  test.each(["-5", "many", "1.5", ""])("is not made for %j", async (text) => {
    await expect(seedFromArguments(databaseUrl(), [`--products=${text}`], { isDemo: true, now })).rejects.toThrow("whole number");
  });
});
