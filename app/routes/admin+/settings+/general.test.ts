import { beforeEach, describe, expect, test } from "vitest";
import { findViewer } from "#app/domain/accounts/session.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { db } from "#app/platform/db.server.ts";
import { log, logsRequests } from "#app/platform/log.server.ts";
import { enrol } from "#tests/fixtures/enrol.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, returnedForm, shownFailure, shownToast } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { loadedIn, settingsOf, type Tab, typedInto } from "#tests/support/settings-pages.ts";
import { action as saveGeneral } from "./general.tsx";

const admin = await makeStaff("admin");
const colleague = await makeStaff("admin");
const third = await makeStaff("admin");
const editor = await makeStaff("editor");
await db.user.update({ where: { id: colleague.id }, data: { name: "Sana Rafiq" } });
await db.user.update({ where: { id: third.id }, data: { name: "Tahir Abbas" } });
const { pageOf, loadedOf, save } = settingsOf(admin);

beforeEach(async () => {
  await db.setting.deleteMany();
});

describe("the settings", () => {
  test("B2.29 stand in the tabs General, Payments, Email, WhatsApp and Advanced, the last with Security and System", async () => {
    for (const tab of ["general", "payments", "email", "whatsapp", "advanced"]) {
      const { html, status } = await openAdmin(`/admin/settings/${tab}`, admin);
      expect(status).toBe(200);
      const tabs = [...html.matchAll(/href="\/admin\/settings\/(\w+)"[^>]*>([^<]+)<\/a>/g)].map(([, , label]) => label);
      expect(tabs.slice(0, 5)).toEqual(["General", "Payments", "Email", "WhatsApp", "Advanced"]);
      expect(html).toMatch(new RegExp(`href="/admin/settings/${tab}"[^>]*aria-current="page"`));
    }
    const { html } = await pageOf("advanced");
    expect(html).toContain("<h2>Security</h2>");
    expect(html).toContain("<h2>System</h2>");
    expect(html).toMatch(/Database<\/dt><dd>\d+ MB/);
  });

  test("the system says its version and when each job last ran, 'Never' before its first run", async () => {
    const tidied = async () => />Last tidied up<\/dt><dd>([^<]*)</.exec((await pageOf("advanced")).html)?.[1];
    expect((await pageOf("advanced")).html).toMatch(/<dt>Version<\/dt><dd>\d+\.\d+\.\d+</);
    expect(await tidied()).toBe("Never");
    await db.$executeRaw`CREATE SCHEMA IF NOT EXISTS graphile_worker`;
    await db.$executeRaw`
      CREATE TABLE IF NOT EXISTS graphile_worker._private_known_crontabs (
        identifier text PRIMARY KEY, known_since timestamptz NOT NULL, last_execution timestamptz)`;
    await db.$executeRaw`INSERT INTO graphile_worker._private_known_crontabs VALUES ('tidy', now(), '2026-11-20T22:10:00Z')`;
    expect(await tidied()).toBe("Sat 21 Nov 2026, 3:10 am");
  });

  test("B8.22 are stored with a Save Changes button, which says so, and says when that fails", async () => {
    expect((await pageOf("general")).html).toMatch(/<button[^>]*type="submit"[^>]*>Save Changes/);
    const answer = await save("general", { brand: "Taaza Bazaar" });
    expect([answer.status, answer.location, shownToast(answer)]).toEqual([
      302,
      "/admin/settings/general",
      "Settings saved successfully!",
    ]);
    const failed = await openAdmin("/admin/settings/general", {
      ...admin,
      form: typedInto(await loadedOf("general"), { brand: "", city: "Multan" }),
    });
    expect(failed.status).toBe(400);
    expect(failed.html).toContain("Failed to save settings");

    const form = typedInto(await loadedOf("general"), { brand: "Taaza Dukaan" });
    await db.$executeRaw`CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''broken off''; END'`;
    await db.$executeRaw`CREATE TRIGGER break_off BEFORE UPDATE ON settings FOR EACH ROW EXECUTE FUNCTION break_off()`;
    const broken = await openAdmin("/admin/settings/general", { ...admin, form });
    await db.$executeRaw`DROP FUNCTION break_off CASCADE`;
    expect(broken.html).toContain("Failed to save settings");
    expect(broken.html).toContain('value="Taaza Dukaan"');
    expect((await findShopSettings()).shop.brand).toBe("Taaza Bazaar");
  });

  test("B9.05 the description starts as a text about fresh groceries delivered", async () => {
    const text = "Fresh groceries and household goods, delivered the same day.";
    expect((await pageOf("general")).html).toContain(text);
    await save("general", { site_description: "The freshest sabzi of Multan." });
    expect((await findShopSettings()).site.siteDescription).toBe("The freshest sabzi of Multan.");
  });

  test("what is set is what the shop goes by at the next request", async () => {
    await save("general", {
      ...{ brand: "Taaza Bazaar", phone: "061-1234567", site_url: "https://taaza.example.com", first_slot: "9:00" },
      ...{ slot_capacity: "7", default_charge: "150", default_free_above: "0", facebook: "" },
    });
    const { shop, delivery } = await findShopSettings();
    expect(shop).toMatchObject({ brand: "Taaza Bazaar", phone: "061-1234567" });
    expect(delivery).toMatchObject({ firstSlot: "09:00", slotCapacity: 7, defaultCharge: 15_000, defaultFreeAbove: 0 });
    const { id } = await makeOrder();
    expect((await openAdmin(`/admin/orders/${id}/invoice`, admin)).html).toContain("https://taaza.example.com");
  });

  test("damaged values count as their defaults, and can be saved over", async () => {
    await db.setting.createMany({
      data: [
        { key: "site", value: { sessionTimeout: "long", logging: 7 } },
        { key: "gate_roles", value: "everybody" },
      ],
    });
    expect(JSON.parse(await loadedOf("advanced"))).toMatchObject({ session_timeout: "30", logging: "on", admit_manager: "off" });
    expect((await save("advanced", { admit_manager: "on" })).status).toBe(302);
    expect((await findShopSettings()).gateRoles).toEqual(["super_admin", "admin", "editor", "viewer", "manager"]);
  });

  test("logging and debugging reach the log of this process, and switch back", async () => {
    await findShopSettings();
    expect(logsRequests()).toBe(true);
    await save("advanced", { logging: "off" });
    await findShopSettings();
    expect([logsRequests(), log.level]).toEqual([false, "silent"]); // the environment of tests silences the log
    await save("advanced", { logging: "on" });
    await findShopSettings();
    expect(logsRequests()).toBe(true);
  });

  test("switching two-factor on begins its days of grace anew, and ends sessions that were opened without a code", async () => {
    const { site: before } = await findShopSettings();
    expect(before.twoFactorSince).toBeNull();
    await enrol(colleague.id);
    const cookie = await signIn({ id: colleague.id, role: "admin" });
    await save("advanced", { two_factor: "on" });
    const { twoFactorSince } = (await findShopSettings()).site;
    expect(Date.now() - Date.parse(twoFactorSince ?? "")).toBeLessThan(60_000);
    expect(await findViewer(cookie.slice("session=".length))).toBeNull();
    await save("advanced", { session_timeout: "60" });
    expect((await findShopSettings()).site.twoFactorSince).toBe(twoFactorSince);
    await save("advanced", { two_factor: "off" });
    expect((await findShopSettings()).site.twoFactorSince).toBeNull();
    colleague.cookie = await signIn({ id: colleague.id, role: "admin" });
  });
});

