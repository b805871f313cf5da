import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { home, stockCounter } from "#tests/fixtures/counter-goods.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, visit } from "#tests/fixtures/request.ts";
import { orderSold, sellAt } from "#tests/fixtures/sell-at-counter.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { loader as caller } from "./new_.caller.ts";
import { loader as find } from "./new_.find.ts";
import { loader as goods } from "./new_.goods.ts";
import { action as held } from "./new_.held.ts";
import { action as list } from "./new_.list.ts";
import { loader as zone } from "./new_.zone.ts";

const cashier = await makeStaff("viewer", [{ sectionKey: "orders", level: "edit" }]);
const viewer = await makeStaff("viewer");
const { tea, potatoes, ration, basket } = await stockCounter(10_000);
const sell = sellAt(cashier);

test("who may not edit orders finds no counter, and none of its addresses answers them", async () => {
  expect((await openAdmin("/admin/orders/new", viewer)).status).toBe(403);
  const { cookie } = viewer;
  const asked = [find, caller, zone, goods].map((loader) => answerTo(loader(visit("/admin/orders/new/find?q=tea", { cookie }))));
  const told = [list, held].map((action) => answerTo(action(post("/admin/orders/new/list", { list: "2 kg aloo" }, { cookie }))));
  for (const { status } of await Promise.all([...asked, ...told])) expect(status).toBe(403);
});

test("the counter opens as a form with one field for everything", async () => {
  const { status, html } = await openAdmin("/admin/orders/new", cashier);
  expect(status).toBe(200);
  for (const name of ["basket", "list", "key", "kind", "customer_phone", "delivery_zone", "slot", "cash"])
    expect(html).toContain(`name="${name}"`);
  expect(html).toMatch(/id="counter-field"[^>]*role="combobox"|role="combobox"[^>]*id="counter-field"/);
});

test("a sale over the counter is paid, gone and taken from stock; the change due is told", async () => {
  const { location } = await sell({ kind: "counter", basket, cash: "1500", print: "1" });
  const order = await orderSold(location);
  expect(order).toMatchObject({
    source: "counter",
    status: "delivered",
    isPaid: true,
    total: 89_000 + 7100 + 10_000, // Rs. 71.25 of it, to whole rupees
    deliveryCharge: 0,
  });
  expect(order.lines.map(({ kind, quantity }) => [kind, quantity])).toEqual([
    ["product", 2000],
    ["product", 750],
    ["custom", 1000],
  ]);
  expect(order.payments).toMatchObject([{ method: "cash", status: "completed" }]);
  expect((await db.product.findUniqueOrThrow({ where: { id: tea.id } })).stockQuantity).toBe(8000);
  const { html } = await openAdmin(location ?? "", cashier);
  expect(html).toContain("Change due: Rs. 439");
  expect(html).toContain(`href="/admin/orders/${order.id}/slip"`);
});

test("one press is one order, and a short product refuses all of it", async () => {
  const [first, second] = [await sell({ basket }, "the-same-press"), await sell({ basket }, "the-same-press")];
  expect(second.location).toBe(first.location);
  const before = await db.order.count();
  const refused = await sell({ basket: JSON.stringify([{ product: tea.id, quantity: 99_000 }]) });
  expect(refused.status).toBe(409);
  expect(refused.html).toContain("Danedar Tea");
  expect(await db.order.count()).toBe(before);
});

const asked = async (loader: typeof find, path: string) => (await loader(visit(path, cashier))).json();
const stockOfTea = async () => (await db.product.findUniqueOrThrow({ where: { id: tea.id } })).stockQuantity ?? 0;
const packageOf = (quantity: number, shown?: number) => JSON.stringify([{ package: ration.id, quantity, shown }]);

test("a package is sold at its own price and draws the stock of what is in it", async () => {
  const before = await stockOfTea();
  const { location } = await sell({ basket: packageOf(2000, 100_000), cash: "2000" });
  const order = await orderSold(location);
  expect(order).toMatchObject({ total: 200_000, isPaid: true });
  expect(order.lines).toMatchObject([{ kind: "package", packageId: ration.id, quantity: 2000, unitPrice: 100_000 }]);
  expect(await stockOfTea()).toBe(before - 2000);
});

test("more packages than their parts allow are refused, half of one is no sale, and one off the shelf is not sold", async () => {
  const before = await stockOfTea();
  const many = await sell({ basket: packageOf(before + 1000) });
  expect([many.status, many.html.includes(ration.name)]).toEqual([409, true]);
  expect((await sell({ basket: packageOf(500) })).status).toBe(400);
  await db.package.update({ where: { id: ration.id }, data: { isActive: false } });
  expect((await sell({ basket: packageOf(1000) })).status).toBe(409);
  await db.package.update({ where: { id: ration.id }, data: { isActive: true } });
  expect(await stockOfTea()).toBe(before);
});

test("a price that rose since the counter saw it is asked about, one that fell is passed on", async () => {
  const risen = await sell({ basket: JSON.stringify([{ product: tea.id, quantity: 1000, shown: 44_000 }]) });
  expect(risen.status).toBe(409);
  expect(risen.html).toContain("The price of Danedar Tea is now Rs. 445.");
  const { location } = await sell({ basket: JSON.stringify([{ product: tea.id, quantity: 1000, shown: 45_000 }]) });
  expect((await orderSold(location)).total).toBe(44_500);
});

