import { expect, test } from "vitest";
import type { OrderStatus } from "#app/domain/orders/status.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, cookieGiven, post } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action as heard } from "./heard.ts";
import type { MovesAnswer, UndoAnswer } from "./parts/moves-answer.ts";
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
  const [a, b] = [await makeOrder(), await makeOrder({ status: "preparing" })];
  const answer = await move([`${a.id}.1`, `${b.id}.1`], "confirmed");
  const { moved } = answer.body as MovesAnswer;
  expect([answer.status, moved.map(({ id, from }) => [id, from])]).toEqual([
    200,
    [
      [a.id, "pending"],
      [b.id, "preparing"],
    ],
  ]);
  expect([await statusOf(a.id), await statusOf(b.id)]).toEqual(["confirmed", "confirmed"]);
  const fields = moved.flatMap(({ id, version, from }): [string, string][] => [
    ["id", `${id}.${version}`],
    ["status", from],
  ]);
  const back = await answerTo(undo(post("/admin/orders/undo", form(fields), admin)));
  expect((back.body as UndoAnswer).undone).toBe(2);
  expect([await statusOf(a.id), await statusOf(b.id)]).toEqual(["pending", "preparing"]);
});

test("a press on an order that changed meanwhile is 409 and says what it is now", async () => {
  const { id } = await makeOrder({ status: "preparing", version: 3 });
  const answer = await move([`${id}.2`], "delivered");
  expect(answer.status).toBe(409);
  expect((answer.body as MovesAnswer).stayed).toMatchObject([
    { id, status: "preparing", sentence: expect.stringContaining("changed while you were editing") },
  ]);
  expect(await statusOf(id)).toBe("preparing");
});

test("without JavaScript the list comes again with a sentence", async () => {
  const { id } = await makeOrder();
  const answer = await move([String(id)], "confirmed", admin, false);
  expect([answer.status, answer.location, cookieGiven(answer, "toast")]).toEqual([302, "/admin/orders", "order-updated"]);
  expect(cookieGiven(await move([], "confirmed", admin, false), "toast")).toBe("orders-none-moved");
  expect(cookieGiven(await move(["99999999"], "confirmed", admin, false), "toast")).toBe("orders-some-not-moved");
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
  const { moved } = (await press("view=confirm&q=zubaida")).body as MovesAnswer;
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
  const press = (cookie: string) => answerTo(heard(post("/admin/orders/heard", { last: String(id) }, { cookie })));
  expect((await press(viewer.cookie)).status).toBe(403);
  expect((await press(admin.cookie)).location).toBe("/admin/orders");
  expect(await db.order.findUniqueOrThrow({ where: { id } })).toMatchObject({ acknowledgedById: admin.id });
  expect((await openAdmin("/admin/orders", admin)).html).not.toMatch(/orders? rings?/);
});