describe("two people on one tab", () => {
  test("each field ends as its last changer wanted, and one that both changed is asked about", async () => {
    const loaded = await loadedOf("general");
    await save("general", { city: "Lahore", phone: "061-1" }, { as: colleague, loaded });
    expect((await save("general", { address: "Shop 5", phone: "061-1" }, { loaded })).status).toBe(302);
    expect((await findShopSettings()).shop).toMatchObject({ city: "Lahore", phone: "061-1", address: "Shop 5" });
    const both = await openAdmin("/admin/settings/general", { ...admin, form: typedInto(loaded, { city: "Multan Cantt" }) });
    expect(both.status).toBe(409);
    expect(both.html).toMatch(/data-conflict="city"/);
    expect(both.html).toContain("Lahore");
    expect((await findShopSettings()).shop.city).toBe("Lahore");
    const asked = loadedIn(both.html);
    const answer = await save("general", { city: "Multan Cantt", asked: "city", resolve_city: "mine" }, { loaded: asked });
    expect(answer.status).toBe(302);
    expect((await findShopSettings()).shop).toMatchObject({ city: "Multan Cantt", address: "Shop 5" });
  });

  test("a field that both changed is asked about under the name of who changed that field, whoever saved the tab last", async () => {
    const loaded = await loadedOf("general");
    await save("general", { city: "Lahore" }, { as: colleague, loaded });
    await save("general", { phone: "061-2" }, { as: third, loaded });
    const { html } = await openAdmin("/admin/settings/general", { ...admin, form: typedInto(loaded, { city: "Multan Cantt" }) });
    expect(html).toContain("Sana Rafiq");
  });

  test("the page says who changed what last; one press undoes it, unless somebody changed the tab since", async () => {
    await save("general", { brand: "Taaza Bazaar", slot_capacity: "4" });
    const { html } = await pageOf("general");
    expect(html).toContain("Site name, Orders per slot changed by");
    const undo = /name="undo" value="(\d+)"/.exec(html)?.[1] ?? "";
    const press = () =>
      answerTo(Promise.resolve(saveGeneral(post("/admin/settings/general", { undo }, admin))).catch((thrown: unknown) => thrown));
    expect(shownToast(await press())).toBe("Settings saved successfully!");
    const { shop, delivery } = await findShopSettings();
    expect([shop.brand, delivery.slotCapacity]).toEqual(["Taaza Mandi", null]);
    expect(shownFailure(await press())).toContain("changed");
  });
});

