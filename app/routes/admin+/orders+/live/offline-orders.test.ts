import { expect, test } from "vitest";
import { offlineOrders } from "#app/contract/offline-orders.ts";
import type { OrderRow } from "#app/domain/orders/order-row.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { shared } from "#app/i18n/shared.ts";
import { translator } from "#app/i18n/translate.ts";
import { rupees } from "#app/lib/money.ts";
import { offlineOrdersOf } from "./offline-orders.ts";

const order: OrderRow = {
  id: 418,
  customerName: "Ayesha Khan",
  customerPhone: "+923012345678",
  deliveryZone: "Gulgasht Colony",
  deliveryAddress: "House 12, Street 4",
  deliveryDate: "2026-11-20",
  deliveryTime: "16:00:00",
  deliveryNotes: null,
  status: "out for delivery",
  isPaid: false,
  paymentMethod: "cash",
  itemsCount: 3,
  total: rupees(1234),
  due: rupees(1234),
  version: 1,
  createdAt: new Date("2026-11-20T05:00:00Z"),
  isUnheard: false,
  marks: { isUnproved: true, isFirst: true, refused: 0, isConfirmed: false },
};

const keptBy = (lang: Lang, orders: readonly OrderRow[]) =>
  offlineOrdersOf(orders, {
    t: translator(lang, adminOrders),
    words: translator(lang, shared),
    lang,
    today: "2026-11-20",
    title: "Orders",
    at: new Date("2026-11-20T09:05:00Z"),
  });

const plain = (cells: readonly string[] = []) => cells.map((cell) => cell.replaceAll("\u00a0", " "));

test("the list that the window keeps says what a delivery needs: who, where, when, how much", () => {
  const { asOf, columns, rows } = keptBy("en", [order]);
  expect(asOf).toContain("Fri 20 Nov 2026");
  expect(plain([asOf])[0]).toContain("2:05 pm");
  expect(columns).toHaveLength(8);
  expect(plain(rows[0])).toEqual([
    "#000418",
    "Ayesha Khan",
    "0301-2345678",
    "Gulgasht Colony, House 12, Street 4",
    "Today 4 pm – 6 pm",
    "Out for delivery",
    "COD",
    "Rs. 1,234",
  ]);
});

test("a full page of the longest orders is taken by the window, in both languages", () => {
  const long = { ...order, customerName: "A".repeat(100), deliveryAddress: "House ".repeat(83) };
  for (const lang of ["en", "ur"] as const) {
    const kept = keptBy(
      lang,
      Array.from({ length: 25 }, () => long),
    );
    expect(offlineOrders.parse(kept)).toEqual(kept);
  }
});
