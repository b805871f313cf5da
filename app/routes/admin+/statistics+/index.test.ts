import { expect, test } from "vitest";
import { addressOfHash } from "#app/admin/page-address.ts";
import { rupees } from "#app/lib/money.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, visit } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { loader as monthsFile } from "./months[.]csv.ts";

setClock(new Date("2026-11-20T10:00:00+05:00"));

const admin = await makeStaff("admin");
const viewer = await makeStaff("viewer");
const product = await makeProduct({ name: "Tomatoes" });
const delivered = new Date("2026-11-05T12:00:00+05:00");
await makeOrder({ product, status: "delivered", subtotal: rupees(500), createdAt: delivered, deliveredAt: delivered });

const file = "/admin/statistics/months.csv?months=6";
const linesFor = async (cookie: string) => {
  const answer = (await monthsFile(visit(file, { cookie }))) as Response;
  return { answer, lines: (await answer.text()).split("\r\n") };
};

test("A2.87 /admin#statistics shows the months as an open table and what sold best, and leads to the months as a file", async () => {
  const { status, html } = await openAdmin(addressOfHash("#statistics") ?? "", admin);
  expect(status).toBe(200);
  expect(html).toContain("<h1>Statistics</h1>");
  expect(html).toContain('<details open="">');
  expect(html).toMatch(/Best sellers this month.*Tomatoes<\/a>/s);
  expect(html).toContain(`href="${file}"`);
});

test("the file has a row for each month, and what the reader may not see has no column", async () => {
  const { answer, lines } = await linesFor(admin.cookie);
  expect(answer.headers.get("Content-Disposition")).toContain("sales-2026-11.csv");
  expect([lines[0], ...lines.slice(-3)]).toEqual(["month,orders,revenue,profit", "2026-10,0,0,0", "2026-11,1,600,0", ""]);
  expect((await linesFor(viewer.cookie)).lines[0]).toBe("month,orders");
  expect((await answerTo(monthsFile(visit(file)))).status).toBe(302);
});

test("what sold best is counted in packets, and what is weighed in its unit", async () => {
  const weighed = await makeProduct({ name: "Mangoes", unit: "kg", soldByWeight: true });
  const packet = await makeProduct({ name: "Dates 500 g", unit: "g", unitSize: "500" });
  const then = { status: "delivered" as const, createdAt: delivered, deliveredAt: delivered };
  await makeOrder({ ...then, product: weighed, quantity: 1250 });
  await makeOrder({ ...then, product: packet, quantity: 3000 });
  const { html } = await openAdmin("/admin/statistics", admin);
  expect(html).toMatch(/Mangoes<\/a><\/th><td class="num">1\.25 kg</);
  expect(html).toMatch(/Dates 500 g<\/a><\/th><td class="num">3</);
});
