import { expect, test } from "vitest";
import { rupees } from "#app/lib/money.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";

setClock(new Date("2026-11-20T10:00:00+05:00"));

const admin = await makeStaff("admin");
const viewer = await makeStaff("viewer");
const names = ["Total Revenue", "Total Profit", "Total Orders", "Total Customers"];

/** The figure below a label, its link, and its change. */
function figureIn(html: string, label: string) {
  const [, href, value, change] =
    new RegExp(
      `<dt>${label}</dt><dd>(?:<a href="([^"]*)">)?([^<]*)(?:</a>)?</dd>(?:<dd class="admin-change">([^<]*)</dd>)?`,
    ).exec(html) ?? [];
  return { href: href?.replaceAll("&amp;", "&"), value, change };
}

const sell = (at: string, subtotal = 300, product?: Awaited<ReturnType<typeof makeProduct>>) =>
  makeOrder({
    ...(product && { product }),
    ...{ status: "delivered", subtotal: rupees(subtotal), createdAt: new Date(at), deliveredAt: new Date(at) },
  });

test("messages and suggestions that nobody has answered are counted", async () => {
  const writer = { name: "Khalid", email: "khalid@made.test", message: "Do you deliver before 11 am?" };
  expect(figureIn((await openAdmin("/admin/dashboard", viewer)).html, "Messages to answer").value).toBe("0");
  await db.contactMessage.createMany({ data: [writer, { ...writer, status: "resolved" }] });
  await db.suggestion.createMany({
    data: [
      { ...writer, subject: "Halwa" },
      { ...writer, subject: "Jam", status: "reviewed" },
    ],
  });
  expect(figureIn((await openAdmin("/admin/dashboard", viewer)).html, "Messages to answer").value).toBe("2");
});

/** The heading of each panel without data on a page. */
const withoutData = (html: string) =>
  [...html.matchAll(/<h2>([^<]*)<\/h2>(?:(?!<h2>).)*?No sales data available/gs)].map(([, heading]) => heading);

const charts = {
  "/admin/dashboard": ["Sales Overview", "Revenue Distribution", "Monthly Performance Trends"],
  "/admin/statistics": ["Monthly Performance Trends", "Revenue Distribution", "Best sellers this month"],
};

test.each(Object.entries(charts))(
  "A9.18 without a sale every chart of %s says 'No sales data available'",
  async (path, headings) => {
    const { status, html } = await openAdmin(path, admin);
    expect(status).toBe(200);
    expect(withoutData(html)).toEqual(headings);
    expect(withoutData((await openAdmin(path, viewer)).html)).toEqual(["Monthly Performance Trends"]);
  },
);

test.each(Object.entries(charts))(
  "A9.18 %s stands when its sales can't be read, and every chart says so",
  async (path, headings) => {
    await db.$executeRaw`ALTER TABLE orders RENAME TO elsewhere`;
    try {
      const { status, html } = await openAdmin(path, admin);
      expect(status).toBe(200);
      expect(withoutData(html)).toEqual(headings);
      expect(html).not.toContain("Total Revenue");
    } finally {
      await db.$executeRaw`ALTER TABLE elsewhere RENAME TO orders`;
    }
  },
);

test("without a sale the figures of the month are zero", async () => {
  const { html } = await openAdmin("/admin/dashboard", admin);
  expect(figureIn(html, "Total Revenue")).toMatchObject({ value: "Rs. 0", change: "0% against the same days of last month" });
});

test("A9.15 A9.16 the four metrics stand with their change, each leading to the orders that it counts", async () => {
  const product = await makeProduct({ name: "Tomatoes" });
  await sell("2026-10-05T12:00:00+05:00");
  await sell("2026-11-05T12:00:00+05:00", 500, product);
  await sell("2026-11-20T09:00:00+05:00", 300);
  await sell("2026-10-25T12:00:00+05:00");
  const { html } = await openAdmin("/admin/dashboard", admin);
  expect(names.filter((name) => html.includes(`<dt>${name}</dt>`))).toEqual(names);
  const revenue = figureIn(html, "Total Revenue");
  expect(revenue).toMatchObject({ value: "Rs. 1,000", change: "+150% against the same days of last month" });
  expect(figureIn(html, "Total Orders")).toMatchObject({ value: "2", change: "+100% against the same days of last month" });

  const behind = await openAdmin(revenue.href ?? "", admin);
  expect(behind.html.match(/<article class="order-card"/g)).toHaveLength(2);
  expect(behind.html).toContain("Delivered from Sun 1 Nov 2026 to Fri 20 Nov 2026");
});

