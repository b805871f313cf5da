import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { visit } from "#tests/fixtures/request.ts";
import { withoutTable } from "#tests/fixtures/without-table.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { loader } from "./index.tsx";

const path = "/admin/analytics";
const viewer = await makeStaff("viewer");
const staff = await makeStaff("staff");
const customer = await makeUser();
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const record = (eventType: string, minutes: number, userId: number | null = null) =>
  db.analyticsEvent.create({ data: { eventType, createdAt: minutesAgo(minutes), userId, pageUrl: `/product/${minutes}` } });
async function read() {
  const { latest } = await loader(visit(path, viewer));
  if (!latest) throw new Error("the events could not be read");
  return latest;
}

beforeEach(async () => {
  await db.analyticsEvent.deleteMany();
});

describe("the analytics screen", () => {
  test("B2.10 counts the events of each type", async () => {
    await record("cart_add", 3);
    for (const minutes of [1, 2, 4]) await record("page_view", minutes);
    expect((await read()).counts).toEqual([
      { type: "page_view", count: 3 },
      { type: "cart_add", count: 1 },
    ]);
    const { html } = await openAdmin(path, viewer);
    const rows = [...html.matchAll(/<th scope="row">([^<]+)<\/th><td class="num">(\d+)<\/td><td class="num">(\d+)/g)];
    expect(rows.map(([, ...cells]) => cells)).toEqual([
      ["Page opened", "3", "75"],
      ["Put into the cart", "1", "25"],
    ]);
    expect(html).toContain("Event distribution");
  });

  test("B2.12 B3.05 lists the 20 most recent activities, each tagged Authenticated or Anonymous", async () => {
    const searched = await record("search", 1, customer.id);
    for (let minutes = 2; minutes <= 25; minutes++) await record("product_view", minutes, minutes % 2 ? customer.id : null);
    const { recent } = await read();
    expect(recent.map(({ page }) => page)).toEqual(Array.from({ length: 20 }, (_, at) => `/product/${at + 1}`));
    expect(recent.slice(0, 2)).toMatchObject([
      { id: String(searched.id), type: "search", at: searched.createdAt, isAuthenticated: true },
      { type: "product_view", isAuthenticated: false },
    ]);
    const { html } = await openAdmin(path, viewer);
    const tags = [...html.matchAll(/>(Authenticated|Anonymous)</g)].map(([, tag]) => tag);
    expect(tags).toEqual(Array.from({ length: 20 }, (_, at) => (at % 2 ? "Anonymous" : "Authenticated")));
  });

  test("B7.12 reads the latest 100 events, the newest first", async () => {
    await record("page_view", 500);
    await db.analyticsEvent.createMany({
      data: Array.from({ length: 104 }, (_, at) => ({ eventType: "cart_add", createdAt: minutesAgo(at + 1) })),
    });
    expect((await read()).counts).toEqual([{ type: "cart_add", count: 100 }]);
  });

  test("without any event it says that nothing happened yet", async () => {
    const { status, html } = await openAdmin(path, viewer);
    expect(status).toBe(200);
    expect(html).toContain("No activity yet");
    expect(html).toContain("What visitors do stands here: pages opened, products looked at, searches.");
  });

  test("where the events cannot be read it says so, and the page stands", async () => {
    const { status, html } = await withoutTable("analytics_events", () => openAdmin(path, viewer));
    expect(status).toBe(200);
    expect(html).toContain("Failed to load what visitors did");
  });

  test("an event of another version keeps its type as its name", async () => {
    await record("drone_landed", 1);
    expect((await openAdmin(path, viewer)).html).toContain('<th scope="row">drone_landed</th>');
  });

  test("whoever has no right to it sees nothing of it", async () => {
    await expect(loader(visit(path, staff))).rejects.toMatchObject({ status: 403 });
  });
});
