import { describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action } from "./picking.tsx";

const admin = await makeStaff("admin");
const viewer = await makeStaff("viewer");
const chaunsa = await makeProduct({ name: "Chaunsa", soldByWeight: true });
const day = new Date("2026-11-21");
const at = (time: string) => new Date(`1970-01-01T${time}Z`);
const here = { status: "confirmed", product: chaunsa, deliveryDate: day };
const early = await makeOrder({ ...here, quantity: 1500, scheduledDeliveryTime: at("16:00:00"), customerName: "Bushra Anwar" });
const late = await makeOrder({ ...here, quantity: 2250, scheduledDeliveryTime: at("18:00:00") });

const print = (orders: string, { cookie } = admin) => answerTo(action(post("/admin/orders/picking", { orders }, { cookie })));
const number = ({ id }: { id: number }) => String(id).padStart(6, "0");

describe("the list for several orders", () => {
  test("adds up what the orders to pack want, and says for whom", async () => {
    const { html } = await openAdmin("/admin/orders/picking", admin);
    for (const fact of ["Chaunsa", "3.75 kg", `${number(early)}: 1.5 kg · ${number(late)}: 2.25 kg`, "Bushra Anwar"]) {
      expect(html).toContain(fact);
    }
  });

  test("can be for one slot of one day", async () => {
    const { html } = await openAdmin("/admin/orders/picking?date=2026-11-21&time=16:00:00", admin);
    expect(html).toContain("1.5 kg");
    expect(html).not.toContain(number(late));
  });

  test("says so when nothing waits, and takes anything for a filter", async () => {
    expect((await openAdmin("/admin/orders/picking?date=2099-01-01", admin)).html).toContain("Nothing to pick");
    for (const [name, value] of hostileCases) {
      const query = new URLSearchParams({ view: value, date: value, time: value, orders: value, print: value });
      expect((await openAdmin(`/admin/orders/picking?${query}`, admin)).status, name).toBe(200);
    }
  });

  test("speaks Roman Urdu", async () => {
    expect((await openAdmin("/admin/orders/picking", { ...admin, lang: "ur" })).html).toContain("Kai orders ke samaan ki list");
  });

  test("is read by a viewer, who is offered nothing that is counted", async () => {
    const { status, html } = await openAdmin("/admin/orders/picking", viewer);
    expect([status, html.includes('name="orders"')]).toEqual([200, false]);
    expect((await print(String(early.id), viewer)).status).toBe(403);
  });
});

test("a print is counted for exactly the orders of the list, whatever comes in meanwhile", async () => {
  const answer = await print(`${early.id},${late.id}`);
  await makeOrder({ ...here, quantity: 1000 });
  const { html } = await openAdmin(answer.location ?? "", admin);
  expect(html).toContain("3.75 kg");
  expect(html).not.toContain("DUPLICATE");
  const again = await openAdmin((await print(String(late.id))).location ?? "", admin);
  expect(again.html).toContain('<p class="stamp">DUPLICATE 1</p>');
  expect(await db.documentPrint.count({ where: { orderId: early.id, kind: "picking-list" } })).toBe(1);
});

test("orders that are not there are not counted", async () => {
  expect((await print(`${early.id},999999999`)).status).toBe(404);
  for (const [name, value] of hostileCases) expect([400, 404], name).toContain((await print(value)).status);
});
