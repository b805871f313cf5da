import { expect, test } from "vitest";
import { correctKhata } from "#app/domain/khata/enter-khata.server.ts";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import { anonymiseUser } from "#app/domain/users/anonymise-user.server.ts";
import { rupees } from "#app/lib/money.ts";
import { db, transact } from "#app/platform/db.server.ts";
import { action as register } from "#app/routes/_shop+/auth/route.tsx";
import { action as checkout } from "#app/routes/_shop+/checkout.tsx";
import { action as contact } from "#app/routes/_shop+/contact.tsx";
import { action as product } from "#app/routes/_shop+/product.$id.tsx";
import { action as profile } from "#app/routes/_shop+/profile/route.tsx";
import { action as request } from "#app/routes/_shop+/special-request.tsx";
import { action as suggest } from "#app/routes/_shop+/suggestions.tsx";
import { action as orderPage } from "#app/routes/admin+/orders+/$orderId.tsx";
import { action as suggestionVerb } from "#app/routes/admin+/suggestions+/$.ts";
import { checkoutFields } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { type Answer, answerTo, cookieGiven, post } from "#tests/fixtures/request.ts";

const name = "Zarmina Qureshipur";
const phone = "0345-9117733";
const email = "zarmina.q@made.test";
const address = "Kothi 7731, Gali Sarafan";

/** What must be nowhere any more; of a number the digits that all spellings share. */
const traces = ["Zarmina", "Qureshipur", "3459117733", "zarmina.q@made.test", "Kothi 7731", "Kothi 7732", "Sarafan"];

/** Where a trace may stay, with the reason. */
const kept: Record<string, string> = {
  "learnt_zones.phrase": "two words of a quarter without number or street, which say where it lies",
  "payment_statements.content": "the bank's own file, the proof of what was booked from it; it goes after a month by itself",
};

/** Every column of every table in which a trace stands, with the trace. */
async function placesOf(): Promise<string[]> {
  const columns = await db.$queryRaw<{ table: string; column: string }[]>`
    SELECT c.table_name AS "table", c.column_name AS "column" FROM information_schema.columns c
    JOIN pg_tables t ON t.schemaname = 'public' AND t.tablename = c.table_name WHERE c.table_schema = 'public'`;
  expect(columns.length).toBeGreaterThan(500);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const rows = await db.$queryRawUnsafe<{ text: string | null }[]>(
      `SELECT string_agg("${column}"::text, E'\\n') AS text FROM "${table}"`,
    );
    const text = (rows[0]?.text ?? "").toLowerCase();
    const digits = text.replace(/[-\s.()/]/g, "");
    for (const trace of traces)
      if (text.includes(trace.toLowerCase()) || digits.includes(trace)) found.push(`${table}.${column}: ${trace}`);
  }
  return found;
}

const ok = (answer: Answer): Answer => {
  expect(answer.status, JSON.stringify(answer.body)).toBe(302);
  return answer;
};

/** Leaves a person's name, number, e-mail and address wherever the shop's doors take one; their account and session. */
async function leaveTraces() {
  const goods = await makeProduct({ price: rupees(500) });
  const admin = await makeStaff("admin");
  const account = { name, email, phone, password: "Anday aur Double Roti" };
  const cookie = `session=${cookieGiven(ok(await answerTo(register(post("/auth?tab=register", account)))), "session")}`;
  const { id } = await db.user.findFirstOrThrow({ where: { email } });
  const send = async (door: typeof profile, path: string, form: Record<string, string>, params = {}) =>
    ok(await answerTo(door(post(path, form, { cookie, params }))));
  const book = { label: "Home", name, phone, zone: "Gulgasht Colony", address, landmark: "Opposite Sarafan gate" };
  await send(profile, "/profile?tab=addresses&edit=new", book);
  await send(request, "/special-request", { product_name: "Saffron", description: `Call ${name} at 0345 911 7733` });
  await fillCart(id, [{ product: goods, quantity: 1 }]);
  const typed = { customer_name: name, customer_phone: phone, delivery_address: address, delivery_notes: `Ring for ${name}` };
  await send(checkout, "/checkout", checkoutFields({ ...typed, customer_email: email }));
  await send(contact, "/contact", { name, email, message: `${name} here, my number is +92 345 9117733.` });
  await send(suggest, "/suggestions", { subject: "Fish", name, email, message: `Bring it to ${address}` });
  await send(product, `/product/${goods.id}?form=question`, { question: `Fresh? Answer to ${email}` }, { id: String(goods.id) });
  return { id, goods, admin, cookie };
}

