/** Digits and separators of Arabic and Urdu keyboards, and the wide digits of Chinese ones, as those of English ones. */
export const westernDigits = (text: string): string =>
  text
    .replace(/[٠-٩۰-۹０-９]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replaceAll("٬", ",")
    .replaceAll("٫", ".");

/** Signs without a shape, which chats, phone books and sheets copy along with a number. */
const unseen = /\p{Cf}|\ufe0f/gu;

/** A typed number, code or word as its reader compares it: western digits, plain blanks, nothing invisible (decisions 25). */
export const typedText = (text: string): string => westernDigits(text.replace(unseen, "").replace(/\s+/g, " ").trim());

/** What a comma may stand before when it is a decimal mark: the words of a weight or a measure. */
const measure =
  "kgs?|kilos?|killo|kilograms?|gm?s?|grm|grams?|ml|l|lt|ltrs?|lit(?:re|er)s?|pao|paao|dozen|darjan|کلو|گرام|لیٹر|پاؤ|درجن";
const decimalComma = new RegExp(`(?<![\\d.,])(\\d{1,3}),(\\d{1,2})(?=\\s*(?:${measure})(?![a-z]))`, "gi");
const thousandsComma = new RegExp(`(?<![\\d.,])(\\d{1,3}),(\\d{3})(?=\\s*(?:${measure})(?![a-z]))`, "gi");
const bareFraction = /(?<![\p{L}\d.,])\.(?=\d)/gu;

/**
 * A text with its numbers as the readers of amounts take them: 2,5 kg is 2.5 kg, 1,500 gm is 1500 gm, .5 is 0.5 (decisions 25). A comma
 * that no measure follows stays: in a list it parts items.
 */
export const plainNumbers = (text: string): string =>
  westernDigits(text).replace(decimalComma, "$1.$2").replace(thousandsComma, "$1$2").replace(bareFraction, "0.");
