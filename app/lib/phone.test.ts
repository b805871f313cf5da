import { expect, test } from "vitest";
import { formatPhone, maskPhone, normalisePhone } from "./phone.ts";

test.each([
  "0301-2345678",
  "03012345678",
  "+92 301 2345678",
  "+92 (0)301 2345678",
  "923012345678",
  "0092 301 234 5678",
  "3012345678",
  " 0301 234-5678 ",
])("%j is the mobile number +923012345678", (text) => {
  expect(normalisePhone(text)).toBe("+923012345678");
});

test.each([
  "",
  "0301-234567",
  "0301-23456789",
  "061-4512345",
  "+14155550100",
  "0301-234567a",
  "call me",
  "+3012345678",
  "030".repeat(9),
])("%j is no Pakistani mobile number", (text) => {
  expect(normalisePhone(text)).toBeNull();
});

test("a mobile number is shown the way people write it", () => {
  expect(formatPhone("+923012345678")).toBe("0301-2345678");
  expect(formatPhone("+14155550100")).toBe("+14155550100");
});

test("a masked number can be recognised but not called", () => {
  expect(maskPhone("+923012345678")).toBe("0301-*****78");
  expect(maskPhone("+14155550100")).toBe("+1415*****00");
  expect(maskPhone("911")).toBe("***");
  expect(maskPhone("")).toBe("");
});
