import { describe, expect, test } from "vitest";
import type { Caller } from "#app/domain/counter/find-caller.server.ts";
import { rupees } from "#app/lib/money.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { after, offer, tea } from "#tests/fixtures/counter-sale.ts";
import { changeSale, type SaleChange } from "./change-sale.ts";
import { emptySale, type SaleState } from "./sale.ts";
import { slotOf } from "./slot.ts";
import { basketLabel } from "./use-held-baskets.ts";

const card = { words: "Phone card", quantity: thousandths(2000), price: rupees(100) };
const amna: Caller = {
  phone: "+923001112223",
  name: "Amna",
  address: "House 3",
  landmark: "Masjid",
  zone: "Model Town",
  orders: 2,
  places: [],
  khata: null,
  isBlocked: false,
  lastBasket: null,
};
const greet = (caller: Caller | null, phone = amna.phone): SaleChange => ({ do: "greet", phone, caller });
const typed = (values: Partial<SaleState["customer"]>): SaleChange => ({ do: "customer", values });
const guessed = (zone: string): SaleChange => ({ do: "zone", zone, by: "guess" });

describe("a caller", () => {
  test("is greeted with name, address and zone, and their order goes by phone unless it came by message", () => {
    const sale = after(typed({ customer_phone: amna.phone }), greet(amna));
    expect(sale).toMatchObject({ kind: "phone", zone: "Model Town", customer: { customer_name: "Amna", landmark: "Masjid" } });
    expect(after({ do: "set", values: { kind: "whatsapp" } }, greet(amna)).kind).toBe("whatsapp");
    expect(after(typed({ customer_phone: amna.phone }), { do: "set", values: { kind: "counter" } }, greet(amna)).kind).toBe(
      "counter",
    );
  });

  test("makes it an order by phone as soon as the number is whole, before the shop knows who it is", () => {
    expect(after(typed({ customer_phone: "0300111222" })).kind).toBe("counter");
    expect(after(typed({ customer_phone: "03001112223" })).kind).toBe("phone");
    const byMessage = after({ do: "set", values: { kind: "whatsapp" } }, typed({ customer_phone: "03001112223" }));
    expect(byMessage.kind).toBe("whatsapp");
  });

  test("does not take the place of what was typed before or after", () => {
    const elsewhere = after(typed({ delivery_address: "Office 9, Cantt" }), guessed("Multan Cantt"), greet(amna));
    expect(elsewhere).toMatchObject({
      zone: "Multan Cantt",
      customer: { customer_name: "Amna", delivery_address: "Office 9, Cantt", landmark: "" },
    });
    const moved = after(greet(amna), typed({ delivery_address: "House 7" }), greet(amna));
    expect(moved.customer.delivery_address).toBe("House 7");
  });

  test("who was greeted under a wrong number takes their address with them", () => {
    const sale = after(greet(amna), greet(null, "+923001112224"));
    expect(sale).toMatchObject({ zone: "", customer: { customer_name: "", delivery_address: "", landmark: "" } });
  });

  test("has another order brought elsewhere: address, landmark and zone go together, whatever was chosen before", () => {
    const office = { address: "Office 9", landmark: null, zone: "Multan Cantt" };
    const sale = after(greet(amna), { do: "zone", zone: "Garden Town", by: "hand" }, { do: "place", place: office });
    expect(sale).toMatchObject({
      zone: "Multan Cantt",
      customer: { customer_name: "Amna", delivery_address: "Office 9", landmark: "" },
    });
    expect(changeSale(sale, { do: "place", place: { ...office, zone: null } })).toMatchObject({ zone: "", zoneBy: "guess" });
  });

  test("has their last basket once, however often its key is pressed", () => {
    const again: SaleChange = { do: "again", orderId: 7, lines: [offer(tea), card] };
    expect(after(again, again).lines).toMatchObject([
      { product: { name: "Tea" }, quantity: 1000 },
      { product: null, words: "Phone card", quantity: 2000, price: rupees(100) },
    ]);
  });
});

test("what is typed while a sale is on its way belongs to the next one, and nothing else of it does", () => {
  const sent = after(typed({ customer_phone: amna.phone }), greet(amna), {
    do: "add",
    lines: [{ offers: [offer(tea)], words: "Tea" }],
  });
  expect(changeSale(sent, { do: "next", sent })).toEqual(emptySale);
  const called = changeSale(sent, typed({ customer_phone: "03331112223" }));
  const written = changeSale(called, { do: "add", lines: [{ offers: [], words: "Mug" }] });
  expect(changeSale(written, { do: "next", sent })).toEqual({
    ...emptySale,
    kind: "phone",
    customer: { ...emptySale.customer, customer_phone: "03331112223" },
    lines: [expect.objectContaining({ words: "Mug" })],
    nextKey: 3,
  });
});

describe("the zone", () => {
  test("a guess gives way to what is known of the caller, until their address is changed; by hand it stays", () => {
    expect(after(greet(amna), guessed("Gulgasht Colony")).zone).toBe("Model Town");
    const moved = after(greet(amna), typed({ delivery_address: "Gulgasht" }), guessed("Gulgasht Colony"));
    expect(moved.zone).toBe("Gulgasht Colony");
    const chosen = changeSale(moved, { do: "zone", zone: "Garden Town", by: "hand" });
    expect(changeSale(chosen, guessed("Gulgasht Colony")).zone).toBe("Garden Town");
    expect(after({ do: "load", sale: emptySale }, guessed("Gulgasht Colony")).zone).toBe("Gulgasht Colony");
  });
});

describe("a message", () => {
  const read = (text: string, isAnother: boolean): SaleChange => ({
    do: "list",
    text,
    isAnother,
    lines: [{ offers: [], words: text }],
  });
  const scanned: SaleChange = { do: "add", lines: [{ offers: [offer(tea)], words: "Tea" }] };

  test("another one is kept below the first, each with its lines", () => {
    const sale = after(scanned, read("1 jhaaru", true), read("2 mug", true));
    expect(sale).toMatchObject({ kind: "whatsapp", list: "1 jhaaru\n\n2 mug" });
    expect(sale.lines.map(({ words }) => words)).toEqual(["Tea", "1 jhaaru", "2 mug"]);
  });

  test("read anew, its lines take the place of those before and what was scanned stays", () => {
    const sale = after(scanned, read("1 jharu", true), read("1 jhaaru", false));
    expect(sale.lines.map(({ words }) => words)).toEqual(["Tea", "1 jhaaru"]);
  });
});

test("a time that was chosen holds as long as it is open, else the earliest is taken", () => {
  const slots = [
    { date: "2026-11-20", time: "16:00:00" },
    { date: "2026-11-20", time: "18:00:00" },
  ];
  expect(slotOf("", slots)).toBe("2026-11-20 16:00:00");
  expect(slotOf("2026-11-20 18:00:00", slots)).toBe("2026-11-20 18:00:00");
  expect(slotOf("2026-11-19 18:00:00", slots)).toBe("2026-11-20 16:00:00");
  expect(slotOf("2026-11-19 18:00:00", [])).toBe("");
});

test("a basket that waits is known by its customer and what is in it", () => {
  const one = after({ do: "add", lines: [{ offers: [offer(tea)], words: "Tea" }] });
  expect(basketLabel(one)).toBe("Tea");
  const more = changeSale(changeSale(one, typed({ customer_name: "Amna" })), {
    do: "add",
    lines: [{ offers: [], words: "Mug" }],
  });
  expect(basketLabel(more)).toBe("Amna, Tea +1");
});
