import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listenForChanges, stopListeningForChanges } from "#app/platform/cached-read.server.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { soon } from "#tests/fixtures/soon.ts";
import { findMaintenance } from "./find-maintenance.server.ts";
import { defaultMessage } from "./maintenance.ts";
import { saveMaintenance } from "./save-maintenance.server.ts";
import { findShopSettings } from "./shop-settings.server.ts";

const key = "maintenance_mode";
const closed = { is_enabled: true, message: "Back on Monday.", whatsapp_number: "+923001234567" };
const open = { ...closed, is_enabled: false };
const { id: by } = await makeUser({ role: "admin", name: "Bilal" });
const save = (change = closed, version: string | null = null) => saveMaintenance(change, { version, by });
const stored = async () => (await db.setting.findUniqueOrThrow({ where: { key } })).value;

beforeEach(async () => {
  await db.setting.deleteMany();
});

describe("the setting", () => {
  test("B3.34 keeps the switch, the message, the number, when and by whom", async () => {
    setClock(new Date("2026-11-20T05:00:00Z"));
    expect((await save()).ok).toBe(true);
    setClock(null);
    const { updated_at, ...rest } = (await stored()) as Record<string, unknown>;
    expect(rest).toEqual({ ...closed, updated_by: by });
    expect(updated_at).toMatch(/^2026-11-20T05:00:00/);
  });

  test("is saved over nobody's head: of two people who edited the same, the second is refused", async () => {
    await save(open);
    const { version } = await findMaintenance();
    expect((await save(closed, version)).ok).toBe(true);
    expect(await save({ ...open, message: "Late" }, version)).toMatchObject({ refusal: { code: "settings.changed-meanwhile" } });
    expect(await stored()).toMatchObject(closed);
  });

  test("never saved, it has a version all the same", async () => {
    const { version } = await findMaintenance();
    const saves = await Promise.all([save(closed, version), save(open, version)]);
    expect(saves.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("each change is written down with what was there before and who made it", async () => {
    await save(open);
    await save(closed);
    expect((await findMaintenance()).last).toMatchObject({ by: "Bilal", before: open, after: closed });
    const entry = await db.auditEntry.findFirstOrThrow({ where: { entity: "setting", entityId: key }, orderBy: { id: "desc" } });
    expect(entry).toMatchObject({ byUserId: by, action: "save", before: open, after: closed });
  });

  test("B9.07 starts with the usual message", async () => {
    expect(defaultMessage).toBe(
      "We are working to bring you something better! You can still explore and order through WhatsApp.",
    );
    expect((await findMaintenance()).setting).toMatchObject({ is_enabled: false, message: defaultMessage });
  });

  test.each([
    [{ is_enabled: true }, { is_enabled: true, message: "", whatsapp_number: "" }],
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
