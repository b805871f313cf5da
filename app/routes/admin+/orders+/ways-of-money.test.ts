import { describe, expect, test } from "vitest";
import { changeMethod } from "#app/domain/orders/change-method.server.ts";
import { receivePayment } from "#app/domain/orders/receive-payment.server.ts";
import type { PaymentMethod } from "#app/domain/payments/method.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makeContact } from "#tests/fixtures/make-contact.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, returnedForm, shownToast } from "#tests/fixtures/request.ts";
import { setPayees } from "#tests/fixtures/set-payees.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { openShop } from "#tests/support/shop-pages.tsx";
import { action } from "./$orderId.tsx";

const admin = await makeStaff("admin");
const viewer = await makeStaff("viewer");

const save = (id: number, edit: "method" | "refund", form: Record<string, string>, { cookie } = admin) =>
  answerTo(action(post(`/admin/orders/${id}?edit=${edit}`, form, { cookie, params: { orderId: String(id) } })));
const read = (id: number) =>
  db.order.findUniqueOrThrow({
    where: { id },
    include: { payments: { include: { entries: { orderBy: { id: "asc" } } }, orderBy: { id: "asc" } } },
  });
const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
const page = async (path: string, lang: "en" | "ur" = "en") => (await openAdmin(path, { cookie: admin.cookie, lang })).html;

/** An order of Rs. 400 that was paid with Rs. 155 in cash and the rest by JazzCash. */
async function paidTwice(userId: number | null = null) {
  const { id } = await makeOrder({ userId });
  for (const [amount, method] of [
    [155, "cash"],
    [245, "jazzcash"],
  ] as const) {
    const open = (await read(id)).payments.find(({ status }) => status === "pending");
    const outcome = await receivePayment(
      open?.id ?? 0,
      { amount: rupees(amount), method, reference: method === "cash" ? null : `JC-${id}` },
      { version: null, key: null, by: admin.id },
    );
    if (!outcome.ok) throw new Error(outcome.refusal.code);
  }
  return id;
}

const refundsOf = async (id: number) =>
  (await read(id)).payments.flatMap(({ entries }) =>
    entries.filter(({ kind }) => kind === "refund").map(({ amount, method, cause }) => [amount, method, cause]),
  );