test("the counter is told what its goods cost today and what is left of them", async () => {
  await db.product.update({ where: { id: tea.id }, data: { stockQuantity: 4000 } });
  const told = await asked(goods, `/x?q=p${tea.id}+k${ration.id}+p999999+nonsense`);
  expect(told).toMatchObject([
    { id: tea.id, left: 4000, price: 44_500 },
    { id: ration.id, left: 4000, price: 100_000, holds: 2 },
  ]);
  await db.product.update({ where: { id: tea.id }, data: { stockQuantity: 40_000 } });
});

test("a press that made an order and was changed before its answer came is told which order that was", async () => {
  const { location } = await sell({ basket }, "press-cut-off");
  const { id } = await orderSold(location);
  const changed = await sell({ basket: packageOf(1000) }, "press-cut-off");
  expect(changed.status).toBe(409);
  expect(changed.html).toContain(`already written down as order #${String(id).padStart(6, "0")}`);
  expect(changed.html).toContain(`href="/admin/orders/${id}"`);
});

test("without JavaScript the list itself is ordered, and its text is kept", async () => {
  const text = "2 kilo aloo, 1 danedar tea";
  const { location } = await sell({ kind: "whatsapp", list: text, ...home });
  const order = await orderSold(location);
  expect(order.originalText).toBe(text);
  expect(order.lines.map(({ name, kind, quantity, unitPrice }) => [name, kind, quantity, unitPrice])).toEqual([
    ["Potatoes", "product", 2000, 9500],
    ["Danedar Tea", "product", 1000, 44_500],
  ]);
});

test.each(["counter", "phone", "whatsapp"])(
  "by %s nothing is sold before somebody said what it costs, be it nothing",
  async (kind) => {
    const before = await db.order.count();
    const carpet = (price: number | null) => JSON.stringify([{ name: "Flying carpet", quantity: 1000, price }]);
    for (const [name, value] of [
      ["basket", carpet(null)],
      ["list", "1 flying carpet"],
    ] as const) {
      const { status, html } = await sell({ kind, [name]: value, ...home });
      expect(status).toBe(409);
      expect(html).toMatch(/flying carpet has no price yet/i);
    }
    expect(await db.order.count()).toBe(before);
    const { location } = await sell({ kind, basket: carpet(0), ...home });
    expect((await orderSold(location)).lines).toMatchObject([{ name: "Flying carpet", unitPrice: 0 }]);
  },
);

test.each([
  "[",
  "null",
  '{"a":1}',
  '[{"product":-1,"quantity":1000}]',
  '[{"product":1,"quantity":0.5}]',
  '[{"name":"x","quantity":1000,"price":-5}]',
])("the basket %s is refused", async (broken) => {
  expect((await sell({ basket: broken })).status).toBe(400);
});

test("an empty basket makes no order", async () => {
  const { status, html } = await sell({ basket: "[]" });
  expect(status).toBe(409);
  expect(html).toContain("Please add at least one product");
});

test("the field finds a barcode, a name, Roman Urdu and an amount", async () => {
  expect(await asked(find, "/x?q=8961014001")).toMatchObject({
    isScan: true,
    offers: [{ product: { id: tea.id }, quantity: 1000 }],
  });
  expect(await asked(find, "/x?q=daned")).toMatchObject({ isScan: false, offers: [{ product: { id: tea.id } }] });
  expect(await asked(find, "/x?q=adha+kilo+aloo")).toMatchObject({ offers: [{ product: { id: potatoes.id }, quantity: 500 }] });
  expect(await asked(find, "/x?q=xylophone")).toMatchObject({ offers: [] });
});

test("no basket that waits is ever given up for another: when twenty wait, the next is refused in words and stays where it is", async () => {
  const content = JSON.stringify({ lines: [{ key: 1 }], kind: "counter" });
  const put = async (label: string, lang = "en") => {
    const answer = await held(post("/x", { label, content }, { cookie: `${cashier.cookie}; lang=${lang}` }));
    return { status: answer.status, said: await answer.json() };
  };
  for (let number = 1; number <= 19; number++) expect((await put(`Basket ${number}`)).status).toBe(200);
  const both = await Promise.all([put("Basket 20"), put("Basket 21")]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.said).toEqual({
    refused: "20 baskets wait already, so this one stays here. Finish it, or finish one that waits first.",
  });
  expect((await put("Basket 22", "ur")).said.refused).toContain("20 tokriyan pehle se ruki hui hain");
  const waiting = await db.heldBasket.findMany({ orderBy: { id: "asc" } });
  expect([waiting.length, waiting[0]?.label]).toEqual([20, "Basket 1"]);
  await db.heldBasket.deleteMany();
});

test("a basket waits until a counter has it, and one alone", async () => {
  const content = JSON.stringify({ lines: [{ key: 1 }], kind: "counter" });
  const tell = async (fields: Record<string, string>) => (await held(post("/x", fields, cashier))).json();
  const before = Date.now();
  const { at, baskets } = await tell({ label: "Amna", content });
  expect(at).toBeGreaterThanOrEqual(before);
  const [first] = baskets;
  expect(first).toMatchObject({ label: "Amna" });
  const recalled = { content: JSON.parse(content), held: { at: expect.any(Number), baskets: [{ id: first.id }] } };
  expect(await tell({ recall: first.id })).toMatchObject(recalled);
  expect(await tell({ recall: first.id })).toMatchObject(recalled); // the first response was lost
  expect(await tell({ taken: first.id })).toEqual({ isTaken: true, held: { at: expect.any(Number), baskets: [] } });
  expect(await tell({ taken: first.id })).toEqual({ isTaken: false, held: { at: expect.any(Number), baskets: [] } });
  expect(await tell({ recall: first.id })).toMatchObject({ content: null });
});
