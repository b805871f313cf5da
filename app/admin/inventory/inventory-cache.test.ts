import { expect, test } from "vitest";
import type { InventoryProduct } from "#app/domain/inventory/list-inventory.server.ts";
import { inventoryCache } from "./inventory-cache.ts";

const minute = 60_000;
const product = { id: 1, name: "Aloo" } as InventoryProduct;

function shelf() {
  let [time, asked] = [0, 0];
  const cache = inventoryCache(
    async () => {
      asked += 1;
      return [product];
    },
    () => time,
  );
  const wait = (minutes: number) => {
    time += minutes * minute;
  };
  return { cache, asked: () => asked, wait };
}

test("A9.10 what the picker fetched is fresh for 5 minutes and kept for 10", async () => {
  const { cache, asked, wait } = shelf();
  await cache.find("aloo");
  wait(5);
  expect(await cache.find("aloo")).toEqual([product]);
  expect(asked()).toBe(1);
  wait(1);
  expect(cache.cached("aloo")).toEqual([product]);
  await cache.find("aloo");
  expect(asked()).toBe(2);
  wait(10);
  expect(cache.cached("aloo")).toEqual([product]);
  wait(1);
  expect(cache.cached("aloo")).toBeNull();
});

test("each search is remembered on its own, and one that failed is not", async () => {
  let isDown = true;
  const cache = inventoryCache(async () => {
    if (isDown) throw new Error("down");
    return [product];
  });
  await expect(cache.find("aloo")).rejects.toThrow();
  isDown = false;
  expect(await cache.find("aloo")).toEqual([product]);
  expect(cache.cached("pyaz")).toBeNull();
});
