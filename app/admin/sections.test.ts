import { describe, expect, test } from "vitest";
import { frameTexts } from "#app/domain/team/frame-texts.ts";
import { may, permissionKeys, type Role, roleDefaults, roles } from "#app/domain/team/permissions.ts";
import { admin } from "#app/i18n/admin.ts";
import { findSection, menuOf, sections, sectionsFor } from "./sections.ts";

const menu = Object.fromEntries(menuOf(sections).map(({ group, sections: inside }) => [group, inside.map(({ key }) => key)]));
const openedBy = (role: Role) => sectionsFor((key, access) => may(roleDefaults[role], key, access)).map(({ key }) => key);

describe("the navigation", () => {
  test("A2.93 Core and Commerce hold their sections in order", () => {
    expect(menu.core).toEqual(["dashboard", "users", "team"]);
    expect(menu.commerce).toEqual([
      "products",
      "categories",
      "subcategories",
      "orders",
      "packages",
      "services",
      "delivery-zones",
    ]);
  });

  test("A2.94 Content and Communication hold their sections in order", () => {
    expect(menu.content).toEqual(["reviews", "content", "faq", "videos", "seo-management"]);
    expect(menu.communication).toEqual(["suggestions", "product-questions", "whatsapp", "fcm-notifications"]);
  });

  test("A2.95 Analytics and System hold their sections in order, and beside the day's money there is no other group", () => {
    expect(menu.analytics).toEqual(["analytics", "abandonment"]);
    expect(menu.system).toEqual(["help", "settings"]);
    expect(Object.keys(menu)).toEqual(["core", "commerce", "money", "content", "communication", "analytics", "system"]);
  });

  test("seven sections stand in no group and open by address alone", () => {
    const outside = sections.filter(({ group }) => group === null).map(({ key }) => key);
    expect(outside.sort()).toEqual(["contact", "email", "outbox", "payments", "pricing", "seo-health", "statistics"]);
  });

  test("A2.96 team, fcm-notifications and abandonment are called by their full names", () => {
    expect(admin.en["section.team"]).toBe("Team Management");
    expect(admin.en["section.fcm-notifications"]).toBe("Push Notifications");
    expect(admin.en["section.abandonment"]).toBe("Cart Abandonment");
  });

  test("every section has a name in both languages", () => {
    for (const { key } of sections)
      expect([frameTexts.en[`section.${key}`], frameTexts.ur[`section.${key}`]]).not.toContain(undefined);
  });
});

describe("what opens a section", () => {
  test("A6.08 a section's right is its own key with underscores, but for those that borrow one", () => {
    const borrowed = sections.filter(({ key, permission }) => permission !== key.replaceAll("-", "_"));
    expect(Object.fromEntries(borrowed.map(({ key, permission, access }) => [key, `${permission} ${access}`]))).toEqual({
      "seo-management": "content edit",
      "fcm-notifications": "fcm view",
      statistics: "dashboard view",
      pricing: "products view",
      contact: "content view",
      "seo-health": "content view",
      payments: "orders view",
      day: "orders view",
      khata: "orders edit",
      contacts: "orders edit",
      outbox: "settings view",
      email: "settings view",
    });
  });

  test("every right is known and every right opens something", () => {
    expect([...new Set(sections.map(({ permission }) => permission))].sort()).toEqual([...permissionKeys].sort());
  });

  test("A6.11 nobody is shown a section they may not open", () => {
    for (const role of roles) {
      for (const key of openedBy(role)) {
        const { permission, access } = findSection(key)!;
        expect(may(roleDefaults[role], permission, access), `${role} ${key}`).toBe(true);
      }
    }
    expect(openedBy("super_admin")).toHaveLength(sections.length);
    expect(openedBy("admin")).not.toContain("team");
    expect(openedBy("viewer")).not.toContain("seo-management");
    expect(openedBy("viewer")).toContain("seo-health");
    expect(openedBy("editor")).not.toContain("orders");
  });

  test("A6.11 a group of which nothing may be opened is not shown", () => {
    const shown = menuOf(sectionsFor((key) => key === "orders"));
    expect(shown.map(({ group }) => group)).toEqual(["commerce", "money"]);
  });
});
