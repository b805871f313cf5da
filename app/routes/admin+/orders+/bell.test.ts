import { expect, test } from "vitest";
import { sectionPath, sections } from "#app/admin/sections.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action as heard } from "./acknowledge.ts";

const admin = await makeStaff("super_admin");
const viewer = await makeStaff("viewer");
const order = await makeOrder();
const { id } = order;

const ofSections = sections.map(({ key }) => sectionPath(key));
const pages = [
  ...new Set([...ofSections, "/admin/orders/new", `/admin/orders/${id}`, `/admin/orders/${id}/slip`, "/admin/products/new"]),
];

test.each(pages)("a new order rings on %s until somebody says that they heard it", async (path) => {
  await db.order.update({ where: { id }, data: { acknowledgedAt: null, acknowledgedById: null } });
  const { status, html } = await openAdmin(path, admin);
  expect(status).toBe(200);
  expect(html.match(/action="\/admin\/orders\/acknowledge"/g)).toHaveLength(1);
  expect(html).toContain("1 order rings");
  expect((await openAdmin(path, { cookie: admin.cookie, lang: "ur" })).html).toContain("Sun liya");
  await answerTo(heard(post("/admin/orders/acknowledge", { last: String(id), stay: "1" }, admin)));
  expect((await openAdmin(path, admin)).html).not.toContain("/admin/orders/acknowledge");
});

test("whoever may only look at orders is not called; whoever may not see them is told of none", async () => {
  await db.order.update({ where: { id }, data: { acknowledgedAt: null, acknowledgedById: null } });
  const looks = await openAdmin("/admin/help", viewer);
  expect([looks.status, looks.html.includes("/admin/orders/acknowledge")]).toEqual([200, false]);
});

test("who says so on another page is left there, and without JavaScript led back to it", async () => {
  const asked = (fields: Record<string, string>) =>
    answerTo(heard(post("/admin/orders/acknowledge", { last: String(id), ...fields }, admin)));
  expect((await asked({ stay: "1", return_to: "/admin/orders/new" })).headers.get("Location")).toBeNull();
  expect((await asked({ return_to: "/admin/orders/new" })).headers.get("Location")).toBe("/admin/orders/new");
});
