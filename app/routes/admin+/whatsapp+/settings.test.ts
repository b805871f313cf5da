import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findWhatsappSettings } from "#app/domain/settings/whatsapp-settings.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, returnedForm, shownToast } from "#tests/fixtures/request.ts";
import { setWhatsapp, startGateway } from "#tests/fixtures/whatsapp-gateway.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action as save } from "./index.tsx";

const admin = await makeStaff("admin");
const path = "/admin/whatsapp";

let gateway: Awaited<ReturnType<typeof startGateway>>;
beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  await db.whatsappSetting.deleteMany();
  await setWhatsapp({ api_config: { base_url: gateway.baseUrl, cred_id: "shop-secret-1" } });
  gateway.calls.length = 0;
});
afterAll(() => gateway.stop());

const pageOf = (query = "") => openAdmin(`${path}${query}`, admin);
const textIn = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ");
const loadedIn = (html: string) => (/name="loaded" value="([^"]*)"/.exec(html)?.[1] ?? "").replaceAll("&quot;", '"');

async function formOf(typed: Record<string, string>): Promise<Record<string, string>> {
  const loaded = loadedIn((await pageOf()).html);
  const texts = Object.entries({ ...(JSON.parse(loaded) as Record<string, string>), ...typed });
  return { ...Object.fromEntries(texts.filter(([, text]) => text !== "off")), loaded };
}
const saveForm = async (typed: Record<string, string>) =>
  answerTo(Promise.resolve(save(post(path, await formOf(typed), admin))).catch((thrown: unknown) => thrown));
const rowOf = async (key: string) => db.whatsappSetting.findUniqueOrThrow({ where: { key } });

