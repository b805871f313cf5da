import fc from "fast-check";
import { expect, test } from "vitest";
import { slug } from "./slug.ts";

test.each([
  ["Atta, Rice & Flour", "atta-rice-flour"],
  ["Nestlé MilkPak UHT Milk 250 ml", "nestle-milkpak-uht-milk-250-ml"],
  ["Olper's Full Cream Milk 1.5 L", "olpers-full-cream-milk-1-5-l"],
  ["  7UP  ", "7up"],
  ["مٹن", ""],
])("%j becomes %j", (name, address) => {
  expect(slug(name)).toBe(address);
});

test("any name becomes an address that needs no escaping and stays the same when taken again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (name) => {
      const address = slug(name);
      return /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/.test(address) && address.length <= 80 && slug(address) === address;
    }),
  );
});
