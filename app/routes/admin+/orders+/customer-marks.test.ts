import { describe, expect, test } from "vitest";
import { listLiveRows } from "#app/domain/orders/live-state.server.ts";
import { moveOrders } from "#app/domain/orders/move-orders.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";

const admin = await makeStaff("admin");
const viewer = await makeStaff("viewer");

const said: Record<Lang, Record<"unproved" | "first" | "refused" | "confirmed", string>> = {
  en: { unproved: "Phone not proved", first: "First order", refused: "Refused before (2)", confirmed: "Confirmed by reply" },
  ur: {
    unproved: "Phone ki tasdeeq nahin hui",
    first: "Pehla order",
    refused: "Pehle bhi wapas kiya (2)",
    confirmed: "Jawab de kar pakka kiya",
  },
};
type Mark = keyof (typeof said)["en"];

let numbered = 0;
const newPhone = () => `+92300555${String(++numbered).padStart(4, "0")}`;

/** An order that went out and came back, as staff move it. */
async function makeRefused(customerPhone: string) {
  const { id } = await makeOrder({ customerPhone, status: "preparing" });
  for (const to of ["out for delivery", "cancelled"] as const) {
    const { moved } = await moveOrders([{ id, version: null }], { to, by: admin.id });
    expect(moved).toHaveLength(1);
  }
}

async function marksAt(
  path: string,
  { id }: { id: number },
  { lang = "en", staff = admin }: { lang?: Lang; staff?: typeof admin } = {},
) {
  const { html } = await openAdmin(path, { ...staff, lang });
  const card = path === "/admin/orders" ? (html.match(/<article class="order-card".*?<\/article>/gs) ?? []) : [html];
  const text = card.find((part) => part.includes(`/admin/orders/${id}`)) ?? "";
  return (Object.keys(said[lang]) as Mark[]).filter((mark) => text.includes(said[lang][mark]));
}

describe.each<Lang>(["en", "ur"])("in %s an open order says of its customer, in the list and on its page,", (lang) => {
  test.each<[string, () => Promise<{ id: number }>, Mark[]]>([
    [
      "that nobody proved the phone and that it is the first order",
      () => makeOrder({ customerPhone: newPhone() }),
      ["unproved", "first"],
    ],
    [
      "nothing where the phone is proved and has ordered before",
      async () => {
        const { phone } = await makeUser({ phone: newPhone(), phoneProvedAt: new Date() });
        await makeOrder({ customerPhone: phone ?? "", status: "delivered" });
        return makeOrder({ customerPhone: phone ?? "" });
      },
      [],
    ],
    [
      "how often it was refused at the door, and that what was cancelled is no first order",
      async () => {
        const phone = newPhone();
        await makeRefused(phone);
        await makeRefused(phone);
        await makeOrder({ customerPhone: phone, status: "cancelled" });
        return makeOrder({ customerPhone: phone });
      },
      ["unproved", "first", "refused"],
    ],
    [
      "that the customer confirmed it by a reply, and nothing of a proof where staff wrote it down",
      () => makeOrder({ customerPhone: newPhone(), source: "phone", customerConfirmedAt: new Date() }),
      ["first", "confirmed"],
    ],
    ["nothing of a caller without a number", () => makeOrder({ customerPhone: "", source: "counter" }), []],
  ])("%s", async (_, make, expected) => {
    const order = await make();
    for (const staff of [admin, viewer])
      for (const path of ["/admin/orders", `/admin/orders/${order.id}`])
        expect(await marksAt(path, order, { lang, staff })).toEqual(expected);
  });
});

test("a proved phone of the account proves nothing of another number on the order", async () => {
  const user = await makeUser({ phoneProvedAt: new Date() });
  const order = await makeOrder({ userId: user.id, customerPhone: newPhone() });
  expect(await marksAt("/admin/orders", order)).toEqual(["unproved", "first"]);
});

test("a finished order has no marks; when it was confirmed stands on its page", async () => {
  const order = await makeOrder({ customerPhone: newPhone(), status: "delivered", customerConfirmedAt: new Date() });
  expect(await marksAt("/admin/orders", order)).toEqual([]);
  expect(await marksAt(`/admin/orders/${order.id}`, order)).toEqual(["confirmed"]);
});

test("an order that comes in or moves while the desk is open has its marks", async () => {
  const { id } = await makeOrder({ customerPhone: newPhone() });
  const [row] = await listLiveRows([id]);
  const marks = { isUnproved: true, isFirst: true, refused: 0, isConfirmed: false };
  expect([row?.open.marks, row?.masked.marks]).toEqual([marks, marks]);
});
