import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatPhone, maskPhone } from "./format-phone.ts";
import { gatewayPhone, normalisePhone } from "./phone.ts";

test.each([
  "0301-2345678",
  "03012345678",
  "+92 301 2345678",
  "+92 (0)301 2345678",
  "923012345678",
  "0092 301 234 5678",
  "3012345678",
  " 0301 234-5678 ",
  "\u202a+92 301 2345678\u202c",
  "\u200e03012345678",
  "۰۳۰۱۲۳۴۵۶۷۸",
  "٠٣٠١٢٣٤٥٦٧٨",
  "0301–2345678",
  "0301/2345678",
  "0301·2345678",
  "0301\u00a02345678",
  "tel:+923012345678",
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

test("every number as chats and phone books copy it is the same mobile", () => {
  const numbers = readFileSync("tests/fixtures/field/phones.txt", "utf8").split("\n").filter(Boolean);
  expect(numbers.map(normalisePhone)).toEqual(numbers.map(() => "+923000000002"));
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

describe("a number for the WhatsApp gateway", () => {
  const ayesha = [
    ...["0301-2345678", "03012345678", "0301 2345678", "0301.2345678", "(0301) 2345678", "0301/2345678", " 0301 234 5678 "],
    ...["3012345678", "301-2345678", "301 234 5678", "923012345678", "92 301 2345678", "92-301-2345678", "92 0301 2345678"],
    ...["+923012345678", "+92 301 2345678", "+92-301-2345678", "+92 (0)301 2345678", "+92 0301 2345678", "+ 92 301 2345678"],
    ...["00923012345678", "0092 301 2345678", "0092 (0) 301 2345678", "0092-0301-2345678", "tel:+923012345678"],
    ...[
      "WhatsApp: 0301 2345678",
      "٠٣٠١٢٣٤٥٦٧٨",
      "۰۳۰۱۲۳۴۵۶۷۸",
      "\u200e+92 301 2345678\u200e",
      "0301\u00a02345678",
      "0301\t2345678",
    ],
    ...["0301–2345678", "0301—2345678", "0301_2345678", "[0301]2345678", "0301\n2345678"],
  ];
  test.each(ayesha)("%j is +923012345678", (text) => {
    expect(gatewayPhone(text)).toBe("+923012345678");
  });

  test("B5.09 keeps only digits and plus", () => {
    expect(gatewayPhone("a+1 (415) 555-01x00")).toBe("+14155550100");
  });

  test("B5.10 gains a plus before a leading 92", () => {
    expect(gatewayPhone("92 61 4512345")).toBe("+92614512345");
  });

  test("B5.11 with a leading 03 becomes +92 without the 0, 92 being the default country code", () => {
    expect(gatewayPhone("0345 0001122")).toBe("+923450001122");
  });

  test("B5.12 with a leading 3 and at least 9 digits is prefixed by +92", () => {
    expect(gatewayPhone("301234567")).toBe("+92301234567");
    expect(gatewayPhone("30123456")).toBeNull();
  });

  test("B5.13 that no other rule fits is prefixed by a plus", () => {
    expect(gatewayPhone("44 20 7946 0000")).toBe("+442079460000");
  });

  test.each([
    ["061-4512345", "+92614512345"],
    ["0092 61 4512345", "+92614512345"],
    ["+92 (061) 4512345", "+92614512345"],
    ["+1 415 555 0100", "+14155550100"],
    ["0044 20 7946 0000", "+442079460000"],
    ["+971 50 123 4567", "+971501234567"],
    ["1415 5550100", "+14155550100"],
    ["+92 00301 2345678", "+92003012345678"],
  ])("%j is %s", (text, phone) => {
    expect(gatewayPhone(text)).toBe(phone);
  });

  test.each([
    ...["", " ", "+", "call me", "0301", "301-2345", "+92 301", "+123456789", "12345678", "0301-23", "000"],
    ...["++923012345678", "+92+3012345678", "0301+2345678", "+1234567890123456", "030".repeat(9), "0301-2345678, 0302-2345678"],
  ])("%j is none", (text) => {
    expect(gatewayPhone(text)).toBeNull();
  });

  test("made once it stays as it is, and holds nothing but a plus and 10 to 15 digits", () => {
    const sign = fc.constantFrom(..."0123456789+ -()923003".split(""), "00", "92", "+92", "03", "۳");
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 20 }), (signs) => {
        const phone = gatewayPhone(signs.join(""));
        if (phone === null) return;
        expect(phone).toMatch(/^\+\d{10,15}$/);
        expect(gatewayPhone(phone)).toBe(phone);
      }),
      { numRuns: 2000 },
    );
  });
});
