import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { now, setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { type EnqueuedMessage, enqueueMessage, Undeliverable } from "#app/platform/outbox.server.ts";
import { deliverDueMessages } from "#app/platform/outbox-delivery.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";

const admin = await makeStaff("admin");
const owner = await makeStaff("super_admin");
const html = async (path: string, as = admin) => (await openAdmin(`/admin/outbox${path}`, as)).html;
const press = (path: string, as = admin) => openAdmin(`/admin/outbox${path}`, { ...as, form: {} });
const rows = () => db.outbox.findMany({ orderBy: { id: "asc" } });

afterEach(async () => {
  setClock(null);
  await db.outbox.deleteMany();
  await db.outboxLane.deleteMany();
});

async function failed(recipient: string, orderId: number | null = null) {
  const message = { channel: "email", recipient, kind: "order_confirmation", payload: {}, orderId } as const;
  await enqueueMessage(db, message satisfies EnqueuedMessage);
  await deliverDueMessages({
    "email/order_confirmation": async () => Promise.reject(new Undeliverable("550 no <b>such</b> mailbox")),
  });
  return Number((await rows()).at(-1)?.id);
}

test("while e-mails do not get through every page says so in the strip below it, where nothing moves, with the way to them", async () => {
  const page = async () => (await openAdmin("/admin/faq", admin)).html;
  expect(await page()).toContain('<div class="admin-foot"></div>');
  for (const nth of [1, 2, 3]) {
    const message = { channel: "email", recipient: `${nth}@made.test`, kind: "order_confirmation", payload: {} } as const;
    await enqueueMessage(db, { ...message, orderId: 1_000_000 + nth });
  }
  await deliverDueMessages({ "email/order_confirmation": () => Promise.reject(new Error("500")) });
  expect(await page()).toMatch(
    /<div class="admin-foot"><div class="notice notice-error[^"]*" role="alert">.*E-mail does not get through: 3 customers have not been told\..*href="\/admin\/outbox\?state=waiting"/,
  );
});