test("A9.17 sales overview, revenue distribution and monthly trends have their numbers as tables, and each number its orders", async () => {
  const { html } = await openAdmin("/admin/dashboard", admin);
  for (const title of ["Sales Overview", "Revenue Distribution", "Monthly Performance Trends"])
    expect(html).toContain(`<h2>${title}</h2>`);
  const parts = html.slice(html.indexOf("Revenue Distribution"), html.indexOf("Monthly Performance Trends"));
  const linkOf = (row: string) =>
    new RegExp(`${row}</th><td class="num"><a href="([^"]*)"`).exec(parts)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const cards = async (path: string) => (await openAdmin(path, admin)).html.match(/<article class="order-card"/g)?.length;
  expect([
    await cards(linkOf("Category x[a-z]+")),
    await cards(linkOf("Written in by hand")),
    await cards(linkOf("Delivery charges")),
  ]).toEqual([1, 1, 2]);
  expect(html).not.toContain('<svg viewBox="0 0 480');
});

test("the day's figures lead to their orders too", async () => {
  await makeOrder({ customerName: "Bilal Ahmed", deliveryDate: new Date("2026-11-20") });
  const { html } = await openAdmin("/admin/dashboard", admin);
  const due = figureIn(html, "To deliver today");
  expect(due.value).toBe("1");
  const behind = (await openAdmin(due.href ?? "", admin)).html;
  expect(behind.match(/<article class="order-card"/g)).toHaveLength(1);
  expect(behind).toContain("Bilal Ahmed");
  expect(behind).toContain("To deliver on Fri 20 Nov 2026");
});

test("says what to do now, with one action each, to those who may do it", async () => {
  await db.order.updateMany({ data: { status: "delivered" } });
  await makeOrder({ status: "confirmed", customerName: "Late Latif", deliveryDate: new Date("2026-11-19") });
  await makeOrder();
  await makeOrder();
  const tasksIn = (html: string) => {
    const list = html.slice(html.indexOf('class="task-list"'));
    return [...list.slice(0, list.indexOf("</ul>")).matchAll(/data-task="([\w-]+)"><b>(\d+)<\/b>.*?<a href="([^"]*)"/g)].map(
      ([, kind, count, href]) => [kind, count, href?.replaceAll("&amp;", "&")],
    );
  };
  const tasks = tasksIn((await openAdmin("/admin/dashboard", admin)).html);
  expect(tasks[0]).toEqual(["late", "1", expect.stringMatching(/^\/admin\/orders\/\d+$/)]);
  expect(tasks[1]).toEqual(["confirm", "2", "/admin/orders?view=confirm"]);
  expect((await openAdmin(tasks[0]?.[2] ?? "", admin)).html).toContain("Late Latif");
  const { html } = await openAdmin("/admin/dashboard", viewer);
  expect(tasksIn(html)).toEqual([]);
  expect(html).toContain("Nothing waits for you.");
});

test("the orders behind a figure are as many as it says, cancelled ones left out", async () => {
  await makeOrder({ status: "cancelled", createdAt: new Date("2026-11-20T08:00:00+05:00") });
  await makeOrder({ createdAt: new Date("2026-11-20T08:30:00+05:00") });
  const placed = figureIn((await openAdmin("/admin/dashboard", admin)).html, "Orders placed today");
  const behind = (await openAdmin(placed.href ?? "", admin)).html;
  expect(String(behind.match(/<article class="order-card"/g)?.length)).toBe(placed.value);
});

test("A9.14 the tabs offer 6 and 12 months", async () => {
  const rows = (html: string) => html.slice(html.indexOf("Monthly Performance Trends")).match(/<th scope="row">/g)?.length;
  const { html } = await openAdmin("/admin/dashboard", admin);
  expect(html).toContain('<a href="/admin/dashboard?months=6" aria-current="page">6 months</a>');
  expect(html).toContain('<a href="/admin/dashboard?months=12">12 months</a>');
  expect([rows(html), rows((await openAdmin("/admin/dashboard?months=12", admin)).html)]).toEqual([6, 12]);
  expect(rows((await openAdmin("/admin/dashboard?months=9", admin)).html)).toBe(6);
});

test("who may not see money sees orders and customers, and no amount anywhere", async () => {
  for (const path of ["/admin/dashboard", "/admin/statistics", "/admin"]) {
    const { html } = await openAdmin(path, viewer);
    expect(names.filter((name) => html.includes(name))).toEqual(["Total Orders", "Total Customers"]);
    expect(html).not.toContain("Rs.");
  }
});
