import { beforeEach, describe, expect, test } from "vitest";
import { formFields } from "#app/domain/resource/staff-table.ts";
import {
  advancedSettings,
  emailSettings,
  generalSettings,
  maintenanceSettings,
} from "#app/domain/site-settings/settings-tabs.ts";
import { db } from "#app/platform/db.server.ts";
import { log, logsRequests } from "#app/platform/log.server.ts";
import { loader as loadDocument } from "#app/root.tsx";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, cookiesOf, visit } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { chooseLooks, settingsOf } from "#tests/support/settings-pages.ts";

const admin = await makeStaff("admin");
const { pageOf, loadedOf, save } = settingsOf(admin);

/** How a back-office page is drawn for a browser with these cookies: the theme of the document, the page, and what its account menu says. */
async function lookOf(cookie: string) {
  const { body } = await answerTo(loadDocument(visit("/admin/help", { cookie })));
  const { html } = await openAdmin("/admin/help", { cookie });
  const shell = html.slice(html.indexOf("admin-account-panel")).replaceAll(/<svg.*?<\/svg>| class="[^"]*"/g, "");
  return { theme: (body as { theme: string }).theme, html, shell: shell.slice(0, shell.indexOf("Sign out")) };
}

beforeEach(async () => {
  await db.setting.deleteMany();
});

describe("what the settings start with and where they are kept", () => {
  test("B9.06 animations and logging start on, every other switch of the settings off, and the shop acts like that", async () => {
    const pages = await Promise.all([pageOf("general"), openAdmin("/admin/settings/email", admin), pageOf("advanced")]);
    const switches = [generalSettings, maintenanceSettings, emailSettings, advancedSettings].flatMap((tab) =>
      formFields(tab).filter(({ field }) => field.type === "tick"),
    );
    const inputOf = (name: string) =>
      pages.map(({ html }) => new RegExp(`<input(?=[^>]*name="${name}")[^>]*>`).exec(html)?.[0]).find(Boolean);
    const start = Object.fromEntries(switches.map(({ name }) => [name, inputOf(name)?.includes("checked")]));
    expect(start).toEqual({
      ...{ logging: true, debugging: false, two_factor: false, admit_manager: false, admit_staff: false },
      ...{ is_enabled: false, remind_carts: false },
    });

    expect([logsRequests(), log.level]).toEqual([true, "silent"]); // the environment of tests silences the log
    expect((await pageOf("general", await makeStaff("admin"))).status).toBe(200); // without a second factor, nor a day to set it up by
    for (const role of ["manager", "staff"] as const) {
      const { status, html } = await openAdmin("/admin/orders", await makeStaff(role));
      expect([status, html.includes("Access denied")], role).toEqual([403, true]);
    }
    const { theme, shell, html } = await lookOf(admin.cookie);
    expect([theme, html.includes("data-animations")]).toEqual(["device", false]); // light, unless the device itself asks for dark
    expect(shell).toContain('aria-pressed="true">Theme of the device');
    expect(shell).toContain("Turn animations off");
  });

  test.each([
    ["admit_manager", "manager", "staff"],
    ["admit_staff", "staff", "manager"],
  ] as const)("%s lets the role %s in from the next request on, and nobody else", async (field, admitted, other) => {
    const [one, another] = [await makeStaff(admitted), await makeStaff(other)];
    const statuses = async () => [
      (await openAdmin("/admin/orders", one)).status,
      (await openAdmin("/admin/orders", another)).status,
    ];
    expect(await statuses()).toEqual([403, 403]);
    await save("advanced", { [field]: "on" });
    expect(await statuses()).toEqual([200, 403]);
    await save("advanced", { [field]: "off" });
    expect(await statuses()).toEqual([403, 403]);
  });

  test("B3.15 dark mode and animations are each device's own, everything else is kept on the server for all", async () => {
    await save("general", { brand: "Taaza Bazaar", site_url: "https://taaza.example.com", site_description: "Fresh sabzi." });
    await save("advanced", { two_factor: "on", session_timeout: "45", debugging: "on", logging: "off" });
    const kept = { siteDescription: "Fresh sabzi.", twoFactor: true, sessionTimeout: 45, debugging: true, logging: false };
    const rows = Object.fromEntries((await db.setting.findMany()).map(({ key, value }) => [key, value]));
    expect(rows).toMatchObject({ shop: { brand: "Taaza Bazaar", siteUrl: "https://taaza.example.com" }, site: kept });
    const other = await makeStaff("admin");
    const general = JSON.parse(await loadedOf("general", other));
    expect(general).toMatchObject({
      brand: "Taaza Bazaar",
      site_url: "https://taaza.example.com",
      site_description: "Fresh sabzi.",
    });
    const advanced = JSON.parse(await loadedOf("advanced", other));
    expect(advanced).toMatchObject({ two_factor: "on", session_timeout: "45", debugging: "on", logging: "off" });

    await db.setting.deleteMany();
    const [owner, second] = [await makeStaff("super_admin"), await makeStaff("super_admin")];
    expect((await pageOf("general", owner)).html).toMatch(
      /This device<.*name="theme" value="dark".*name="animations" value="off"/,
    );
    const chosen = await chooseLooks({ theme: "dark", animations: "off" }, owner);
    expect(chosen.cookies.map((cookie) => /^(\w+)=(\w+);.*Max-Age=(\d+)/.exec(cookie)?.slice(1))).toEqual([
      ["theme", "dark", String(365 * 24 * 60 * 60)],
      ["animations", "off", String(365 * 24 * 60 * 60)],
    ]);
    const device = cookiesOf(chosen);
    // the device keeps them for whoever signs in on it; the same person on another device has the defaults
    for (const { cookie } of [owner, second]) {
      const { theme, shell, html } = await lookOf(`${cookie}; ${device}`);
      expect([theme, html.includes('data-animations="off"')]).toEqual(["dark", true]);
      expect(shell).toContain('aria-pressed="true">Dark theme');
      expect(shell).toContain("Turn animations on");
    }
    expect((await lookOf(owner.cookie)).theme).toBe("device");
    expect((await lookOf(`${owner.cookie}; theme=plaid; animations=perhaps`)).theme).toBe("device");
    expect(await db.setting.count()).toBe(0);
  });
});
