import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { loader as pollOrders } from "#app/routes/admin+/orders+/live.ts";
import { action as moveOrders } from "#app/routes/admin+/orders+/status.ts";
import { action as saveAdvanced } from "#app/routes/admin+/settings+/advanced.tsx";
import { listen } from "#tests/fixtures/listen.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";

const start = new Date("2026-11-20T08:00:00Z");
const [second, minute] = [1000, 60_000];
const later = (time: number) => setClock(new Date(start.getTime() + time));

let owner: Awaited<ReturnType<typeof makeStaff>>;
let clerk: Awaited<ReturnType<typeof makeStaff>>;
beforeEach(async () => {
  await db.setting.deleteMany();
  setClock(start);
  owner = await makeStaff("super_admin");
  clerk = await makeStaff("admin");
});
afterEach(() => {
  setClock(null);
  vi.useRealTimers();
});

/** The owner saves another timeout in the settings. */
async function setTimeout(minutes: number) {
  const form = { session_timeout: String(minutes), logging: "on" };
  const answer = await answerTo(
    Promise.resolve(saveAdvanced(post("/admin/settings/advanced", form, owner))).catch((thrown) => thrown),
  );
  expect(answer.status).toBe(302);
}

const opens = async ({ cookie } = clerk) => (await openAdmin("/admin/help", { cookie })).status;
const poll = () => answerTo(pollOrders(visit("/admin/orders/live?last=1", clerk)));

describe("a timeout of five minutes", () => {
  test("ends a session that nobody used for 5:01, at every door and on the orders desk, and no session of 4:59", async () => {
    await setTimeout(5);
    later(5 * minute - second);
    expect(await opens()).toBe(200); // which was a use
    later(10 * minute);
    expect(await opens()).toBe(302);
    expect((await openAdmin("/admin/orders", clerk)).location).toMatch(/^\/auth\?return_to=/);
    expect((await poll()).location).toMatch(/^\/auth/);
    const { id } = await makeOrder();
    const moved = await answerTo(
      Promise.resolve(moveOrders(post("/admin/orders/status", { ids: String(id), status: "confirmed" }, clerk))).catch(
        (thrown) => thrown,
      ),
    );
    expect(moved.location).toMatch(/^\/auth/);
    expect((await db.order.findUniqueOrThrow({ where: { id } })).status).toBe("pending");
  });

  test("holds at once for a session that was there before it was set", async () => {
    later(6 * minute);
    expect(await opens()).toBe(200);
    later(12 * minute);
    await db.session.updateMany({ where: { userId: owner.id }, data: { lastSeenAt: new Date(start.getTime() + 12 * minute) } });
    await setTimeout(5);
    expect(await opens()).toBe(302);
    expect(await opens(owner)).toBe(200);
  });

  test("is not put off by an open stream, which then tells only how many orders ring", async () => {
    await setTimeout(5);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const line = await listen(clerk);
    for (let at = 1; at <= 5; at++) {
      later(at * minute);
      await poll();
      vi.advanceTimersByTime(minute);
    }
    expect(line.messages().some(({ isLocked }) => isLocked)).toBe(false);
    later(5 * minute + second);
    vi.advanceTimersByTime(20 * second);
    await expect.poll(() => line.messages().at(-1)?.isLocked).toBe(true);
    const { id } = await makeOrder({ customerName: "Rukhsana Bibi" });
    await expect.poll(() => line.messages().at(-1)?.state.newestUnheard).toBe(id);
    expect(line.messages().at(-1)?.rows).toEqual([]);
    expect(line.heard.text).not.toContain("Rukhsana");
    expect(await opens()).toBe(302);
    await line.close();
  });
});

test("a longer timeout holds at once for a session that was there before it was set", async () => {
  await setTimeout(60);
  later(59 * minute);
  expect(await opens()).toBe(200);
});

test("a longer timeout revives no session that had run out before it was set, on the orders desk neither", async () => {
  await setTimeout(5);
  later(5 * minute + second);
  await db.session.updateMany({ where: { userId: owner.id }, data: { lastSeenAt: new Date(start.getTime() + 5 * minute) } });
  await setTimeout(60);
  expect(await opens()).toBe(302);
  expect((await poll()).location).toMatch(/^\/auth/);
  expect(await opens(owner)).toBe(200);
  expect(await opens({ ...clerk, cookie: await signIn({ id: clerk.id, role: "admin" }) })).toBe(200);
});
