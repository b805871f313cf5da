import { afterAll, afterEach, expect, test, vi } from "vitest";
import { assignRole } from "#app/domain/members/assign-role.server.ts";
import { removeMember } from "#app/domain/members/remove-member.server.ts";
import { revokePermission } from "#app/domain/members/revoke-permission.server.ts";
import type { LiveMessage } from "#app/domain/orders/live-message.ts";
import { findLatestEvent } from "#app/domain/orders/live-state.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { stopOrderEvents } from "#app/platform/order-events.server.ts";
import { listen } from "#tests/fixtures/listen.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { loader } from "./live.ts";

const admin = await makeStaff("admin");
const viewer = await makeStaff("viewer");
afterAll(stopOrderEvents);
afterEach(() => void vi.useRealTimers());

test("an order is told as an event that nothing on the way may hold back, numbered by its latest move", async () => {
  const line = await listen(admin);
  expect(line.headers.get("Content-Type")).toBe("text/event-stream");
  expect(line.headers.get("Cache-Control")).toContain("no-transform");
  const { id } = await makeOrder();
  await expect
    .poll(() =>
      line
        .messages()
        .at(-1)
        ?.rows.map((row) => row.id),
    )
    .toContain(id);
  expect(line.messages().at(-1)?.id).toBe(await findLatestEvent());
  await line.close();
});

test("a line that comes back is told what it missed: by the browser's own Last-Event-ID, or by the page's first", async () => {
  const last = await findLatestEvent();
  const { id } = await makeOrder();
  for (const wish of [{ last }, { path: `/admin/orders/live?last=${last}` }]) {
    const line = await listen(admin, wish);
    expect(line.messages()[0]?.rows.map((row) => row.id)).toContain(id);
    await line.close();
  }
});

test("a line ends as soon as its reader's session or right does, not with the next beat", async () => {
  const { id: by } = await makeUser({ role: "super_admin" });
  const ends: ((id: number) => Promise<unknown>)[] = [
    (id) => assignRole(id, "viewer", { by }),
    (id) => removeMember(id, { by }),
    (id) => revokePermission({ section_key: "orders", permission_level: "edit", reason: null, userId: id, by }),
  ];
  for (const end of ends) {
    const reader = await makeStaff("editor", [{ sectionKey: "orders", level: "edit" }]);
    const line = await listen(reader);
    await end(reader.id);
    await expect.poll(() => line.heard.isOver).toBe(true);
  }
});

test("a desk without a stream gets the same by asking", async () => {
  const last = await findLatestEvent();
  const { id } = await makeOrder();
  const answer = await loader(visit(`/admin/orders/live?last=${last}`, viewer));
  const text = await answer.text();
  expect((JSON.parse(text) as LiveMessage).rows.map((row) => row.id)).toContain(id);
  expect(text).not.toContain("3012345678");
});

test("only staff who may see orders may listen", async () => {
  const customer = await signIn(await makeUser());
  expect((await answerTo(loader(visit("/admin/orders/live", { cookie: customer })))).status).toBe(403);
  expect((await answerTo(loader(visit("/admin/orders/live")))).location).toMatch(/^\/auth/);
  const editor = await makeStaff("editor");
  expect((await answerTo(loader(visit("/admin/orders/live", editor)))).status).toBe(403);
});

const endings = [
  ["the role is taken away", ({ id }: { id: number }) => db.user.update({ where: { id }, data: { role: null } })],
  ["the session is ended", ({ id }: { id: number }) => db.session.deleteMany({ where: { userId: id } })],
  [
    "the session is twelve hours old",
    ({ id }: { id: number }) => db.session.updateMany({ where: { userId: id }, data: { expiresAt: new Date(0) } }),
  ],
  [
    "the grant expires",
    ({ id }: { id: number }) => db.permissionGrant.updateMany({ where: { userId: id }, data: { expiresAt: new Date(0) } }),
  ],
] as const;

