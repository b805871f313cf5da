import { describe, expect, test } from "vitest";
import { frameTexts } from "#app/domain/team/frame-texts.ts";
import { adminPalette } from "#app/i18n/admin-palette.ts";
import { translator } from "#app/i18n/translate.ts";
import { rupees } from "#app/lib/money.ts";
import { findSection, matchesWords, sections } from "../sections.ts";
import { parseCommand } from "./command.ts";
import { entriesFor } from "./entries.ts";

const speak = { t: translator("en", adminPalette), frame: translator("en", frameTexts) };
const nothing = { text: "", command: null, orders: [], products: [], users: [], rows: [] };
const offer = {
  ...speak,
  ...{ opened: sections, mayAddProduct: true, mayAddOrder: true, theme: "dark" as const, lang: "en" as const },
};
const order = {
  ...{ id: 418, customerName: "Pervez", customerPhone: "+923012345678", status: "pending" as const },
  ...{ total: rupees(3240), due: rupees(3240), version: 3 },
};
const labels = (
  typed: string,
  wanted: Partial<Parameters<typeof entriesFor>[2]> = {},
  found: Parameters<typeof entriesFor>[1] = nothing,
) => entriesFor(typed, found, { ...offer, ...wanted }).flatMap(({ entries }) => entries.map(({ label }) => label));

describe("what the palette offers", () => {
  test("sections and actions by the beginnings of their words, in either language", () => {
    expect(labels("push")).toEqual(["Push Notifications"]);
    expect(labels("prod q")).toEqual(["Product Questions"]);
    expect(labels("madad")).toEqual(["Help"]);
    expect(labels("add new")).toEqual(["Add New Product"]);
    expect(matchesWords("ush", "Push Notifications")).toBe(false);
  });

  test("A6.11 no section that may not be opened, and no adding for those who may not", () => {
    const opened = [findSection("orders")!];
    expect(labels("", { opened, mayAddProduct: false, mayAddOrder: false })).toEqual([
      "Orders",
      "Refresh",
      "Go to Store",
      "Keyboard shortcuts",
      "Light theme",
      "Theme of the device",
      "Roman Urdu",
    ]);
  });

  test("orders, products, users and other rows from the server come last, so that nothing moves under the chosen line", () => {
    const found = {
      text: "p",
      command: null,
      orders: [order],
      products: [{ id: 7, name: "Pyaz", status: "draft" as const, price: rupees(80) }],
      users: [{ id: 9, name: "Ayesha Khan", email: null, phone: "+923012345678" }],
      rows: [{ section: "packages" as const, id: 3, name: "Pyaz basket" }],
    };
    expect(labels("pricing", {}, found)).toEqual(["Pricing", "#000418 · Pervez", "Pyaz", "Ayesha Khan", "Pyaz basket"]);
    expect(
      entriesFor("pyaz", { ...found, text: "pyaz", orders: [], products: [], rows: [] }, offer).at(-1)?.entries,
    ).toMatchObject([{ label: "Ayesha Khan", detail: "0301-2345678" }]);
    const opened = [findSection("orders")!];
    expect(labels("p", { opened }, found)).not.toContain("Pyaz basket");
  });
});

describe("a command upon an order", () => {
  const commandOf = (command: "confirm" | "paid" | "cancel") =>
    entriesFor("x", { text: "x", command, orders: [order], products: [], users: [], rows: [] }, offer)[0]?.entries[0];

  test("stands first, and is posted with the version that was shown", () => {
    const fields = { command: "paid", id: "418", version: "3" };
    expect(commandOf("paid")).toMatchObject({
      label: "Mark #000418 paid, Rs.\u00a03,240 · Pervez",
      leads: { post: "/admin/orders/palette-command", fields },
    });
  });

  test("to cancel asks first, and the answer that leaves the order stands first", () => {
    expect(commandOf("cancel")).toMatchObject({
      leads: {
        asks: {
          question: "Cancel order #000418 of Pervez?",
          answers: [{ leads: { does: "stay" } }, { leads: { fields: { command: "cancel", version: "3" } } }],
        },
      },
    });
  });
});

test("an action is found by its name in the other language too", () => {
  expect(labels("naya order")).toEqual(["New order"]);
  expect(labels("new order", { lang: "ur", frame: translator("ur", frameTexts) })).toEqual(["Naya order"]);
});

test.each([
  ["confirm 120", { command: "confirm", orderId: 120 }],
  ["#000118 paid", { command: "paid", orderId: 118 }],
  ["Cancel order 7", { command: "cancel", orderId: 7 }],
  ["118 ke paise mil gaye", { command: "paid", orderId: 118 }],
  ["120 mansookh karein", { command: "cancel", orderId: 120 }],
  ["120 pakka karo", { command: "confirm", orderId: 120 }],
  ["confirm", null],
  ["confirm 120 121", null],
  ["confirm cancel 120", null],
  ["paid potatoes 5", null],
  ["cancel 0", null],
])("'%s' means %j", (text, meant) => {
  expect(parseCommand(text)).toEqual(meant);
});