describe("the way of a refund", () => {
  test("is preset to the way the money came, and stored as it was chosen", async () => {
    const { id } = await makeOrder({ isPaid: true, paymentMethod: "jazzcash" });
    expect(await page(`/admin/orders/${id}?edit=refund`)).toMatch(/<option value="jazzcash" selected/);
    const answer = await save(id, "refund", { amount: "50", cause: "goodwill", method: "cash" });
    expect([answer.status, shownToast(answer)]).toEqual([302, "The money is booked as given back."]);
    expect(await refundsOf(id)).toEqual([[rupees(50), "cash", "goodwill"]]);
    expect(textOf(await page(`/admin/orders/${id}`))).toMatch(/Rs\. 50 given back[^·]* by Cash/);
    expect(textOf(await page(`/admin/orders/${id}`, "ur"))).toContain("Cash se");
  });

  test("of what was settled on khata is the khata; money that came in does not go there", async () => {
    const { id: contactId } = await makeContact({ khataLimit: rupees(5000) });
    const { id } = await makeOrder({ isPaid: true, paymentMethod: "khata", contactId });
    await save(id, "refund", { amount: "50", cause: "goodwill", method: "cash" });
    expect(await refundsOf(id)).toEqual([[rupees(50), "khata", "goodwill"]]);
    expect((await db.contact.findUniqueOrThrow({ where: { id: contactId } })).khataBalance).toBe(rupees(350));
    const { id: inCash } = await makeOrder({ isPaid: true });
    expect(await page(`/admin/orders/${inCash}?edit=refund`)).not.toContain('<option value="khata"');
    const answer = await save(inCash, "refund", { amount: "50", cause: "goodwill", method: "khata" });
    expect(answer.status).toBe(409);
    expect(await refundsOf(inCash)).toEqual([]);
  });

  test("of money that came by several is asked, and nothing typed is lost", async () => {
    const id = await paidTwice();
    expect(await page(`/admin/orders/${id}?edit=refund`)).not.toMatch(/<option value="(?:jazzcash|cash)" selected/);
    const refused = await save(id, "refund", { amount: "50", cause: "goodwill", note: "kinnow" });
    expect([refused.status, returnedForm(refused).error["method"]]).toEqual([
      409,
      ["The money came by several ways. Please choose how it goes back."],
    ]);
    expect(returnedForm(refused).initialValue).toMatchObject({ amount: "50", note: "kinnow" });
    expect((await save(id, "refund", { amount: "50", cause: "goodwill", method: "gold" })).status).toBe(400);
    expect(await refundsOf(id)).toEqual([]);
    expect((await save(id, "refund", { amount: "300", cause: "goodwill", method: "cash" })).status).toBe(302);
    expect(await refundsOf(id)).toEqual([
      [rupees(55), "cash", "goodwill"],
      [rupees(245), "cash", "goodwill"],
    ]);
  });

  test("stands in the audit log; a corrected receipt moves no money and takes back what it was booked with", async () => {
    const { id } = await makeOrder({ isPaid: true, paymentMethod: "jazzcash" });
    await save(id, "refund", { amount: "50", cause: "goodwill", method: "cash" });
    const entry = await db.auditEntry.findFirstOrThrow({ where: { entity: "order", entityId: String(id), action: "refund" } });
    expect(entry.after).toMatchObject({ refunded: rupees(50), way: "cash" });
    await save(id, "refund", { amount: "100", cause: "corrected", method: "cash" });
    expect((await refundsOf(id)).at(-1)).toEqual([rupees(100), "jazzcash", "corrected"]);
  });
});

describe("how an order is paid", () => {
  test("is changed by staff while something is due: payment, customer's page and letter follow, a claim is put away, the audit log says so", async () => {
    await setPayees({ jazzcash: { number: "0300-7654321" } });
    const user = await makeUser();
    const { id } = await makeOrder({
      ...{ userId: user.id, customerEmail: "ayesha@made.test", paymentMethod: "bank_transfer", paymentReference: "HBL 77" },
    });
    const answer = await save(id, "method", { payment_method: "jazzcash", version: "1" });
    expect([answer.status, shownToast(answer)]).toEqual([302, "The way of paying is changed."]);
    const order = await read(id);
    expect(order).toMatchObject({ paymentMethod: "jazzcash", paymentReference: null, version: 2 });
    expect(order.payments).toMatchObject([
      { method: "jazzcash", gatewayName: "jazzcash", status: "pending", amount: rupees(400) },
    ]);
    expect(await db.outbox.count({ where: { orderId: id, channel: "email", kind: "order_confirmation" } })).toBe(1);
    const own = (await openShop(`/order/${id}`, { cookie: await signIn(user) })).html;
    expect(own).toContain("0300-7654321");
    const desk = textOf(await page(`/admin/orders/${id}`));
    expect(desk).toContain("Payment: Bank transfer → JazzCash");
    expect(desk).toContain("Reference: HBL 77");
  });

  test("is kept once nothing is due, for a way that is not offered, over a newer version, and from whoever may not edit orders", async () => {
    await setPayees({});
    const paid = await makeOrder({ isPaid: true });
    const open = await makeOrder();
    const refused = async (id: number, method: PaymentMethod, version: string, cookie = admin) => {
      const answer = await save(id, "method", { payment_method: method, version }, cookie);
      return [answer.status, answer.status === 403 ? null : Object.keys(returnedForm(answer).error)[0]];
    };
    expect(await refused(paid.id, "card", "1")).toEqual([409, "payment_method"]);
    expect(await refused(open.id, "raast", "1")).toEqual([409, "payment_method"]);
    expect((await refused(open.id, "card", "7"))[0]).toBe(409);
    expect((await refused(open.id, "card", "1", viewer))[0]).toBe(403);
    expect([(await read(paid.id)).paymentMethod, (await read(open.id)).paymentMethod]).toEqual(["cash", "cash"]);
    expect(await page(`/admin/orders/${open.id}`)).toContain(`/admin/orders/${open.id}?edit=method`);
    expect(await page(`/admin/orders/${paid.id}`)).not.toContain("?edit=method");
  });

  test("two presses with one key change it once", async () => {
    const { id } = await makeOrder();
    const press = () => changeMethod(id, "card", { version: 1, key: `method-${id}-press`, by: admin.id });
    const outcomes = await Promise.all([press(), press(), press()]);
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(await db.auditEntry.count({ where: { entity: "order", entityId: String(id), action: "change-method" } })).toBe(1);
  });
});

