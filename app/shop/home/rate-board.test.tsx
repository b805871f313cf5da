import { expect, test } from "vitest";
import type { Card } from "#app/domain/catalog/card.ts";
import { jsonList } from "#app/lib/json-list.ts";
import { paisa } from "#app/lib/money.ts";
import { showPart } from "#tests/support/pages-of.tsx";
import { RateBoard } from "./rate-board.tsx";

const aloo: Card = {
  id: 112,
  name: "Potatoes",
  nameUr: "Aloo",
  unit: "kg",
  quality: "A",
  image: "/aloo.svg",
  price: paisa(9_500),
};

function boardWith(change: number, lang: "en" | "ur" = "en") {
  const rates = jsonList([{ product: aloo, change }]);
  return rates && showPart(<RateBoard rates={rates} />, "/", lang);
}

test("the board says today's price, and by how much it is above or below yesterday's, to the eye and to the ear", async () => {
  const dearer = await boardWith(1_200);
  expect(dearer).toContain("Aaj ka bhao");
  expect(dearer).toContain('href="/product/112"');
  expect(dearer).toMatch(/Potatoes<small>Aloo · 1 kg<\/small>/);
  expect(dearer).toContain('aria-hidden="true">▲ 12<');
  expect(dearer).toContain(">Rs. 12 more than yesterday<");
  expect(await boardWith(-1_550)).toContain('aria-hidden="true">▼ 15.50<');
  expect(await boardWith(-1_550, "ur")).toContain(">kal se Rs. 15.50 kam<");
  expect(await boardWith(0)).toContain(">as yesterday<");
});
