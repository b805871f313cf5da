import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "#tests/fixtures/runs.ts";
import { fixedWorksIn } from "#tests/fixtures/work-of.ts";
import { parseList, readList } from "./parse-list.ts";

const read = (message: string) =>
  parseList(message).map(({ quantity, unit, words, size }) =>
    [quantity / 1000, unit, words, size && `of ${size.quantity / 1000} ${size.unit}`].filter((part) => part !== null).join(" "),
  );

describe("a pasted list", () => {
  test("is read as in the example of every day", () => {
    expect(read("2 kilo aloo, adha kg pyaz, 1 pao adrak, 1 darjan anday")).toEqual([
      "2 kg aloo",
      "0.5 kg pyaz",
      "0.25 kg adrak",
      "1 dozen anday",
    ]);
  });

  test.each([
    ["dhai kilo aloo", "2.5 kg aloo"],
    ["sawa kilo aloo", "1.25 kg aloo"],
    ["sawa do kilo aloo", "2.25 kg aloo"],
    ["paune do kilo aloo", "1.75 kg aloo"],
    ["paune kilo aloo", "0.75 kg aloo"],
    ["saarhe teen kilo aloo", "3.5 kg aloo"],
    ["1 1/2 kg aloo", "1.5 kg aloo"],
    ["½ kg aloo", "0.5 kg aloo"],
    ["1½ kg aloo", "1.5 kg aloo"],
    ["ek aloo", "1 aloo"],
    ["aloo 250gm", "0.25 kg aloo"],
    ["aloo x2", "2 aloo"],
    ["2 x aloo", "2 aloo"],
    ["5kg atta 1 thela", "1 packet atta of 5 kg"],
    ["doodh 250 ml 2 dabbay", "2 packet doodh of 0.25 litre"],
    ["50 rupay ka dhania", "50 rupee dhania"],
    ["۵ کلو چینی", "5 kg چینی"],
    ["۱٫۵ کلو آلو", "1.5 kg آلو"],
    ["١٢ انڈے", "12 انڈے"],
    ["2,5 kg aloo", "2.5 kg aloo"],
    ["1,500 gm aloo", "1.5 kg aloo"],
    ["2\ufe0f\u20e3 maida 1 kg", "1 kg maida"],
  ])("%s is %s", (message, line) => {
    expect(read(message)).toEqual([line]);
  });

  test.each([
    ["• aloo 2kg"],
    ["1) aloo 2kg"],
    ["🥔 aloo 2 kg 🙏"],
    ["*aloo* 2kg @95"],
    ["aloo 2kg -190"],
    ["Salam bhai, aloo 2 kg bhej do"],
    ["[12/11/26, 6:42 pm] Amna: aloo 2 kg"],
    ["aloo 2 kg\nHouse 12, street 4, Gulgasht Colony\n0301-2345678\nshaam 5 baje"],
  ])("%s asks for two kilos of potatoes and nothing else", (message) => {
    expect(read(message)).toEqual(["2 kg aloo"]);
  });

  test.each([
    ["tin kilo aloo", ["3 kg aloo"]],
    ["2 tin tuna", ["2 packet tuna"]],
    ["ghee tin 2", ["2 packet ghee"]],
    ["7 up 3 botal", ["3 packet 7 up"]],
    ["3 in 1 coffee 2", ["2 3 in 1 coffee"]],
    ["aloo 2 kg nahi 3 kg", ["3 kg aloo"]],
    ["aloo 2 kg\nnahi 3", ["3 kg aloo"]],
    ["aloo 2 kg, pyaz 1 kg, sorry aloo 3 kg kar dein", ["3 kg aloo", "1 kg pyaz"]],
    ["aloo 2 kg\npyaz 1 kg\npyaz rehne dein", ["2 kg aloo"]],
    ["2 kg aloo kar dein", ["2 kg aloo"]],
    ["aloo kilo", ["1 kg aloo"]],
    ["2 ser aloo, 1 killo pyaz", ["2 kg aloo", "1 kg pyaz"]],
    ["dhai sau gram paneer", ["0.25 kg paneer"]],
    ["ponay do kilo qeema", ["1.75 kg qeema"]],
    ["100 wala dhania", ["100 rupee dhania"]],
  ])("%s is read as %j", (message, lines) => {
    expect(read(message)).toEqual(lines);
  });

  test.each([
    ["[9:13 am, 28/11/2026] Gul Khan: 2 kg aloo", ["2 kg aloo"]],
    ["[28/11, 21:14] Amna: pyaz 1 kg", ["1 kg pyaz"]],
    ["\u200e[28/11/2026, 9:14:00\u202fAM] Baji Samina: \u200eimage omitted", []],
    ["28/11/2026, 9:13\u202fam - Baji Samina: 2 kg aloo\n1 kg pyaz", ["2 kg aloo", "1 kg pyaz"]],
    ["anday 1 darjan <This message was edited>", ["1 dozen anday"]],
    ["aloo 2 kg \u200e<This message was edited>", ["2 kg aloo"]],
    ["https://maps.google.com/?q=30.19,71.46\npyaz 1 kg", ["1 kg pyaz"]],
    ["Location: https://maps.app.goo.gl/abc123XYZ", []],
    ["30.198765, 71.468765\npyaz 1 kg", ["1 kg pyaz"]],
    ["~1 kg pyaz~\n2 kg aloo", ["2 kg aloo"]],
    ["pampers 4 number", ["1 pampers 4"]],
    ["molfix 3 no 1 packet", ["1 packet molfix 3"]],
    ["pepsi 1.5ltr(2)", ["2 pepsi of 1.5 litre"]],
    ["lux soap@2", ["2 lux soap"]],
    ["kilo aloo", ["1 kg aloo"]],
    ["surf ka dabba", ["1 packet surf"]],
    ["bachon ke liye doodh 2 packet", ["2 packet doodh"]],
    ["biryani das logon ke liye", ["1 biryani"]],
    ["shampoo under 1000", ["1 shampoo"]],
    ["shehad 1500 tak", ["1 shehad"]],
    ["آلو اور پیاز", ["1 آلو", "1 پیاز"]],
    ["doodh aur dabal roti", ["1 doodh", "1 dabal roti"]],
    [".5 kg adrak", ["0.5 kg adrak"]],
  ])("%j asks for %j", (message, lines) => {
    expect(read(message)).toEqual(lines);
  });

  test.each(["whatsapp-web", "whatsapp-web-names", "whatsapp-export-android", "whatsapp-export-ios", "whatsapp-edited"])(
    "of %s no sender, time, date or text of WhatsApp's own is an item",
    (name) => {
      const { lines, unread } = readList(readFileSync(`tests/fixtures/field/${name}.txt`, "utf8"));
      const told = [...lines.map(({ words }) => words), ...unread].join("|");
      expect(told).not.toMatch(
        /baji|samina|khan|rehmat|amna|taaza|2026|9:1|edited|omitted|deleted|encrypted|http|forwarded|maps/i,
      );
      expect(lines.every(({ quantity }) => quantity <= 2000)).toBe(true);
    },
  );

  test("the numbers of a list are read as its writer meant them", () => {
    expect(read(readFileSync("tests/fixtures/field/list-numbers.txt", "utf8"))).toEqual([
      ...[
        "2 kg aloo",
        "5 kg چینی",
        "1.5 kg آلو",
        "12 انڈے",
        "2.5 kg aloo",
        "1.5 kg aloo",
        "1 kg maida",
        "1 kg suji",
        "0.25 kg shakkar",
      ],
      ...["2 pepsi of 1.5 litre", "2 lux soap"],
    ]);
  });

  test("what is no thing to pack is kept as not understood, and so is what comes after the eightieth line", () => {
    expect(readList("aloo 2 kg\nHouse 12, street 4, Gulgasht Colony").unread).toEqual([
      "House 12",
      "street 4",
      "Gulgasht Colony",
    ]);
    const long = readList(Array.from({ length: 90 }, (_, at) => `${at + 1} kg thing${"abcdefghij"[at % 10]}`).join("\n"));
    expect(long.lines).toHaveLength(80);
    expect(long.unread).toHaveLength(10);
  });

  test("an amount of each reaches all of them", () => {
    expect(read("aloo, pyaz, tamatar 1-1 kilo")).toEqual(["1 kg aloo", "1 kg pyaz", "1 kg tamatar"]);
  });

  test("keeps the customer's own words of each line", () => {
    expect(parseList("Bhai 2 Kilo Aloo, PYAZ 1kg").map(({ original }) => original)).toEqual(["Bhai 2 Kilo Aloo", "PYAZ 1kg"]);
  });

  test("never fails, whatever is pasted, and never asks for nothing or for more than a line may hold", {
    timeout: 60_000,
  }, () => {
    const bits = fc.constantFrom(
      "2",
      "kg",
      "adha",
      "aloo",
      ",",
      "\n",
      "x",
      "1/2",
      "-",
      "@",
      "dabba",
      "ek",
      "0",
      "/",
      ":",
      "(",
      "ka",
      ".",
    );
    const texts = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.string({ unit: "binary", maxLength: 200 }),
      fc.array(bits).map((all) => all.join(" ")),
      fc.array(bits).map((all) => all.join("")),
    );
    fc.assert(
      fc.property(texts, (message) => {
        for (const { quantity, words } of parseList(message)) {
          expect(quantity).toBeGreaterThan(0);
          expect(quantity).toBeLessThanOrEqual(9_999_000);
          expect(words).not.toBe("");
        }
      }),
      { numRuns: runs(10_000) },
    );
  });

  test("a text of 100,000 characters takes no longer than a list", async () => {
    for (const text of [
      "2 kg ".repeat(20_000),
      "a".repeat(100_000),
      "1".repeat(100_000),
      "((((".repeat(25_000),
      "- ".repeat(50_000),
    ]) {
      expect(await fixedWorksIn(() => parseList(text))).toBeLessThan(100);
    }
  });
});
