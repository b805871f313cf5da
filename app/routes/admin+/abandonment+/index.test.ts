import { expect, test } from "vitest";
import { addressOfHash } from "#app/admin/page-address.ts";
import { rupees } from "#app/lib/money.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";

setClock(new Date("2026-11-20T10:00:00+05:00"));
const minutesAgo = (minutes: number) => new Date(Date.parse("2026-11-20T10:00:00+05:00") - minutes * 60_000);

const admin = await makeStaff("admin");
const viewer = await makeStaff("viewer");
const mangoes = await makeProduct({ name: "Mangoes", price: rupees(250), discountPercent: 1000, discountActive: true });
const rice = await makeProduct({ name: "Rice", price: rupees(900) });

async function leave(
  name: string | null,
  minutes: number,
  items: { id: number; quantity: number; shown?: number }[],
  stage: "cart" | "checkout" = "cart",
) {
  const user = name === null ? null : await makeUser({ name });
  await db.cart.create({
    data: {
      ...(user ? { userId: user.id } : { deviceHash: new Uint8Array([minutes]) }),
      ...{ stage, updatedAt: minutesAgo(minutes) },
      items: { create: items.map(({ id, quantity, shown = null }) => ({ productId: id, quantity, shownPrice: shown })) },
    },
  });
  return user;
}

await leave(
  "Ayesha Khan",
  61,
  [
    { id: mangoes.id, quantity: 2000 },
    { id: rice.id, quantity: 1000, shown: rupees(880) },
  ],
  "checkout",
);
await leave("Bilal Ahmed", 59, [{ id: rice.id, quantity: 1000 }]);
await leave("Sana Rafiq", 90, []);
await leave(null, 300, [{ id: rice.id, quantity: 500 }]);
const usman = await leave("Usman Tariq", 120, [{ id: rice.id, quantity: 1000 }]);
await makeOrder({ userId: usman?.id ?? 0, createdAt: minutesAgo(110) });
const zara = await leave("Zara Malik", 240, [{ id: mangoes.id, quantity: 1000 }]);
await makeOrder({ userId: zara?.id ?? 0, createdAt: minutesAgo(600) });

const rowsIn = (html: string) =>
  [...html.matchAll(/<tr data-row="[^"]*">(.*?)<\/tr>/gs)].map(([, row = ""]) => row.replace(/<[^>]+>/g, "|"));

test("A2.89 /admin#abandonment: carts untouched for an hour with no order after are listed with stage, value and top items, the latest first", async () => {
  const { status, html } = await openAdmin(addressOfHash("#abandonment") ?? "", admin);
  expect(status).toBe(200);
  expect(html).toContain("<h1>Cart Abandonment</h1>");
  const rows = rowsIn(html.slice(0, html.indexOf("Left behind most")));
  expect(rows).toHaveLength(3);
  for (const fact of ["Ayesha Khan", "Checkout", "Rice, Mangoes", "Rs. 1,330"]) expect(rows[0]).toContain(fact);
  expect(rows[1]).toContain("Zara Malik");
  for (const fact of ["A visitor", "Cart", "Rice", "Rs. 450"]) expect(rows[2]).toContain(fact);
  const left = rowsIn(html.slice(html.indexOf("Left behind most")));
  expect(left.map((row) => row.replaceAll("|", " ").trim().split(/\s+/))).toEqual([
    ["Mangoes", "2"],
    ["Rice", "2"],
  ]);
});

test("the list narrows to how far they came", async () => {
  const names = async (stage: string) =>
    rowsIn((await openAdmin(`/admin/abandonment?tab=${stage}`, admin)).html.split("Left behind")[0] ?? "").length;
  expect([await names("checkout"), await names("cart"), await names("moon")]).toEqual([1, 2, 3]);
});

test("who may not edit orders reads no phone number", async () => {
  const phone = /\d{4}-\d{7}/;
  expect((await openAdmin("/admin/abandonment", admin)).html).toMatch(phone);
  expect((await openAdmin("/admin/abandonment", viewer)).html).not.toMatch(phone);
});
