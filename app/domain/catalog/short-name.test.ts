import { expect, test } from "vitest";
import { shortNameUr } from "./short-name.ts";

const atta = { name: "Sunridge Chakki Atta 10 kg", nameUr: "Sunridge Chakki Aata 10 kg", brand: "Sunridge", size: "10 kg" };

test.each([
  ["loses the brand and the size", atta, "Chakki Aata"],
  ["stays whole where it has neither", { name: "Onions", nameUr: "Pyaz", brand: null, size: "1 kg" }, "Pyaz"],
  ["is left out where it says the same", { ...atta, nameUr: "Sunridge Chakki Atta 10 kg" }, null],
  ["is left out where there is none", { ...atta, nameUr: null }, null],
  ["is left out where only brand and size remain", { ...atta, nameUr: "Sunridge 10 kg" }, null],
  ["keeps a size that is part of a word", { ...atta, nameUr: "Aata110 kg" }, "Aata110 kg"],
])("the Roman-Urdu name under a card's name %s", (_, product, short) => {
  expect(shortNameUr(product)).toBe(short);
});
