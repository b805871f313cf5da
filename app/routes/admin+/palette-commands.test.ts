import { beforeEach, expect, test } from "vitest";
import type { CommandResult, Found } from "#app/admin/palette/found.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, visit } from "#tests/fixtures/request.ts";
import { action } from "./orders+/palette-command.ts";
import { loader as openPalette } from "./palette.ts";

const admin = await makeStaff("admin");
const viewer = await makeStaff("viewer");
let id = 0;
beforeEach(async () => {
  ({ id } = await makeOrder());
});

const find = async (text: string, staff = admin) =>
  (await openPalette(visit(`/admin/palette?${new URLSearchParams({ q: text })}`, staff))).json();

const run = async (fields: Record<string, string>, staff = admin, lang = "en") => {
  const cookie = `${staff.cookie}; lang=${lang}`;
  const { status, body } = await answerTo(action(post("/admin/orders/palette-command", fields, { cookie })));
  return { status, ...(body as CommandResult) };
};

const fieldsOf = ({ command, orders: [order] }: Found) => ({
  command: command ?? "",
  id: String(order?.id),
  version: String(order?.version),
});

const saved = () => db.order.findUniqueOrThrow({ where: { id }, select: { status: true, received: true, due: true } });

test("an order is confirmed from the palette, and the press is taken back", async () => {
  const found = await find(`confirm ${id}`);
  expect(found).toMatchObject({ command: "confirm", orders: [{ id }], products: [] });
  const answer = await run(fieldsOf(found));
  expect(answer).toMatchObject({ status: 200, tone: "success", sentence: `Order #${String(id).padStart(6, "0")} is confirmed` });
  expect((await saved()).status).toBe("confirmed");
  expect(await find(`confirm ${id}`)).toMatchObject({ command: null, orders: [{ id }] });

  expect(await run({ ...answer.undo })).toMatchObject({ status: 200, undo: null });
  expect((await saved()).status).toBe("pending");
});

test("an order is marked paid, and taking it back leaves what had been received before", async () => {
  const payment = await db.payment.findFirstOrThrow({ where: { orderId: id } });
  await db.paymentEntry.create({ data: { paymentId: payment.id, kind: "charge", amount: rupees(100), byUserId: admin.id } });
  expect(await saved()).toMatchObject({ received: rupees(100), due: rupees(300) });

  const answer = await run(fieldsOf(await find(`${id} paid`)), admin, "ur");
  expect(answer.sentence).toBe(`Order #${String(id).padStart(6, "0")} ke Rs.\u00a0300 wasool ho gaye`);
  expect(await saved()).toMatchObject({ received: rupees(400), due: 0 });
  expect((await find(`paid ${id}`)).command).toBeNull();

  expect(await run({ ...answer.undo })).toMatchObject({ status: 200, tone: "success" });
  expect(await saved()).toMatchObject({ received: rupees(100), due: rupees(300) });
});

test("an order is cancelled, and comes back", async () => {
  const answer = await run(fieldsOf(await find(`${id} mansookh karein`)));
  expect((await saved()).status).toBe("cancelled");
  await run({ ...answer.undo });
  expect((await saved()).status).toBe("pending");
});

test("whoever may not edit orders is offered no command, and the server refuses one", async () => {
  expect(await find(`confirm ${id}`, viewer)).toMatchObject({ command: null });
  expect((await run(fieldsOf(await find(`confirm ${id}`)), viewer)).status).toBe(403);
  expect((await saved()).status).toBe("pending");
});

test("a command upon an order that somebody else has changed since is refused, and says so", async () => {
  const fields = fieldsOf(await find(`confirm ${id}`));
  await db.order.update({ where: { id }, data: { version: { increment: 1 } } });
  const answer = await run(fields);
  expect(answer).toMatchObject({ status: 409, tone: "error", undo: null });
  expect(answer.sentence).toContain("This order was changed while you were editing it.");
  expect((await saved()).status).toBe("pending");
});

test("a command that nobody knows is refused", async () => {
  expect((await run({ command: "delete", id: String(id), version: "1" })).status).toBe(400);
  expect((await run({ command: "confirm", id: String(id) })).status).toBe(400);
});
