import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { withoutTable } from "#tests/fixtures/without-table.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";

const path = "/admin/fcm-notifications";
const admin = await makeStaff("admin");
const viewer = await makeStaff("viewer");
const html = async (tab: string, as = admin) => (await openAdmin(`${path}/${tab}`, as)).html;
const template = { category: "daily", titleTemplate: "Taaza aloo", messageTemplate: "Aaj 6 baje tak." };

beforeEach(async () => {
  await db.notificationTemplate.deleteMany();
  await db.pushEvent.deleteMany();
  await db.pushCampaign.deleteMany();
});

describe("the templates", () => {
  test("B2.27 B3.13 B7.21 the active ones are shown by name, each with what it is, and nothing there can be changed", async () => {
    const create = (name: string, isActive = true) => db.notificationTemplate.create({ data: { ...template, name, isActive } });
    const [sabzi, gosht] = [await create("Sabzi"), await create("Gosht")];
    await create("Ramzan", false);
    const page = await html("templates");
    const list = /<ul class="grid[\s\S]*?<\/ul>/.exec(page)?.[0] ?? "";
    const rows = [...list.matchAll(/<li data-template="(\d+)">([\s\S]*?)<\/li>/g)].map(([, id, row = ""]) => ({
      id: Number(id),
      cells: row.replace(/<[^>]+>/g, "|").replace(/\|+/g, "|"),
    }));
    const details = "Category|daily|Title|Taaza aloo|Message|Aaj 6 baje tak.";
    expect(rows).toEqual([
      { id: gosht.id, cells: `|Gosht|Active| #${gosht.id}|${details}|Use|` },
      { id: sabzi.id, cells: `|Sabzi|Active| #${sabzi.id}|${details}|Use|` },
    ]);
    expect(list).toContain(`href="${path}?template=${gosht.id}"`);
    for (const control of ["<form", "<input", "<button", "<textarea"]) expect(list).not.toContain(control);
    expect(await html("templates", viewer)).not.toContain("?template=");
  });

  test("B8.21 that cannot be read are none, without an error", async () => {
    await db.notificationTemplate.create({ data: { ...template, name: "Sabzi" } });
    const page = await withoutTable("notification_templates", () => html("templates"));
    expect(page).toContain("No templates");
    expect(page).not.toContain("Failed");
  });
});

describe("the analytics", () => {
  const record = (eventType: string, minutes: number, campaignId: number | null = null) =>
    db.pushEvent.create({ data: { eventType, campaignId, createdAt: new Date(Date.now() - minutes * 60_000) } });

  test("B3.14 B7.22 the latest 100 events are counted and the newest 10 listed, each with its campaign and time", async () => {
    const data = { title: "Taaza sabzi", message: "x", targetAudience: "all" };
    const { id } = await db.pushCampaign.create({ data });
    for (let minutes = 1; minutes <= 12; minutes++) await record(minutes % 3 ? "sent" : "clicked", minutes, id);
    const old = new Date(Date.now() - 3_600_000);
    await db.pushEvent.createMany({ data: Array.from({ length: 90 }, () => ({ eventType: "failed", createdAt: old })) });
    const page = await html("analytics");
    const counts = [...page.matchAll(/<th scope="row">(\w+)<\/th><td class="num">(\d+)</g)].map(([, type, count]) => [
      type,
      count,
    ]);
    expect(counts).toEqual([
      ["Failed", "88"],
      ["Sent", "8"],
      ["Clicked", "4"],
    ]);
    const recent = [...page.matchAll(/<tr data-event="\d+"><th scope="row">(\w+)<\/th><td>([^<]*)</g)].map(
      ([, ...cells]) => cells,
    );
    expect(recent).toEqual(Array.from({ length: 10 }, (_, at) => [(at + 1) % 3 ? "Sent" : "Clicked", "Taaza sabzi"]));
  });

  test("B8.21 that cannot be read are none, without an error", async () => {
    await record("sent", 1);
    const page = await withoutTable("notification_analytics", () => html("analytics"));
    expect(page).toContain("Nothing was sent yet.");
    expect(page).not.toContain("Failed");
  });
});
