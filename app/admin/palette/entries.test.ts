import { describe, expect, test } from "vitest";
import { admin } from "#app/i18n/admin.ts";
import { adminPalette } from "#app/i18n/admin-palette.ts";
import { translator } from "#app/i18n/translate.ts";
import { rupees } from "#app/lib/money.ts";
import { findSection, sections } from "../sections.ts";
import { entriesFor, isMeant } from "./entries.ts";

const speak = { t: translator("en", adminPalette), frame: translator("en", admin) };
const nothing = { text: "", orders: [], products: [] };
const offer = { ...speak, opened: sections, mayAddProduct: true, theme: "dark" as const };
const labels = (typed: string, wanted: Partial<typeof offer> = {}, found: Parameters<typeof entriesFor>[1] = nothing) =>
  entriesFor(typed, found, { ...offer, ...wanted }).flatMap(({ entries }) => entries.map(({ label }) => label));

describe("what the palette offers", () => {
  test("sections and actions by the beginnings of their words, in either language", () => {
    expect(labels("push")).toEqual(["Push Notifications"]);
    expect(labels("prod q")).toEqual(["Product Questions"]);
    expect(labels("madad")).toEqual(["Help"]);
    expect(labels("add new")).toEqual(["Add New Product"]);
    expect(isMeant("ush", "Push Notifications")).toBe(false);
  });

  test("A6.11 no section that may not be opened, and no adding for those who may not", () => {
    const opened = [findSection("orders")!];
    expect(labels("", { opened, mayAddProduct: false })).toEqual([
      "Orders",
      "Refresh",
      "Go to Store",
      "Keyboard shortcuts",
      "Light theme",
      "Roman Urdu",
    ]);
  });

  test("orders and products from the server come last, so that nothing moves under the chosen line", () => {
    const found = {
      text: "p",
      orders: [
        { id: 418, customerName: "Pervez", customerPhone: "+923012345678", status: "pending" as const, total: rupees(3240) },
      ],
      products: [{ id: 7, name: "Pyaz", status: "draft" as const, price: rupees(80) }],
    };
    expect(labels("pricing", {}, found)).toEqual(["Pricing", "#000418 · Pervez", "Pyaz"]);
  });
});