describe("what cannot be saved comes back with a sentence at its field, and what was typed", () => {
  const wrong: [tab: Tab, field: string, value: string, sentence: RegExp][] = [
    ["general", "brand", " ", /fill this in/],
    ["general", "brand", "x".repeat(61), /at most 60/],
    ["general", "brand", "x".repeat(10_000), /at most 60/],
    ["general", "city", "\u200f\u202e", /fill this in/],
    ["general", "default_charge", "=1+1", /amount/],
    ["advanced", "session_timeout", "1e308", /number/],
    ["general", "whatsapp", "12", /mobile number/],
    ["general", "email", "no address", /e-mail address/],
    ["general", "facebook", "javascript:alert(1)", /web address/],
    ["general", "site_url", "https://user:word@example.com", /web address/],
    ["general", "first_slot", "25:00", /time/],
    ["general", "first_slot", "24:00", /time/],
    ["general", "last_slot", "08:00", /cannot begin before the first/],
    ["general", "slot_capacity", "ten", /number/],
    ["general", "default_charge", "1e308", /amount/],
    ["general", "default_charge", "-5", /amount/],
    ["advanced", "session_timeout", "4", /5 or more/],
    ["advanced", "session_timeout", "721", /720 or less/],
  ];
  test.each(wrong)("%s: a wrong %s (%#)", async (tab, field, value, sentence) => {
    const before = await db.auditEntry.count();
    const answer = await save(tab, { [field]: value });
    const { error, initialValue } = returnedForm(answer);
    expect([answer.status, Object.keys(error)]).toEqual([400, [field]]);
    expect(error[field]?.[0]).toMatch(sentence);
    expect(initialValue).toMatchObject({ [field]: value });
    expect(await db.auditEntry.count()).toBe(before);
  });

  test("without the right nothing is saved, and the values are read", async () => {
    expect((await save("general", { brand: "Mine" }, { as: editor })).status).toBe(403);
    expect((await pageOf("general", editor)).status).toBe(403);
  });
});