describe("the WhatsApp settings", () => {
  test("B3.06 B3.32 B3.33 are kept by setting_key with setting_value, is_active and updated_at", async () => {
    const answer = await saveForm({
      ...{ phone: "0300-0001122", admin_numbers: "0300-0000001, +92 300 0000002", new_orders: "on", status_updates: "off" },
      ...{ new_order_admin: "naya {order_number}", order_confirmation: "mil gaya", cred_id: "session-7" },
      ...{ status_update: "ab {status}", out_for_delivery: "rawana" },
    });
    expect([answer.status, answer.location, shownToast(answer)]).toEqual([302, path, "Settings saved successfully!"]);
    const rows = await db.$queryRaw<{ setting_key: string; setting_value: unknown; is_active: boolean; updated_at: Date }[]>`
      SELECT setting_key, setting_value, is_active, updated_at FROM whatsapp_settings`;
    const kept = Object.fromEntries(rows.map((row) => [row.setting_key, row.setting_value]));
    expect(kept).toMatchObject({
      api_config: { base_url: gateway.baseUrl, cred_id: expect.stringMatching(/^sealed:/) },
      admin_phone: { phone: "+923000001122" },
      admin_numbers: ["+923000000001", "+923000000002"],
      notifications_enabled: { new_orders: true, status_updates: false },
      message_templates: {
        ...{ new_order_admin: "naya {order_number}", order_confirmation: "mil gaya" },
        ...{ status_update: "ab {status}", out_for_delivery: "rawana" },
      },
    });
    expect(rows.every(({ is_active, updated_at }) => is_active && updated_at instanceof Date)).toBe(true);
  });

  test("B7.13 only an active row is read, by its setting_key", async () => {
    await setWhatsapp({ admin_phone: { phone: "+923000001122" } });
    expect((await findWhatsappSettings()).admin_phone.phone).toBe("+923000001122");
    await db.whatsappSetting.update({ where: { key: "admin_phone" }, data: { isActive: false } });
    expect((await findWhatsappSettings()).admin_phone.phone).toBe("");
  });

  test("B7.14 a save creates the row of a setting_key or overwrites it", async () => {
    await db.whatsappSetting.deleteMany({ where: { key: "admin_phone" } });
    await saveForm({ phone: "0300-0001122" });
    const { updatedAt } = await rowOf("admin_phone");
    await saveForm({ phone: "0300-0009999" });
    expect(await rowOf("admin_phone")).toMatchObject({ value: { phone: "+923000009999" }, isActive: true });
    expect((await rowOf("admin_phone")).updatedAt.getTime()).toBeGreaterThanOrEqual(updatedAt.getTime());
  });

  test("B8.10 say 'Failed to load WhatsApp settings' and 'Failed to save WhatsApp settings' when that fails", async () => {
    const wrong = await openAdmin(path, { ...admin, form: await formOf({ base_url: "http://169.254.169.254" }) });
    expect(wrong.status).toBe(400);
    expect(wrong.html).toContain("Failed to save WhatsApp settings");
    await db.$executeRaw`ALTER TABLE whatsapp_settings ADD CONSTRAINT full_disk CHECK (false) NOT VALID`;
    const broken = await openAdmin(path, { ...admin, form: await formOf({ phone: "0300-0001122" }) }).finally(
      () => db.$executeRaw`ALTER TABLE whatsapp_settings DROP CONSTRAINT full_disk`,
    );
    expect(broken.html).toContain("Failed to save WhatsApp settings");
    expect(broken.html).toContain('value="0300-0001122"');
    await db.$executeRaw`ALTER TABLE whatsapp_settings RENAME TO whatsapp_settings_away`;
    const { html } = await pageOf().finally(() => db.$executeRaw`ALTER TABLE whatsapp_settings_away RENAME TO whatsapp_settings`);
    expect(html).toContain("Failed to load WhatsApp settings");
  });

  test.each([
    ["base_url", "http://169.254.169.254", "Please enter an address like https://gateway.example.com."],
    ["base_url", "file:///etc/passwd", "Please enter an address like https://gateway.example.com."],
    ["base_url", "https://user:pass@gateway.example.com", "Please enter an address like https://gateway.example.com."],
    ["base_url", "https://[::1]:8000", "Please enter an address like https://gateway.example.com."],
    ["admin_numbers", "0301-2345678, call me", "Please enter phone numbers like 0301-2345678 or +92 301 2345678."],
    ["phone", "++92301", "Please enter phone numbers like 0301-2345678 or +92 301 2345678."],
    ["max_seconds", "1", "The longest pause cannot be shorter than the shortest."],
    ["status_update", "x".repeat(100_000), "At most 1000"],
    ["status_update", "", ""],
    ["daily_cap", "0", ""],
  ])("%s %.40j is refused at its field, and nothing is written", async (name, typed, sentence) => {
    const answer = await saveForm({ [name]: typed });
    expect(answer.status).toBe(400);
    const [error = ""] = returnedForm(answer).error[name] ?? [];
    expect(error).not.toBe("");
    expect(error).toContain(sentence.replace("At most 1000", "1000"));
    expect(await rowOf("api_config")).toMatchObject({ value: { base_url: gateway.baseUrl } });
  });

  test("a credential never comes back: neither in the page, a refused form, the audit log nor an undo", async () => {
    const { html } = await pageOf();
    expect(html).not.toContain("shop-secret-1");
    expect(html).toContain("A credential ID is saved.");
    const refused = await openAdmin(path, { ...admin, form: await formOf({ cred_id: "other-secret-2", phone: "x" }) });
    expect(refused.status).toBe(400);
    expect(refused.html).not.toContain("other-secret-2");
    await saveForm({ cred_id: "other-secret-2", incoming_secret: "a secret of sixteen or more" });
    expect((await findWhatsappSettings()).api_config.cred_id).toBe("other-secret-2");
    const entries = await db.auditEntry.findMany({
      where: { entity: "settings", entityId: "whatsapp" },
      orderBy: { id: "desc" },
    });
    expect(JSON.stringify(entries.map(({ before, after }) => [before, after]))).not.toMatch(/secret-\d|sixteen/);
    await saveForm({ phone: "0300-0001122" });
    expect((await findWhatsappSettings()).api_config.cred_id).toBe("other-secret-2");
  });

  test("credential and incoming secret are sealed in the database; those from before are used as they stand until they are saved anew", async () => {
    expect((await findWhatsappSettings()).api_config.cred_id).toBe("shop-secret-1");
    await saveForm({ cred_id: "other-secret-2", incoming_secret: "a secret of sixteen or more" });
    const rows = JSON.stringify([await rowOf("api_config"), await rowOf("incoming")]);
    expect(rows).not.toMatch(/other-secret|sixteen/);
    expect(rows.match(/"sealed:/g)).toHaveLength(2);
    const { api_config: api, incoming } = await findWhatsappSettings();
    expect([api.cred_id, incoming.secret]).toEqual(["other-secret-2", "a secret of sixteen or more"]);
  });

  test("B9.01 a default credential id is used when none is set, and is named", async () => {
    await setWhatsapp({ api_config: { base_url: gateway.baseUrl } });
    expect(textIn((await pageOf("?check=1")).html)).toContain("None is saved: taaza-mandi is used.");
    expect(gateway.calls.at(-1)?.credId).toBe("taaza-mandi");
  });

  test("what the environment sets counts, and is read only", async () => {
    env.WHATSAPP_BASE_URL = gateway.baseUrl;
    env.WHATSAPP_CRED_ID = "from-outside";
    await setWhatsapp({ api_config: { base_url: "https://gateway.example.com" } });
    const { html } = await pageOf("?check=1");
    env.WHATSAPP_BASE_URL = env.WHATSAPP_CRED_ID = undefined;
    expect(gateway.calls.at(-1)?.credId).toBe("from-outside");
    expect(html).toContain(`The environment sets ${gateway.baseUrl}, which counts.`);
    expect(html).not.toContain("from-outside");
  });

  test("two people's changes are merged, and a change is undone in one step", async () => {
    const mine = await formOf({ phone: "0300-0001122" });
    await saveForm({ admin_numbers: "0300-0000001" });
    await answerTo(Promise.resolve(save(post(path, mine, admin))).catch((thrown: unknown) => thrown));
    expect(await rowOf("admin_numbers")).toMatchObject({ value: ["+923000000001"] });
    expect(await rowOf("admin_phone")).toMatchObject({ value: { phone: "+923000001122" } });
    await saveForm({ admin_numbers: "" });
    const undo = /name="undo" value="(\d+)"/.exec((await pageOf()).html)?.[1] ?? "";
    await answerTo(Promise.resolve(save(post(path, { undo }, admin))).catch((thrown: unknown) => thrown));
    expect(await rowOf("admin_numbers")).toMatchObject({ value: ["+923000000001"] });
  });
});