describe("papers and pages", () => {
  test("name the ways by which the money came, and the order's own for what is open", async () => {
    const user = await makeUser();
    const id = await paidTwice(user.id);
    const paper = async (name: string, of = id, lang: "en" | "ur" = "en") =>
      textOf(await page(`/admin/orders/${of}/${name}?lang=${lang}`));
    for (const name of ["invoice", "rider"]) expect(await paper(name)).toContain("JazzCash Rs. 245 · Cash Rs. 155");
    const own = textOf((await openShop(`/order/${id}`, { cookie: await signIn(user) })).html);
    expect(own).toContain("JazzCash Rs. 245 · Cash Rs. 155");

    const { id: part, payments } = await read((await makeOrder({ paymentMethod: "bank_transfer" })).id);
    const receipt = { amount: rupees(100), method: "cash" as const, reference: null };
    await receivePayment(payments[0]?.id ?? 0, receipt, { version: null, key: null, by: admin.id });
    expect(await paper("invoice", part)).toContain("Cash Rs. 100 · Rs. 300 by Bank transfer");
    expect(await paper("invoice", part, "ur")).toContain("Cash Rs. 100 · Rs. 300 Bank transfer se");

    const { id: other } = await makeOrder({ paymentMethod: "bank_transfer" });
    const [waiting] = (await read(other)).payments;
    await receivePayment(waiting?.id ?? 0, { ...receipt, amount: rupees(400) }, { version: null, key: null, by: admin.id });
    expect(await paper("invoice", other)).toContain("Cash · Paid");
    expect(await paper("invoice", other)).not.toContain("Bank transfer");
  });
});

describe("the piles of payments", () => {
  test("To refund shows what is to be given back and its sum, To collect what is to come", async () => {
    const card = async (tab: "refund" | "collect", label: string) => {
      const said = new RegExp(`${label} PKR ([\\d,]+)`).exec(textOf(await page(`/admin/payments?tab=${tab}`)))?.[1];
      return Number((said ?? "").replaceAll(",", ""));
    };
    const before = [await card("refund", "To give back"), await card("collect", "To collect")];
    const { id } = await makeOrder();
    const [waiting] = (await read(id)).payments;
    await receivePayment(
      waiting?.id ?? 0,
      { amount: rupees(435), method: "cash", reference: null },
      { version: null, key: null, by: admin.id },
    );
    await makeOrder({ isPaid: true, status: "cancelled" });
    await makeOrder();
    const after = [await card("refund", "To give back"), await card("collect", "To collect")];
    expect(after).toEqual([(before[0] ?? 0) + 435, (before[1] ?? 0) + 400]);
    const refund = textOf(await page("/admin/payments?tab=refund"));
    for (const said of ["PKR 35 ", "PKR 400 "]) expect(refund).toContain(said);
    for (const tab of ["refund", "collect"])
      expect(textOf(await page(`/admin/payments?tab=${tab}`))).not.toContain("Total Revenue");
    expect(textOf(await page("/admin/payments"))).toContain("Total Revenue PKR");
  });
});
