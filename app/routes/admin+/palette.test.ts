import { describe, expect, test } from "vitest";
import type { Found } from "#app/admin/palette/found.ts";
import { rupees } from "#app/lib/money.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, visit } from "#tests/fixtures/request.ts";
import { loader } from "./palette.ts";

const admin = await makeStaff("admin");
const viewer = await makeStaff("viewer");

async function find(text: string, staff = admin): Promise<Found> {
  return (await answerTo(loader(visit(`/admin/palette?${new URLSearchParams({ q: text })}`, staff)))).body as Found;
}

test("what is found is kept by no browser", async () => {
  const answer = await answerTo(loader(visit("/admin/palette?q=zafran", admin)));
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
});

describe("an order", () => {
  test("is found by its number, with and without # and zeros, ahead of newer ones", async () => {
    const { id } = await makeOrder({ customerPhone: "+923331112222" });
    await makeOrder({ customerPhone: `+92333${String(id).padStart(7, "9")}` });
    for (const text of [String(id), `#${String(id).padStart(6, "0")}`]) expect((await find(text)).orders[0]?.id).toBe(id);
  });

  test("is found by phone however it is written, by those who may read phones", async () => {
    const { id } = await makeOrder({ customerPhone: "+923217654321" });
    for (const text of ["0321-7654321", "+92 321 7654321", "7654321"])
      expect((await find(text)).orders.map((order) => order.id)).toEqual([id]);
    expect((await find("7654321", viewer)).orders).toEqual([]);
    expect((await find(String(id), viewer)).orders[0]?.customerPhone).toBe("0321-*****21");
  });
});

describe("a product", () => {
  test("is found whatever its status, those on sale first, and by its barcode", async () => {
    const archived = await makeProduct({ name: "Zafran Special", status: "archived", popularity: 9 });
    const active = await makeProduct({ name: "Zafran", price: rupees(900), barcode: "8961234567890" });
    expect((await find("zafran")).products.map(({ id }) => id)).toEqual([active.id, archived.id]);
    expect((await find("8961234567890")).products.map(({ id }) => id)).toEqual([active.id]);
  });
});

test("a handful is offered, and a single letter finds nothing", async () => {
  for (let made = 0; made < 7; made++) await makeOrder({ customerName: `Handful ${made}` });
  expect((await find("Handful")).orders).toHaveLength(5);
  expect(await find("H")).toMatchObject({ orders: [], products: [] });
  expect(await find("")).toMatchObject({ orders: [], products: [] });
});

test.each(hostileCases)("%s finds nothing and breaks nothing", async (_, value) => {
  const { orders, products } = await find(value);
  expect(orders.length + products.length).toBeLessThanOrEqual(10);
});
