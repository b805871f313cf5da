import { expect, test } from "vitest";
import type { OrderStatus } from "#app/domain/orders/status.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, cookieGiven, post, shownFailure, shownToast } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action as heard } from "./acknowledge.ts";
import type { MovesResult, UndoResult } from "./list/moves-result.ts";
import { action as status } from "./status.ts";
import { action as undo } from "./undo.ts";

const admin = await makeStaff("admin");
const viewer = await makeStaff("viewer");

function form(fields: [string, string][]): FormData {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return body;
}

const move = (ids: string[], to: string, { cookie } = admin, reply = true) =>
  answerTo(
    status(
      post(
        "/admin/orders/status",
        form([
          ...ids.map((id): [string, string] => ["id", id]),
          ["status", to],
          ...(reply ? ([["reply", "data"]] as [string, string][]) : []),
        ]),
        { cookie },
      ),
    ),
  );
const statusOf = async (id: number) => (await db.order.findUniqueOrThrow({ where: { id } })).status as OrderStatus;

test("several orders are moved with one press, and taken back with one", async () => {
  const [a, b] = [await makeOrder(), await makeOrder({ status: "confirmed" })];
  const answer = await move([`${a.id}.1`, `${b.id}.1`], "preparing");
  const { moved } = answer.body as MovesResult;
  expect([answer.status, moved.map(({ id, from }) => [id, from])]).toEqual([
    200,
    [
      [a.id, "pending"],
      [b.id, "confirmed"],
    ],
  ]);
  expect([await statusOf(a.id), await statusOf(b.id)]).toEqual(["preparing", "preparing"]);
  const fields = moved.flatMap(({ id, version, from }): [string, string][] => [
    ["id", `${id}.${version}`],
    ["status", from],
  ]);
  const back = await answerTo(undo(post("/admin/orders/undo", form(fields), admin)));
  expect((back.body as UndoResult).undone).toBe(2);
  expect([await statusOf(a.id), await statusOf(b.id)]).toEqual(["pending", "confirmed"]);
});

test("a press on an order that changed meanwhile is 409 and says what it is now", async () => {
  const { id } = await makeOrder({ status: "preparing", version: 3 });
  const answer = await move([`${id}.2`], "delivered");
  expect(answer.status).toBe(409);
  expect((answer.body as MovesResult).stayed).toMatchObject([
    { id, status: "preparing", sentence: expect.stringContaining("changed while you were editing") },
  ]);
  expect(await statusOf(id)).toBe("preparing");
});

test("without JavaScript the list comes again with a sentence", async () => {
  const { id } = await makeOrder();
  const answer = await move([String(id)], "confirmed", admin, false);
  expect([answer.status, answer.location, shownToast(answer)]).toEqual([302, "/admin/orders", "Order updated successfully"]);
  expect(shownFailure(await move([], "confirmed", admin, false))).toBe("No order was moved.");
  expect(shownFailure(await move(["99999999"], "confirmed", admin, false))).toBe(
    "Some orders stayed as they are. Please look at the list again.",
  );
});

test("all that a list finds are moved with one press, on whatever page they are, and taken back with one", async () => {
  const named = { customerName: "Zubaida Sheikh" };
  const found = await Promise.all(Array.from({ length: 30 }, () => makeOrder(named)));
  const other = await makeOrder({ ...named, status: "confirmed" });
  const press = (all: string) =>
    answerTo(
      status(
        post(
          "/admin/orders/status",
          form([
            ["all", all],
            ["status", "preparing"],
            ["reply", "data"],
          ]),
          admin,
        ),
      ),
    );
  const { moved } = (await press("view=confirm&q=zubaida")).body as MovesResult;
  expect(moved.map(({ id }) => id).sort()).toEqual(found.map(({ id }) => id).sort());
  expect(await statusOf(other.id)).toBe("confirmed");
  const fields = moved.flatMap(({ id, version, from }): [string, string][] => [
    ["id", `${id}.${version}`],
    ["status", from],
  ]);
  await answerTo(undo(post("/admin/orders/undo", form(fields), admin)));
  expect(await Promise.all(found.map(({ id }) => statusOf(id)))).toEqual(found.map(() => "pending"));
  expect((await press("x".repeat(1001))).status).toBe(400);
});

const press = (fields: [string, string][], { cookie } = admin) =>
  answerTo(status(post("/admin/orders/status", form(fields), { cookie })));
const moneyOf = (id: number) =>
  db.order.findUniqueOrThrow({ where: { id }, select: { status: true, received: true, due: true, isPaid: true } });

test("'delivered and paid' is one press for one order and for many, and taking it back takes back the money", async () => {
  const [a, b, paid] = await Promise.all(
    [{}, {}, { isPaid: true }].map((more) => makeOrder({ status: "out for delivery", ...more })),
  );
  if (!a || !b || !paid) throw new Error("no orders");
  const ids = [a, b, paid].map(({ id }): [string, string] => ["id", `${id}.1`]);
  const answer = await press([...ids, ["status", "delivered"], ["paid", "1"], ["reply", "data"]]);
  const { moved, isPaid } = answer.body as MovesResult;
  expect([moved.length, isPaid]).toEqual([3, true]);
  for (const { id } of [a, b, paid]) expect(await moneyOf(id)).toMatchObject({ status: "delivered", due: 0, isPaid: true });
  const fields = moved.flatMap(({ id, version, from }): [string, string][] => [
    ["id", `${id}.${version}`],
    ["status", from],
  ]);
  await answerTo(undo(post("/admin/orders/undo", form(fields), admin)));
  expect(await moneyOf(a.id)).toMatchObject({ status: "out for delivery", received: 0, isPaid: false });
  expect(await moneyOf(paid.id)).toMatchObject({ status: "out for delivery", received: 40_000, isPaid: true });
});