describe("the message centre", () => {
  test("lists what left and what did not, by channel, state, order and recipient", async () => {
    const order = await makeOrder();
    await failed("ayesha@made.test", order.id);
    await enqueueMessage(db, { channel: "push", recipient: "3", kind: "notification", payload: { notification: 1 } });
    const all = await html("");
    for (const text of ["ayesha@made.test", "Order confirmation", "Notification", "Failed", "Waiting"])
      expect(all).toContain(text);
    expect(await html("?channel=push")).not.toContain("ayesha@made.test");
    expect(await html("?state=waiting")).not.toContain("ayesha@made.test");
    expect(await html("?q=AYESHA@made.test")).toContain("Order confirmation");
    expect(await html("?q=bilal@made.test")).toContain("No messages found");
    expect(await html(`?order=${order.id}`)).toContain("ayesha@made.test");
    expect(await html(`?order=${order.id + 1}`)).not.toContain("ayesha@made.test");
  });

  test("shows a message with its tries; what a service answered can do nothing on the page", async () => {
    const id = await failed("ayesha@made.test");
    const page = await html(`/${id}`);
    expect(page).toContain("550 no &lt;b&gt;such&lt;/b&gt; mailbox");
    expect(page).toContain("Given up on");
    expect((await openAdmin("/admin/outbox/999999", admin)).status).toBe(404);
  });

  test("shows an e-mail as it was sent, in a frame where nothing runs, and as text; who may not read phones sees neither", async () => {
    const message = { channel: "email", recipient: "ayesha@made.test", kind: "order_confirmation", payload: {} } as const;
    await enqueueMessage(db, message);
    const forms = { text: "Salam Ayesha", html: "<p>Salam <b>Ayesha</b></p><script>alert(1)</script>", subject: "Salam" };
    await deliverDueMessages({ "email/order_confirmation": async () => ({ ...forms, provider: "smtp" }) });
    const path = `/${Number((await rows()).at(-1)?.id)}`;
    const page = await html(path);
    expect(page).toMatch(/<iframe[^>]* sandbox=""[^>]* srcDoc="&lt;p&gt;Salam &lt;b&gt;Ayesha/i);
    expect(page).toContain("Salam Ayesha</p>");
    expect(page).not.toContain("<script>alert(1)");
    const viewer = await makeStaff("viewer", [{ sectionKey: "settings", level: "view" }]);
    expect(await html(path, viewer)).not.toMatch(/Ayesha|<iframe/);
  });

  test("sends a message again, and says who wanted it; what waits is not sent again", async () => {
    const id = await failed("ayesha@made.test");
    expect((await press(`/${id}?do=resend`)).status).toBe(302);
    expect((await rows())[0]).toMatchObject({ status: "waiting", tries: 0, lastError: null });
    expect(await html(`/${id}`)).toContain("Sent again by");
    await press(`/${id}?do=resend`);
    expect(await db.outboxEntry.count({ where: { action: "resent" } })).toBe(1);
    expect(await deliverDueMessages({ "email/order_confirmation": async () => undefined })).toBe(1);
  });

  test("sends what waits at once, but nothing that may still be undone; and keeps it from being sent", async () => {
    const later = new Date(now().getTime() + 3_600_000);
    await enqueueMessage(db, {
      channel: "email",
      recipient: "a@made.test",
      kind: "order_confirmation",
      payload: {},
      notBefore: later,
    });
    const [row] = await rows();
    await press(`/${row?.id}?do=hurry`);
    const wait = ((await rows())[0]?.notBefore.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0);
    expect(wait).toBe(12_000);
    await press(`/${row?.id}?do=cancel`);
    expect((await rows())[0]).toMatchObject({ status: "dead", droppedAt: expect.any(Date) });
    expect(await html("?state=dropped")).toContain("a@made.test");
    expect(await html("?state=failed")).not.toContain("a@made.test");
  });

  test("sends all of a filter that failed again, with their number, and no others", async () => {
    const order = await makeOrder();
    for (const name of ["a", "b", "c"]) await failed(`${name}@made.test`, name === "c" ? null : order.id);
    expect(await html(`?order=${order.id}`)).toContain("Send 2 failed again");
    await press(`/resend?order=${order.id}`);
    expect((await rows()).map(({ status }) => status)).toEqual(["waiting", "waiting", "dead"]);
    expect(await db.outboxEntry.count({ where: { action: "resent" } })).toBe(2);
  });
});

test("who may not read phones sees recipients, texts and answers masked", async () => {
  const viewer = await makeStaff("viewer", [{ sectionKey: "settings", level: "view" }]);
  const id = await failed("ayesha@made.test");
  for (const path of ["", `/${id}`]) {
    const page = await html(path, viewer);
    expect(page).not.toContain("ayesha@made.test");
    expect(page).not.toContain("mailbox");
  }
  expect((await press(`/${id}?do=resend`, viewer)).status).toBe(403);
});

describe("what a customer received", () => {
  test("stands on their order and on their page, with WhatsApp by hand; notices to the shop are left out", async () => {
    const user = await makeUser({ name: "Ayesha Khan" });
    const order = await makeOrder({ userId: user.id, customerPhone: "+923012345678" });
    await failed(user.email, order.id);
    await enqueueMessage(db, {
      channel: "email",
      recipient: "shop@made.test",
      kind: "new_order_admin",
      payload: {},
      orderId: order.id,
    });
    const about = { recipient: "+923012345678", payload: { status: "out for delivery" }, orderId: order.id };
    await enqueueMessage(db, { channel: "whatsapp", kind: "order_status", ...about });
    const toShop = { channel: "whatsapp", recipient: "+923000000001", kind: "new_order_admin", orderId: order.id } as const;
    for (let nth = 0; nth < 30; nth++) await enqueueMessage(db, { ...toShop, payload: {} });
    for (const path of [`/admin/orders/${order.id}`, `/admin/users/${user.id}`]) {
      const page = (await openAdmin(path, owner)).html;
      expect(page).toContain("What this customer received");
      expect(page).toContain("Order confirmation");
      expect(page).not.toContain("New order, to the shop");
      expect(page).toContain("Order status: Out for delivery · WhatsApp");
    }
    expect((await openAdmin(`/admin/orders/${order.id}`, owner)).html).toContain("https://wa.me/923012345678?text=Assalam");
  });
});

describe("messages that do not get through", () => {
  beforeEach(() => setClock(new Date("2026-11-20T08:00:00Z")));

  test("are said on every page after three failed sends, with the number of customers, until one gets through", async () => {
    for (const name of ["a", "b", "c"])
      await enqueueMessage(db, { channel: "email", recipient: `${name}@made.test`, kind: "order_confirmation", payload: {} });
    await deliverDueMessages({ "email/order_confirmation": async () => Promise.reject(new Error("451 later")) });
    const said = "E-mail does not get through: 3 customers have not been told.";
    expect((await openAdmin("/admin/help", admin)).html).toContain(said);
    setClock(new Date("2026-11-20T09:00:00Z"));
    await deliverDueMessages({ "email/order_confirmation": async () => undefined });
    expect((await openAdmin("/admin/help", admin)).html).not.toContain("does not get through");
  });
});