/** What staff do about that person: a corrected address, money with a note, an answer, a suggestion in the bin, an invite. */
async function workWithTraces({
  id,
  goods,
  admin,
}: {
  id: number;
  goods: { id: number };
  admin: { id: number; cookie: string };
}) {
  const order = await db.order.findFirstOrThrow({ where: { userId: id } });
  const params = { orderId: String(order.id) };
  const delivery = { customer_name: name, customer_phone: phone, delivery_zone: "Gulgasht Colony", delivery_charge: "" };
  const moved = { ...delivery, delivery_address: "Kothi 7732, Gali Sarafan", landmark: "", version: String(order.version) };
  ok(await answerTo(orderPage(post(`/admin/orders/${order.id}?edit=delivery`, moved, { cookie: admin.cookie, params }))));
  const closed = { isPaid: true, status: "delivered" as const };
  expect(await saveOrder(order.id, closed, { version: null, by: admin.id })).toMatchObject({ ok: true });
  const refund = { amount: "1", cause: "goodwill", note: `Sorry, Zarmina ji (${phone})` };
  const { version } = await db.order.findUniqueOrThrow({ where: { id: order.id } });
  const back = { ...refund, version: String(version) };
  ok(await answerTo(orderPage(post(`/admin/orders/${order.id}?edit=refund`, back, { cookie: admin.cookie, params }))));
  const { id: contactId } = await db.contact.create({ data: { name, phone: "+923459117733", address, userId: id } });
  const owed = {
    amount: rupees(500),
    kind: "correction" as const,
    note: `Zarmina ji, ${phone}, took ghee`,
    key: "khata-of-a-leaver",
  };
  expect(await correctKhata(contactId, owed, { by: admin.id })).toMatchObject({ ok: true });
  const suggestion = await db.suggestion.findFirstOrThrow({ where: { email } });
  const rest = `${suggestion.id}/delete`;
  ok(
    await answerTo(
      suggestionVerb(
        post(
          `/admin/suggestions/${rest}`,
          { version: String(suggestion.version) },
          { cookie: admin.cookie, params: { "*": rest } },
        ),
      ),
    ),
  );
  const sent = { channel: "email" as const, recipient: "owner@made.test", kind: "suggestion", status: "sent" as const };
  await db.outbox.create({ data: { ...sent, payload: { id: suggestion.id }, text: `${name} (${email}) writes: ${address}` } });
  await db.savedView.create({ data: { entity: "user", name: `${name} ${phone}`, query: "q=0345-9117733" } });
  await db.heldBasket.create({ data: { label: name, content: { customer_name: name, customer_phone: phone } } });
  await db.productQuestion.updateMany({ where: { productId: goods.id }, data: { answer: `Yes, Zarmina ji. Call ${phone}.` } });
}

test("whoever leaves is nowhere in the database any more, the audit log and the bin included", async () => {
  const left = await leaveTraces();
  await workWithTraces(left);
  const before = await placesOf();
  for (const place of [
    "audit_entries.before: Kothi 7731",
    "payment_entries.note: Zarmina",
    "khata_entries.note: Zarmina",
    "deleted_rows.row: Zarmina",
  ])
    expect(before).toContain(place);
  const entries = await db.auditEntry.count();
  expect(await anonymiseUser(left.id, { by: left.admin.id })).toMatchObject({ ok: true });
  const stays = (await placesOf()).filter((place) => !((place.split(":")[0] as string) in kept));
  expect(stays).toEqual([]);
  expect(await db.auditEntry.count()).toBe(entries + 1);
});

test("another customer of the same name keeps theirs", async () => {
  const leaving = await makeUser({ name, phone: "+923459117734" });
  const admin = await makeStaff("admin");
  const other = await makeUser({ name, phone: "+923008899001" });
  const before = { customerName: name, deliveryAddress: address };
  await db.auditEntry.create({ data: { action: "save-delivery", entity: "order", entityId: "999999", before } });
  expect(await anonymiseUser(leaving.id, { by: admin.id })).toMatchObject({ ok: true });
  expect(await db.auditEntry.findFirstOrThrow({ where: { entityId: "999999" } })).toMatchObject({ before });
  expect(await db.user.findUniqueOrThrow({ where: { id: other.id } })).toMatchObject({ name, phone: "+923008899001" });
});

test("the books refuse every other change, also while a person is taken out of them", async () => {
  const { id } = await db.auditEntry.create({ data: { action: "save", entity: "faq", entityId: "1", after: { question: "x" } } });
  const redacting = (work: string) =>
    transact(async (tx) => {
      await tx.$executeRaw`SELECT set_config('taaza.redacting', 'on', true)`;
      await tx.$executeRawUnsafe(work);
      throw new Error("went through");
    });
  const where = `WHERE id = ${id}`;
  await expect(db.$executeRawUnsafe(`UPDATE audit_entries SET after = '{}' ${where}`)).rejects.toThrow("append-only");
  for (const change of [
    "action = 'x'",
    "by_user_id = 1",
    "entity_id = '2'",
    "created_at = now() + interval '1 day'",
    "address = 'x'",
  ])
    await expect(redacting(`UPDATE audit_entries SET ${change} ${where}`), change).rejects.toThrow("append-only");
  await expect(redacting(`DELETE FROM audit_entries ${where}`)).rejects.toThrow("append-only");
  await expect(redacting("UPDATE payment_entries SET amount = 1")).rejects.toThrow(/append-only|went through/);
  await expect(redacting(`UPDATE audit_entries SET after = '{}' ${where}`)).rejects.toThrow("went through");
});