test.each(endings)("within a minute after %s the line is ended", async (what, end) => {
  const staff =
    what === "the grant expires"
      ? await makeStaff("editor", [{ sectionKey: "orders", level: "view" }])
      : await makeStaff("admin");
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const line = await listen(staff);
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => line.heard.text).toContain("event: beat");
  expect(line.heard.isOver).toBe(false);
  await end(staff);
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => line.heard.isOver).toBe(true);
});

const halfAnHour = 30 * 60_000;

/** Idle time of this person's session, milliseconds. */
const leave = ({ id }: { id: number }, forLong: number) =>
  db.session.updateMany({ where: { userId: id }, data: { lastSeenAt: new Date(now().getTime() - forLong) } });

const isLeft = async ({ id }: { id: number }) =>
  now().getTime() - (await db.session.findFirstOrThrow({ where: { userId: id } })).lastSeenAt.getTime() > 60_000;

test("a desk that nobody has touched for 30 minutes is told that orders wait, and nothing of them; no other door opens to it", async () => {
  const staff = await makeStaff("admin");
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const line = await listen(staff);
  await leave(staff, halfAnHour + 1000);
  vi.advanceTimersByTime(20_000);
  await expect.poll(() => line.messages().at(-1)?.isLocked).toBe(true);

  const heard = line.messages().length;
  const { id } = await makeOrder({ customerName: "Rukhsana Bibi" });
  await expect.poll(() => line.messages().at(-1)?.state.newestUnheard).toBe(id);
  for (const { rows, isLocked } of line.messages().slice(heard)) expect({ rows, isLocked }).toEqual({ rows: [], isLocked: true });
  expect(line.heard.text).not.toContain("Rukhsana");
  expect(line.heard.isOver).toBe(false);

  for (const path of ["/admin/orders/live", "/admin/orders/live?touched=1"])
    expect((await answerTo(loader(visit(path, staff)))).location).toMatch(/^\/auth/);
  expect(line.messages().at(-1)?.isLocked).toBe(true);
  await line.close();
});

test("neither a line nor asking again keeps a session from going idle; somebody who touches the desk does", async () => {
  const staff = await makeStaff("admin");
  await leave(staff, halfAnHour - 60_000);
  const line = await listen(staff);
  await loader(visit("/admin/orders/live?last=1", staff));
  expect(await isLeft(staff)).toBe(true);
  await loader(visit("/admin/orders/live?touched=1", staff));
  expect(await isLeft(staff)).toBe(false);
  await line.close();
});

test("a session has sixty lines at most: one more ends the oldest", async () => {
  const staff = await makeStaff("admin");
  const oldest = await listen(staff);
  const others = await Promise.all(Array.from({ length: 59 }, () => listen(staff)));
  expect(oldest.heard.isOver).toBe(false);
  const newest = await listen(staff);
  await expect.poll(() => oldest.heard.isOver).toBe(true);
  expect([...others, newest].some(({ heard }) => heard.isOver)).toBe(false);
  for (const line of [...others, newest]) await line.close();
});

test("a desk that takes nothing in is let go before it costs the shop a megabyte", async () => {
  const staff = await makeStaff("admin");
  const asked = visit("/admin/orders/live", staff);
  asked.request.headers.set("Accept", "text/event-stream");
  const { body } = await loader(asked);
  const note = "x".repeat(10_000);
  for (let at = 0; at < 80; at++) {
    await makeOrder({ deliveryNotes: note });
    await new Promise((resolve) => setTimeout(resolve, 40)); // a separate event
  }
  let length = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) length += part.value.length;
  expect(length).toBeGreaterThan(100_000);
  expect(length).toBeLessThan(1_000_000);
});

test("a stop of the shop ends every line, so that it need not wait for them", async () => {
  const line = await listen(admin);
  await stopOrderEvents();
  await expect.poll(() => line.heard.isOver).toBe(true);
});
