import { gluedUnits } from "./unit-words.ts";

const glued = new RegExp(`(\\d)(?=(?:${gluedUnits})(?![a-z]))`, "g");
const gluedTo = new RegExp(`([a-z])(?=\\d+(?:\\.\\d+)?\\s*(?:${gluedUnits})(?![a-z]))`, "g");
const gluedOn = /(\d\s*(?:kgs?|kilo|gm|ml|ltr))(?=[a-z]{3})/g;

/** The words of one part in lower case, numbers apart from the units glued to them: 2kg, aloo2kg, x2. */
export function wordsOf(part: string): string[] {
  const spaced = part
    .toLowerCase()
    .replace(/\bx\s*(?=\d)|(?<=\d)\s*x\b/g, " ")
    .replace(gluedTo, "$1 ")
    .replace(glued, "$1 ")
    .replace(gluedOn, "$1 ")
    .replace(/(?<=[a-z])\.(?=\s|$)/g, " ")
    .replace(/(\d)\s*-\s*(\d)/g, "$1-$2")
    .replace(/(?<!\d)-|-(?!\d)/g, " ");
  return spaced
    .split(/[^\p{L}\p{M}\d./&'’-]+/u)
    .filter((word) => /[\p{L}\d]/u.test(word))
    .slice(0, 80);
}
