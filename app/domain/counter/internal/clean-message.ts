import { gluedUnits } from "#app/domain/catalog/unit-words.ts";
import { priceLimit } from "#app/domain/catalog/words-of.ts";
import { plainNumbers } from "#app/lib/western-digits.ts";
import { withoutEnvelope } from "./without-envelope.ts";

/** A message is read this far: a list of a hundred lines is shorter. */
export const maxCharacters = 6000;

/** Bullets, ticks and the numbers of a list, which are no amounts. */
const bullet = /^[\s\-–—*•·▪●○◦➤►✓✔☑→>~_]+|^\s*\d{1,2}\s*(?:[.)]|-(?=\s*[a-z]))\s*(?=[a-z])/gim;

/** The number of a list drawn as a key, 2 with U+20E3; before a unit it is an amount. */
const keycap = new RegExp(
  String.raw`^\s*(?!(?:\d\ufe0f?\u20e3)+\s*(?:${gluedUnits})(?!\p{L}))(?:\d\ufe0f?\u20e3|\u{1f51f})+\s*`,
  "gimu",
);

/** The dots that lead from a name to its amount, as on a menu. */
const leaders = /^([^\d\n]{1,60}?)\s*\.{3,}\s*(?=\d)/gm;

/** An amount behind its name: Aloo=2kg. */
const equals = new RegExp(String.raw`=(?=\s*[\d.,]{1,9}\s*(?:${gluedUnits})(?!\p{L}))`, "giu");

/** "Pao kilo" is a pao; "rs 100 ki mirch" is for so many rupees, no price of it. */
const quarter = /(?<!\p{L})(pao|paao|پاؤ|پاو)\s+(?:kilo|kg|کلو)(?!\p{L})/giu;
const worth = /\b(?:rs|pkr)\.?\s*(\d{2,4})(?=\s+k(?:[aei]|ay)\b)/gi;

/** How many, in brackets or behind an at sign: pepsi 1.5ltr(2), lux soap@2. A larger number there is a price. */
const count = /\(\s*(\d|1\d)\s*\)|(?<=[a-z])\s?@\s?(\d|1\d)(?![\d.,/])/gi;

const prices = [
  priceLimit,
  /\(\s*(?:rs\.?|pkr)?\s*\d[\d,]*\s*(?:rs|rupay|wal[aie])?\s*\)/gi,
  /(?:@|=|\b(?:rs|pkr)\.?|₨)\s*(?:rs\.?)?\s*\d[\d,]*(?:\.\d+)?(?:\s*\/-)?/gi,
  /(?:-\s*)?(?<!\w|\d,)\d[\d,]*\s*\/-/g,
  /\s[-–]\s*\d{2,5}\s*$/gm,
];

const telephones = /(?:\+92|0092|\b0)3\d{2}[\s-]?\d{7}\b/g;
const times = /\b\d{1,2}(?::\d{2})?\s*(?:baje|bajay|bje|am|pm)\b/gi;

/** Pictures are no words; what joins two of them is none either. */
const pictures = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|\u20e3/gu;

/** Separators of items: commas and stops that do not stand inside a number, plus, slash and bar between words. */
const separator =
  /[;+|!?،۔]|,(?!\d{3}\b)|\.{2,}|\.(?=\s|$)|\s\/\s|(?<=[a-z])\/(?=[a-z\d])|\baur\b|(?<!\p{L})اور(?!\p{L})|(?:\band\b|&)(?=\s*(?:\d|ek\b|one\b|two\b|half\b|adha\b|a\s))/giu;

/** A copied message as lines, each split into its items; without prices, numbers to call and pictures. */
export function cleanMessage(message: string): string[][] {
  let text = withoutEnvelope(message.slice(0, maxCharacters))
    .replace(keycap, "")
    .replace(/[½¼¾]/g, " $&")
    .normalize("NFKC")
    .replaceAll("⁄", "/");
  text = plainNumbers(text);
  text = text.replace(pictures, " ").replace(telephones, " ").replace(times, " ");
  text = text
    .replace(/(\d)\s*[*×✕]\s*(?=[a-z])/gi, "$1 x ")
    .replace(/[*_~]/g, " ")
    .replace(bullet, "");
  text = text.replace(leaders, "$1 ").replace(equals, " ").replace(quarter, "$1").replace(worth, "$1 ");
  text = text.replace(count, (_, bracketed, behind) => ` ${bracketed ?? behind} `);
  for (const price of prices) text = text.replace(price, " ");
  return text
    .split("\n")
    .map((line) =>
      withoutHeading(line)
        .split(separator)
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .filter((parts) => parts.length > 0);
}

/** "phal: saib 2 kg" begins with a heading; in "saib: 2 kg" the colon precedes an amount. */
function withoutHeading(line: string): string {
  const [, head, rest] = /^([^:\d]{1,40}):\s*([^:]+)$/.exec(line) ?? [];
  if (head === undefined || rest === undefined) return line.replace(/:\s*$/, " ?").replaceAll(":", " ");
  return /^[a-z]/i.test(rest) && /\d/.test(rest) && !/^(?:ek|aik|do|teen|adha|aadha|half|one)\b/i.test(rest)
    ? rest
    : `${head} ${rest}`;
}
