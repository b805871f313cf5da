import { westernDigits } from "#app/lib/money.ts";

/** A message is read this far: a list of a hundred lines is shorter. */
export const maxCharacters = 6000;

/** What stands before each message of a copied conversation: [12/11/26, 6:42 pm] Amna: */
const conversation =
  /^\s*\[?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?\s?(?:[ap]\.?m\.?)?\]?\s*-?\s*[^:\n]{1,40}:\s*/gim;

/** Bullets, ticks and the numbers of a list, which are no amounts. */
const bullet = /^[\s\-–—*•·▪●○◦➤►✓✔☑→>~_]+|^\s*\d{1,2}\s*(?:[.)]|-(?=\s*[a-z]))\s*(?=[a-z])/gim;

/** The number of a list drawn as a key, 2 with U+20E3. */
const keycap = /^\s*(?:\d\ufe0f?\u20e3|\u{1f51f})+\s*/gmu;

/** A comma that cannot part thousands is a decimal mark: 2,5 kg (decisions 25). */
const decimalComma =
  /(?<![\d.,])(\d{1,3}),(\d{1,2})(?=\s*(?:kg|kgs|kilo|g|gm|gram|grams|l|lt|ltr|litre|liter|کلو|گرام|لیٹر)(?![a-z]))/gi;

const prices = [
  /\(\s*(?:rs\.?|pkr)?\s*\d[\d,]*\s*(?:rs|rupay|wal[aie])?\s*\)/gi,
  /(?:@|=|\b(?:rs|pkr)\.?|₨)\s*(?:rs\.?)?\s*\d[\d,]*(?:\.\d+)?(?:\s*\/-)?/gi,
  /-?\s*\b\d[\d,]*\s*\/-/g,
  /\s[-–]\s*\d{2,5}\s*$/gm,
];

const telephones = /(?:\+92|0092|\b0)3\d{2}[\s-]?\d{7}\b/g;
const times = /\b\d{1,2}(?::\d{2})?\s*(?:baje|bajay|bje|am|pm)\b/gi;

/** Pictures are no words; what joins two of them is none either. */
const pictures = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|\u20e3/gu;

/** Separators of items: commas and stops that do not stand inside a number, plus, slash and bar between words. */
const separator =
  /[;+|!?،۔]|,(?!\d{3}\b)|\.{2,}|\.(?=\s|$)|\s\/\s|(?<=[a-z])\/(?=[a-z\d])|\baur\b|(?:\band\b|&)(?=\s*(?:\d|ek\b|one\b|two\b|half\b|adha\b|a\s))/gi;

/** A copied message as lines, each split into its items; without prices, numbers to call and pictures. */
export function cleanMessage(message: string): string[][] {
  let text = westernDigits(message.slice(0, maxCharacters))
    .replace(keycap, "")
    .replace(/[½¼¾]/g, " $&")
    .normalize("NFKC")
    .replaceAll("⁄", "/")
    .replaceAll("\r", "\n")
    .replace(decimalComma, "$1.$2")
    .replace(/(?<![\d.,])(\d{1,3}),(\d{3})(?=\s*(?:gm?|grams?|ml|گرام)(?![a-z]))/gi, "$1$2");
  text = text.replace(conversation, "").replace(pictures, " ").replace(telephones, " ").replace(times, " ");
  text = text
    .replace(/(\d)\s*[*×✕]\s*(?=[a-z])/gi, "$1 x ")
    .replace(/[*_~]/g, " ")
    .replace(bullet, "");
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
