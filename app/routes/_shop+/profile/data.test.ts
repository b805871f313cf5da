import { beforeEach, expect, test } from "vitest";
import { verifyCredentials } from "#app/domain/accounts/verify-credentials.server.ts";
import { anonymiseUser } from "#app/domain/users/anonymise-user.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { defaultPassword, makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, cookieGiven, post, returnedForm, shownToast, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { loader as download } from "../profile_.data.ts";
import { action } from "./route.tsx";

let zubaida: Awaited<ReturnType<typeof makeUser>>;
let cookie: string;

beforeEach(async () => {
  await db.user.deleteMany();
  await db.whatsappMessage.deleteMany();
  await db.whatsappIncoming.deleteMany();
  zubaida = await makeUser({ name: "Zubaida Bano", email: "zubaida@made.test", phone: "+923451112233" });
  cookie = await signIn(zubaida);
});

const remove = (password: string) => answerTo(action(post("/profile?tab=data", { current_password: password }, { cookie })));

/** Everything the database holds, but for the audit log, as one text. */
async function everything(): Promise<string> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('audit_entries', '_prisma_migrations')`;
  const texts = await Promise.all(
    tables.map(({ name }) =>
      db.$queryRawUnsafe<{ text: string }[]>(`SELECT coalesce(json_agg(t)::text, '') AS text FROM "${name}" t`),
    ),
  );
  return texts
    .flat()
    .map(({ text }) => text)
    .join("\n");
}

/** Leaves the person's name and number wherever the shop keeps one. */
async function leaveTraces() {
  const [userId, name, phone] = [zubaida.id, "Zubaida Bano", "+923451112233"];
  const { id: productId } = await makeProduct();
  const order = await makeOrder({
    userId,
    status: "delivered",
    customerName: name,
    customerPhone: phone,
    deliveryAddress: "Kothi 77, Zubaida Bano",
  });
  await db.address.create({ data: { userId, label: "Home", name, phone, zone: "Gulgasht Colony", address: "Kothi 77" } });
  await db.contact.create({ data: { userId, name, phone, address: "Kothi 77" } });
  await db.favourite.create({ data: { userId, productId } });
  await db.productQuestion.create({ data: { userId, productId, productName: "Aloo", userName: name, question: "Fresh?" } });
  await db.review.create({ data: { userId, productId, rating: 5, content: "Fresh." } });
  await db.suggestion.create({ data: { userId, subject: "More", name, email: zubaida.email, message: "More mangoes" } });
  await db.contactMessage.create({ data: { name, email: zubaida.email, message: "Salam" } });
  await db.specialRequest.create({ data: { userId, productName: "Saffron", contactMethod: phone } });
  await db.outbox.create({ data: { channel: "email", recipient: zubaida.email, kind: "password_reset", payload: {} } });
  await db.user.update({ where: { id: userId }, data: { whatsappPhone: "+923457778899" } });
  const sent = { status: "sent", messageContent: `Order of ${name}` };
  await db.whatsappMessage.createMany({
    data: [
      { ...sent, orderId: order.id, recipientPhone: phone },
      { ...sent, orderId: order.id, recipientPhone: "+923000000001" },
      { ...sent, recipientPhone: "+923457778899" },
    ],
  });
  const written = { name, message: "Salam" };
  await db.whatsappIncoming.createMany({
    data: [
      { ...written, messageId: "a", phone },
      { ...written, messageId: "b", phone: "+923457778899" },
      { messageId: "c", phone: "+923330000000", message: "of somebody else" },
    ],
  });
  return order.id;
}

test("the copy of one's data is a file of one's own, only for who is signed in", async () => {
  await makeOrder({ userId: zubaida.id });
  const response = (await download(visit("/profile/data", { cookie }))) as Response;
  expect(response.headers.get("Content-Type")).toContain("application/json");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(JSON.parse(await response.text())).toMatchObject({ account: { email: "zubaida@made.test" }, orders: [{}] });
  expect((await answerTo(download(visit("/profile/data")))).location).toContain("/auth");
});

test("the copy has what one received and wrote over WhatsApp, and nothing of the shop's or of a number that no order came to", async () => {
  const { id: userId } = zubaida;
  const phone = "+923461110000";
  const { id: orderId } = await makeOrder({ userId, status: "delivered", customerPhone: phone });
  const { id: others } = await makeOrder({ customerPhone: phone });
  await db.user.update({ where: { id: userId }, data: { phone, whatsappPhone: "+923467778899" } });
  const sent = { status: "sent", orderId, recipientPhone: phone };
  await db.whatsappMessage.createMany({
    data: [
      { ...sent, messageContent: "Order mil gaya" },
      { ...sent, recipientPhone: "+923000000001", messageContent: "to the shop" },
      { ...sent, orderId: others, messageContent: "of another order" },
    ],
  });
  await db.whatsappIncoming.createMany({
    data: [
      { messageId: "1", phone, message: "2 kg aloo" },
      { messageId: "2", phone: "+923467778899", message: "of whom the number is" },
      { messageId: "3", phone: "+923330000000", message: "of somebody else" },
    ],
  });
  const copy = (await ((await download(visit("/profile/data", { cookie }))) as Response).json()) as Record<string, unknown>;
  expect(copy["whatsapp"]).toEqual({
    received: [expect.objectContaining({ orderId, recipientPhone: phone, messageContent: "Order mil gaya", status: "sent" })],
    sent: [expect.objectContaining({ phone, message: "2 kg aloo" })],
  });
});

test("a deleted account leaves no name, number or address behind; orders, payments and the audit log stay", async () => {
  const orderId = await leaveTraces();
  const before = await db.order.findUniqueOrThrow({ where: { id: orderId }, include: { lines: true, payments: true } });
  const answer = await remove(defaultPassword);
  expect([answer.status, answer.location, shownToast(answer)]).toEqual([302, "/", "Your account is deleted."]);
  expect(cookieGiven(answer, "session")).toBeNull();
  const left = await everything();
  for (const trace of ["Zubaida", "zubaida@made.test", "3451112233", "3457778899", "Kothi 77"])
    expect(left, trace).not.toContain(trace);
  const after = await db.order.findUniqueOrThrow({ where: { id: orderId }, include: { lines: true, payments: true } });
  expect([after.total, after.status, after.userId]).toEqual([before.total, before.status, zubaida.id]);
  expect([after.lines, after.payments]).toEqual([before.lines, before.payments]);
  expect(await db.whatsappIncoming.findMany()).toMatchObject([{ message: "of somebody else" }]);
  expect(await db.review.count()).toBe(1);
  expect(await db.session.count()).toBe(0);
  expect(await db.auditEntry.findFirst({ where: { action: "anonymise" } })).toMatchObject({ entityId: String(zubaida.id) });
  expect(await verifyCredentials("zubaida@made.test", defaultPassword)).toMatchObject({ ok: false });
  expect(await makeUser({ email: "zubaida@made.test", phone: "+923451112233" })).toMatchObject({ role: null });
});

test("a wrong password deletes nothing and is answered at its field", async () => {
  const answer = await remove("not mine");
  expect(answer.status).toBe(400);
  expect(Object.keys(returnedForm(answer).error)).toEqual(["current_password"]);
  expect(await db.user.count({ where: { anonymisedAt: null } })).toBe(1);
});

test("an account with an order on its way is deleted only after that", async () => {
  await makeOrder({ userId: zubaida.id, status: "confirmed" });
  const answer = await remove(defaultPassword);
  expect(answer.status).toBe(409);
  expect(returnedForm(answer).error[""]).toEqual([
    "An order is still on its way. The account can be deleted once it is delivered or cancelled.",
  ]);
});

test("the last super admin's account cannot be deleted by its owner either", async () => {
  await db.user.update({ where: { id: zubaida.id }, data: { role: "super_admin" } });
  const answer = await remove(defaultPassword);
  expect(returnedForm(answer).error[""]).toEqual(["This is the last super admin. Make somebody else a super admin first."]);
  expect(await anonymiseUser(zubaida.id, { by: zubaida.id })).toMatchObject({ ok: false });
});
