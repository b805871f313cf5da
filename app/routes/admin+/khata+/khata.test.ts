import { describe, expect, test } from "vitest";
import { correctKhata, takeKhataPayment } from "#app/domain/khata/enter-khata.server.ts";
import { khataPath } from "#app/domain/khata/own-khata.server.ts";
import { paisa, rupees } from "#app/lib/money.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeContact } from "#tests/fixtures/make-contact.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, visit } from "#tests/fixtures/request.ts";
import { sellAt } from "#tests/fixtures/sell-at-counter.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { openShop } from "#tests/support/shop-pages.tsx";
import { loader as exported } from "./export[.]csv.ts";
import { loader } from "./index.tsx";

const admin = await makeStaff("admin");
const viewer = await makeStaff("viewer");
const clean = (html: string) => html.replaceAll("\u00a0", " ");
let keys = 0;
const key = () => `khata-list-${++keys}`;
const now = new Date("2026-11-28T10:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

const owe = async (id: number, amount: number, days: number) => {
  setClock(daysAgo(days));
  await correctKhata(id, { amount: rupees(amount), kind: "opening", note: "register", key: key() }, { by: admin.id });
};
const pay = async (id: number, amount: number, days: number) => {
  setClock(daysAgo(days));
  const payment = { amount: rupees(amount), method: "cash" as const, note: null, isMore: false, key: key() };
  await takeKhataPayment(id, payment, { by: admin.id });
};
const read = async (query = "") =>
  (await answerTo(loader(visit(`/admin/khata${query}`, { cookie: admin.cookie })))).body as Awaited<ReturnType<typeof loader>>;
const names = async (query = "") => (await read(query)).list?.rows.map(({ name }) => name);

const nadeem = await makeContact({ name: "Nadeem Pan Shop", khataLimit: rupees(10_000) });
const bilal = await makeContact({ name: "Bilal Ahmed", khataLimit: rupees(7000) });
const sana = await makeContact({ name: "Sana Riaz", khataLimit: rupees(10_000) });
await makeContact({ name: "Iqra Naseem", khataLimit: rupees(5000) });
await owe(nadeem.id, 7600, 100);
await owe(nadeem.id, 3140, 70);
await pay(nadeem.id, 1000, 60);
await owe(bilal.id, 7350, 40);
await owe(sana.id, 1500, 50);
await owe(sana.id, 3990, 10);
setClock(now);

describe("the list of who owes", () => {
  test("shows the oldest debt first, and how old what is owed is: payments go against the oldest", async () => {
    const { list, sums } = await read();
    expect(
      list?.rows.map(({ name, balance, days30, days60, days90, older }) => [
        name,
        ...[balance, days30, days60, days90, older].map((one) => one / 100),
      ]),
    ).toEqual([
      ["Nadeem Pan Shop", 9740, 0, 0, 3140, 6600],
      ["Sana Riaz", 5490, 3990, 1500, 0, 0],
      ["Bilal Ahmed", 7350, 0, 7350, 0, 0],
    ]);
    expect(sums).toEqual({ people: 3, owed: rupees(9740 + 5490 + 7350), over: 1 });
  });

  test("is parted into who is over the limit, near it, late, and who owes nothing; sorted and searched", async () => {
    expect(await names("?tab=over")).toEqual(["Bilal Ahmed"]);
    expect(await names("?tab=near")).toEqual(["Nadeem Pan Shop"]);
    expect(await names("?tab=late")).toEqual(["Nadeem Pan Shop"]);
    expect(await names("?tab=settled")).toEqual(["Iqra Naseem"]);
    expect(await names("?sort=balance")).toEqual(["Nadeem Pan Shop", "Bilal Ahmed", "Sana Riaz"]);
    expect(await names("?sort=name&q=a")).toEqual(["Bilal Ahmed", "Nadeem Pan Shop", "Sana Riaz"]);
    expect(await names("?q=riaz")).toEqual(["Sana Riaz"]);
  });

  test("is drawn in both languages, kept from who may not edit orders, and exported as it is filtered", async () => {
    const { html } = await openAdmin("/admin/khata", { cookie: admin.cookie });
    expect(clean(html)).toContain("over by Rs. 350");
    expect((await openAdmin("/admin/khata", { cookie: admin.cookie, lang: "ur" })).html).toContain("Limit se upar");
    expect((await openAdmin("/admin/khata", { cookie: viewer.cookie })).status).toBe(403);
    const answer = await (exported(visit("/admin/khata/export.csv?tab=over", { cookie: admin.cookie })) as Promise<Response>);
    const lines = (await answer.text()).trim().split(/\r?\n/);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain("Bilal Ahmed");
    expect(lines[1]).toContain("7350");
  });
});

describe("at the counter", () => {
  const basket = JSON.stringify([{ name: "Soap", quantity: 1000, price: 100_000 }]);
  const onKhata = { kind: "counter", basket, payment_method_0: "khata" };
  const sell = sellAt(admin);

  test("a sale on khata needs a name and a number, and is refused above the limit with what is left", async () => {
    expect((await sell(onKhata)).html).toContain("Khata needs the customer");
    const over = await sell({ ...onKhata, customer_name: nadeem.name, customer_phone: nadeem.phone });
    expect(clean(over.html)).toContain("Nadeem Pan Shop owes Rs. 9,740 of Rs. 10,000: Rs. 260 is left, this is Rs. 1,000");
    const stranger = await sell({ ...onKhata, customer_name: "Nobody", customer_phone: "0300-7778889" });
    expect(clean(stranger.html)).toContain("Nobody has no khata");
    expect(await db.contact.findUnique({ where: { phone: "+923007778889" } })).toBeNull();
  });

  test("a sale in part cash, in part khata is paid; only the part is owed, and the caller is greeted with it", async () => {
    const split = { ...onKhata, payment_amount_0: "600", cash: "400", customer_name: sana.name, customer_phone: sana.phone };
    expect((await sell(split)).status).toBe(302);
    const after = await db.contact.findUniqueOrThrow({ where: { id: sana.id } });
    expect(after.khataBalance).toBe(rupees(5490 + 600));
    const order = await db.order.findFirstOrThrow({ where: { customerPhone: sana.phone }, include: { khataEntries: true } });
    const slip = await openAdmin(`/admin/orders/${order.id}/slip`, { cookie: admin.cookie });
    expect(clean(slip.html)).toMatch(/Khata balance.*?Rs\. 6,090/s);
    expect(order).toMatchObject({ isPaid: true, due: 0, khataEntries: [{ kind: "sale", amount: rupees(600) }] });
  });
});

describe("the customer's own page", () => {
  test("shows balance and entries to whoever has the link, without a name of staff or a note, in both languages", async () => {
    const { html, status } = await openShop(khataPath(bilal.id), {});
    expect(status).toBe(200);
    expect(clean(html)).toContain("Rs. 7,350");
    expect(html).not.toContain("register</");
    const { name } = await db.user.findUniqueOrThrow({ where: { id: admin.id } });
    expect(html).not.toContain(name);
    expect((await openShop(khataPath(bilal.id), { lang: "ur" })).html).toContain("Aap ke zimme");
  });

  test("a changed, old or void link says so and offers a call", async () => {
    const path = khataPath(bilal.id);
    const changed = await openShop(`${path.slice(0, -2)}AA`, {});
    expect([changed.status, changed.html.includes("not valid any more")]).toEqual([404, true]);
    setClock(new Date(now.getTime() + 401 * 86_400_000));
    expect((await openShop(path, {})).status).toBe(404);
    setClock(now);
    await db.contact.update({ where: { id: bilal.id }, data: { khataLinkAt: new Date(now.getTime() + 3_600_000) } });
    expect((await openShop(path, {})).status).toBe(404);
  });

  test("somebody who owes nothing is thanked, and somebody whose money is held reads that", async () => {
    const even = await makeContact({ khataLimit: rupees(100) });
    expect((await openShop(khataPath(even.id), {})).html).toContain("Nothing is owed. Thank you!");
    const entry = { amount: paisa(-20_000), kind: "correction" as const, note: "x", key: key() };
    await correctKhata(even.id, entry, { by: admin.id });
    expect(clean((await openShop(khataPath(even.id), {})).html)).toContain("held with us");
  });
});