test("paid says something of what is delivered alone", async () => {
  const { id } = await makeOrder();
  await press([
    ["id", `${id}.1`],
    ["status", "confirmed"],
    ["paid", "1"],
  ]);
  expect(await moneyOf(id)).toMatchObject({ status: "confirmed", received: 0 });
  expect(
    (
      await press([
        ["id", `${id}.2`],
        ["status", "delivered"],
        ["paid", "maybe"],
      ])
    ).status,
  ).toBe(400);
});

test("an order at the door that is still to be paid offers both: delivered, and delivered and paid", async () => {
  const [cash, paid] = [
    await makeOrder({ status: "out for delivery" }),
    await makeOrder({ status: "out for delivery", isPaid: true }),
  ];
  const both = 'name="paid" value="1" title="Delivered and paid"';
  expect((await openAdmin(`/admin/orders/${cash.id}`, admin)).html).toContain(both);
  expect((await openAdmin(`/admin/orders/${paid.id}`, admin)).html).not.toContain(both);
  const list = (await openAdmin("/admin/orders?view=out", admin)).html;
  expect(list).toContain(`aria-label="Set order #${String(cash.id).padStart(6, "0")} to Delivered and paid"`);
  expect(list).toContain('id="bulk-paid"');
});

test("marked orders move forward or are cancelled; one that would go back stays and says why", async () => {
  const [ahead, behind, cancelled] = [
    await makeOrder({ status: "out for delivery" }),
    await makeOrder(),
    await makeOrder({ status: "cancelled" }),
  ];
  const answer = await move([`${ahead.id}.1`, `${behind.id}.1`, `${cancelled.id}.1`], "preparing");
  const { moved, stayed } = answer.body as MovesResult;
  expect(moved.map(({ id }) => id)).toEqual([behind.id]);
  expect(stayed.map(({ id, status: now, sentence }) => [id, now, sentence])).toEqual([
    [ahead.id, "out for delivery", expect.stringContaining("only move forward")],
    [cancelled.id, "cancelled", expect.stringContaining("only move forward")],
  ]);
  expect([await statusOf(ahead.id), await statusOf(cancelled.id)]).toEqual(["out for delivery", "cancelled"]);
  expect((await move([`${ahead.id}.1`], "cancelled")).status).toBe(200);
});

test("the bulk bar offers what lies ahead of the orders on the page, and cancelling", async () => {
  await makeOrder({ status: "out for delivery" });
  const { html } = await openAdmin("/admin/orders?view=out", admin);
  const select = /<select[^>]*id="bulk-status".*?<\/select>/s.exec(html)?.[0] ?? "";
  expect([...select.matchAll(/value="([^"]+)"/g)].map(([, value]) => value)).toEqual(["delivered", "cancelled"]);
});

test("cancelling orders with money in them says what is to be given back and where they wait", async () => {
  const [a, b, c] = [await makeOrder({ isPaid: true }), await makeOrder(), await makeOrder({ isPaid: true })];
  const { moved } = (await move([`${a.id}.1`, `${b.id}.1`], "cancelled")).body as MovesResult;
  expect(moved.map(({ id, toRefund }) => [id, toRefund])).toEqual([
    [a.id, 40_000],
    [b.id, 0],
  ]);
  const plain = await move([`${c.id}.1`], "cancelled", admin, false);
  expect(decodeURIComponent(cookieGiven(plain, "toast") ?? "")).toBe("order-cancelled-to-refund?amount=Rs.%C2%A0400");
  const piles = (await openAdmin("/admin/orders?view=refund", admin)).html;
  expect(piles).toContain(`/admin/orders/${c.id}"`);
  expect(piles).toContain("Rs. 400 to give back");
});

test.each([
  [["x"], "confirmed"],
  [["1.1"], "shipped"],
  [["99999999999"], "confirmed"],
])("%j to %s is no order to a status", async (ids, to) => {
  expect((await move(ids, to)).status).toBe(400);
});

test("each card and the order's own page offer the next step, and the list marks for all at once, to those who may edit", async () => {
  const { id } = await makeOrder();
  const { html } = await openAdmin("/admin/orders", admin);
  expect(html).toContain(`value="${id}.1"`);
  expect(html).toContain(`aria-label="Set order #${String(id).padStart(6, "0")} to Confirmed"`);
  expect(html).toMatch(/Mark (the \d+ order|all \d+) here/);
  const page = await openAdmin(`/admin/orders/${id}`, admin);
  expect(page.html).toContain(`aria-label="Set order #${String(id).padStart(6, "0")} to Confirmed"`);
  expect((await openAdmin(`/admin/orders/${id}`, viewer)).html).not.toContain("/admin/orders/status");
  const seen = await openAdmin("/admin/orders", viewer);
  expect(seen.html).not.toMatch(/bulk-orders|\/admin\/orders\/status/);
  expect((await move([`${id}.1`], "confirmed", viewer)).status).toBe(403);
});

test("the bell is answered by whoever may edit orders, and the list says what rings", async () => {
  const { id } = await makeOrder();
  expect((await openAdmin("/admin/orders", admin)).html).toMatch(/orders? rings?/);
  expect((await openAdmin("/admin/orders", viewer)).html).not.toMatch(/orders? rings?/);
  const press = (cookie: string) => answerTo(heard(post("/admin/orders/acknowledge", { last: String(id) }, { cookie })));
  expect((await press(viewer.cookie)).status).toBe(403);
  expect((await press(admin.cookie)).location).toBe("/admin/orders");
  expect(await db.order.findUniqueOrThrow({ where: { id } })).toMatchObject({ acknowledgedById: admin.id });
  expect((await openAdmin("/admin/orders", admin)).html).not.toMatch(/orders? rings?/);
});
