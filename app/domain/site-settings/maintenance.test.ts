import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listenForChanges, stopListeningForChanges } from "#app/platform/cached-read.server.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { soon } from "#tests/fixtures/soon.ts";
import { defaultMessage } from "../settings/maintenance.ts";
import { findShopSettings } from "../settings/shop-settings.server.ts";
import { findSettingsTab } from "./find-settings-tab.server.ts";
import { saveSettings } from "./save-settings.server.ts";
import { settingsForm } from "./settings-form.server.ts";
import { maintenanceSettings } from "./settings-tabs.ts";

const key = "maintenance_mode";
const closed = { is_enabled: true, message: "Back on Monday.", whatsapp_number: "+923001234567" };
const open = { ...closed, is_enabled: false };
const { id: by } = await makeUser({ role: "admin", name: "Bilal" });
const { id: colleague } = await makeUser({ role: "admin", name: "Sana" });
const loadTab = () => findSettingsTab(maintenanceSettings);
const stored = async () => (await db.setting.findUniqueOrThrow({ where: { key } })).value;

/** Saves the form as it was loaded, by default now, with all of its fields typed anew. */
async function save({ is_enabled, ...texts } = closed, { loaded = null as Record<string, string> | null, as = by } = {}) {
  const sent = { ...texts, ...(is_enabled && { is_enabled: "on" }), loaded: JSON.stringify(loaded ?? (await loadTab()).texts) };
  const outcome = await saveSettings(maintenanceSettings, settingsForm(maintenanceSettings).parse(sent), as);
  return outcome.ok && outcome.value;
}

beforeEach(async () => {
  await db.setting.deleteMany();
});

describe("the setting", () => {
  test("B3.34 keeps the switch, the message, the number, when and by whom", async () => {
    setClock(new Date("2026-11-20T05:00:00Z"));
    expect(await save()).toEqual({ isSaved: true });
    setClock(null);
    const { updated_at, ...rest } = (await stored()) as Record<string, unknown>;
    expect(rest).toEqual({ ...closed, updated_by: by });
    expect(updated_at).toMatch(/^2026-11-20T05:00:00/);
  });

  test("two people who change different fields of it both have what they wanted", async () => {
    await save(open);
    const { texts: loaded } = await loadTab();
    expect(await save(closed, { loaded })).toEqual({ isSaved: true });
    expect(await save({ ...open, message: "Late" }, { loaded, as: colleague })).toEqual({ isSaved: true });
    expect(await stored()).toMatchObject({ ...closed, message: "Late", updated_by: colleague });
  });

  test("of two who change the same field the second is asked, and nothing is written until then", async () => {
    await save(open);
    const { texts: loaded } = await loadTab();
    await save({ ...open, message: "Gone fishing" }, { loaded });
    const asked = await save({ ...open, message: "Late" }, { loaded, as: colleague });
    expect(asked).toMatchObject({ isSaved: false, conflicts: [{ field: "message" }], saved: { message: "Gone fishing" } });
    expect(await stored()).toMatchObject({ message: "Gone fishing" });
  });

  test("each change is written down with what was there before and who made it", async () => {
    await save(open);
    await save(closed);
    expect((await loadTab()).last).toMatchObject({ who: "Bilal", fields: ["isEnabled"] });
    const entry = await db.auditEntry.findFirstOrThrow({ where: { entityId: "maintenance" }, orderBy: { id: "desc" } });
    expect(entry).toMatchObject({ byUserId: by, action: "save", before: { isEnabled: false }, after: { isEnabled: true } });
  });

  test("B9.07 starts with the usual message, and with the shop's number", async () => {
    await db.setting.create({ data: { key: "shop", value: { whatsapp: "+923007654321" } } });
    expect(defaultMessage).toBe(
      "We are working to bring you something better! You can still explore and order through WhatsApp.",
    );
    const { texts } = await loadTab();
    expect(texts).toEqual({ is_enabled: "off", message: defaultMessage, whatsapp_number: "+923007654321" });
  });

  test.each([
    [{ is_enabled: true }, { is_enabled: true, message: defaultMessage, whatsapp_number: "" }],
    [
      { is_enabled: true, message: 7, whatsapp_number: null, updated_at: 0 },
      { is_enabled: true, message: "", updated_at: null },
    ],
    [{ is_enabled: "yes" }, { is_enabled: false }],
    ["on", { is_enabled: false }],
  ])("damaged as %j it is read as far as it goes", async (value, read) => {
    await db.setting.create({ data: { key, value } });
    expect((await findShopSettings()).maintenance).toMatchObject(read);
  });
});

describe("while the facts are kept in memory", () => {
  beforeAll(listenForChanges);
  afterAll(stopListeningForChanges);

  const isOn = async () => (await findShopSettings()).maintenance.is_enabled;

  test("B3.16 B4.13 a switch holds for everybody from the next question on", async () => {
    await save(open);
    expect(await isOn()).toBe(false);
    await save(closed);
    expect(await isOn()).toBe(true);
    await save(open);
    expect(await isOn()).toBe(false);
  });

  test("a change by another process is heard of", async () => {
    await save(open);
    expect(await isOn()).toBe(false);
    await db.$executeRaw`UPDATE settings SET value = jsonb_set(value, '{is_enabled}', 'true') WHERE key = ${key}`;
    await soon(async () => expect(await isOn()).toBe(true));
  });
});
