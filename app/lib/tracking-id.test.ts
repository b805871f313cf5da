import fc from "fast-check";
import { expect, test } from "vitest";
import { crockford } from "./tracking-id.ts";

const eightBytes = fc.uint8Array({ minLength: 8, maxLength: 8 });

test("a tracking id is thirteen characters that nobody confuses when reading them aloud", () => {
  fc.assert(fc.property(eightBytes, (bytes) => /^[0-9A-HJKMNP-TV-Z]{13}$/.test(crockford(bytes))));
});

test("different random numbers give different ids", () => {
  fc.assert(fc.property(eightBytes, eightBytes, (a, b) => (crockford(a) === crockford(b)) === (Buffer.compare(a, b) === 0)));
});

test("the smallest and the largest id", () => {
  expect(crockford(new Uint8Array(8))).toBe("0000000000000");
  expect(crockford(new Uint8Array(16).fill(255))).toBe("FZZZZZZZZZZZZ");
});

test("an id that could be guessed is not made", () => {
  expect(() => crockford(new Uint8Array(7))).toThrow(RangeError);
});
