import { beforeEach, describe, expect, test } from "vitest";
import { readMaintenance } from "#app/pages/maintenance.server.ts";
import { db } from "#app/platform/db.server.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, returnedForm, shownToast, visit } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action } from "./index.tsx";

const path = "/admin/settings";
const admin = await makeStaff("admin");
const closed = { is_enabled: "on", message: "Back on Monday.", whatsapp_number: "0300-1234567" };
const save = (form: Record<string, string>, { cookie } = admin) =>
  answerTo(action(post(path, form, { cookie })).catch((thrown: unknown) => thrown as Response));
const paused = () => readMaintenance(visit("/").request);
const open = () => openAdmin(path, admin);
/** The form of maintenance mode in the page. */
const formIn = (html: string) => html.slice(html.indexOf('id="maintenance-form"'));
const loadedIn = (html: string) => (/name="loaded" value="([^"]*)"/.exec(formIn(html))?.[1] ?? "").replaceAll("&quot;", '"');

beforeEach(async () => {
  await db.setting.deleteMany();
});

describe("maintenance mode", () => {
  test("B4.13 is switched on and off here, and the storefront knows at once", async () => {
    expect(await paused()).toBeNull();
    const answer = await save(closed);
    expect([answer.status, answer.location, shownToast(answer)]).toEqual([302, path, "Settings saved successfully!"]);
    expect(await paused()).toMatchObject({ message: "Back on Monday.", phone: "+923001234567" });
    const { is_enabled: _, ...off } = closed;
    await save(off);
    expect(await paused()).toBeNull();
  });

  test("B9.07 the message starts as the usual one, and the hint tells what customers read without any", async () => {
    const { html } = await open();
    expect(html).toContain(
      ">We are working to bring you something better! You can still explore and order through WhatsApp.</textarea>",
    );
    expect(html.replaceAll("&#x27;", "'")).toContain(
      "they read: We're upgrading to serve you better! Order through WhatsApp in the meantime.",
    );
    expect(html).toContain("Off: the shop takes orders.");
  });

  test("the page tells who changed it, and one press brings back what was there before", async () => {
    const { is_enabled: _, ...off } = closed;
    await save(off);
    await save({ ...closed, message: "Gone fishing." });
    const { html } = await open();
    expect(html).toContain("On: no orders are taken on the site.");
    expect(html).toMatch(/Maintenance mode is on, Message to customers changed by Customer/);
    const undo = /name="undo" value="(\d+)"/.exec(formIn(html))?.[1] ?? "";
    await save({ undo });
    expect((await db.setting.findUniqueOrThrow({ where: { key: "maintenance_mode" } })).value).toMatchObject({
      is_enabled: false,
      message: "Back on Monday.",
      whatsapp_number: "+923001234567",
    });
  });

  test("a message that somebody else changed too is asked about, with what was typed and what is saved now", async () => {
    await save(closed);
    const loaded = loadedIn((await open()).html);
    await save({ ...closed, message: "By a colleague." });
    const { status, html } = await openAdmin(path, { ...admin, form: { ...closed, message: "By me.", loaded } });
    expect(status).toBe(409);
    expect(formIn(html)).toContain("By me.");
    expect(formIn(html)).toContain("By a colleague.");
    expect(await paused()).toMatchObject({ message: "By a colleague." });
  });

  test.each([
    ["whatsapp_number", ""],
    ["whatsapp_number", "12345"],
    ["message", "x".repeat(301)],
    ["is_enabled", "perhaps"],
  ])("%s %j is answered at the field and nothing is saved", async (field, value) => {
    const answer = await save({ ...closed, [field]: value });
    expect(answer.status).toBe(400);
    expect(Object.keys(returnedForm(answer).error)).toEqual([field]);
    expect(await db.setting.count()).toBe(0);
  });

  test("who changed it when cannot be claimed", async () => {
    await save({ ...closed, updated_by: "1", updated_at: "2020-01-01T00:00:00Z" });
    const { value } = await db.setting.findUniqueOrThrow({ where: { key: "maintenance_mode" } });
    expect(value).toMatchObject({ updated_by: admin.id });
    expect(JSON.stringify(value)).not.toContain("2020-01-01");
  });

  test.each(hostileCases)("%s in any field breaks nothing", async (_, value) => {
    for (const field of [...Object.keys(closed), "loaded"])
      expect((await save({ ...closed, [field]: value })).status).toBeLessThan(500);
  });
});

test("whoever may only look sees the setting without a form, and changes nothing", async () => {
  await save(closed);
  const viewer = await makeStaff("viewer", [{ sectionKey: "settings", level: "view" }]);
  const { status, html } = await openAdmin(path, viewer);
  expect(status).toBe(200);
  expect(html).toContain("On: no orders are taken on the site.");
  expect(html).not.toContain('name="whatsapp_number"');
  const { is_enabled: _, ...off } = closed;
  expect((await save(off, viewer)).status).toBe(403);
  expect(await paused()).not.toBeNull();
});
