/**
 * Signs that show nothing: Unicode's default-ignorable ones (marks of direction, soft hyphen, zero-width blank, Hangul fillers, tags …),
 * marks of annotation, and control characters of the upper half but for U+0085, which breaks a line. Joiners and the selectors of an
 * emoji's look may belong to what they follow.
 */
const invisible = /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u0080-\u0084\u0086-\u009f]/gu;

/** The selector of an emoji's look where no emoji is, nor the digit of a keycap. */
const straySelector = /(?<![\p{Extended_Pictographic}\d#*])[\ufe0e\ufe0f]/gu;

/** A pattern of Braille without a dot: it looks like a blank, and counts as none. */
const blankPattern = /\u2800/g;

/** A joiner shapes the letters or emoji on its two sides; anywhere else it only makes two texts look the same. */
const strayJoiner =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: the presentation selector stands for itself
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** A text in Unicode's composed form (NFC) without signs that nobody sees; line breaks and tabs stay (decisions 26). */
export const withoutInvisible = (text: string): string =>
  text.replace(invisible, "").replace(straySelector, "").replace(strayJoiner, "").replace(blankPattern, " ").normalize("NFC");

/** The text of a field that is one line: nothing invisible in it, a blank in place of line breaks and tabs (decisions 26). */
export const oneLine = (text: string): string =>
  withoutInvisible(text)
    .replace(/[ \u00a0]*[\t\n\v\f\r\u0085\u2028\u2029]+\s*/g, " ")
    .trim();

/**
 * The same value with every text in it on one line: what is shown of rows that were stored before their fields were one line
 * (decisions 26). Dates and other objects with a prototype stay as they are.
 */
export function withOneLineTexts<Value>(value: Value): Value {
  if (typeof value === "string") return oneLine(value) as Value;
  if (Array.isArray(value)) return value.map(withOneLineTexts) as Value;
  if (value === null || typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withOneLineTexts(part)])) as Value;
}

/** Endings of hosts that are met in advertisements; "M.A." and "Dr.Sh." are none. */
const endings =
  "com|net|org|info|biz|pk|co|io|me|app|dev|ly|gl|gg|ai|in|ae|sa|uk|us|eu|de|fr|nl|to|ru|cn|tk|ml|cf|gq|cc|ws|su|ir|pw|xyz|shop|site|online|store|top|live|link|click|club|icu|vip|win|bid|loan|work|cyou|buzz|rest|quest|sbs|cfd|lol|bond|fun|space|website|tech|host|pro|mobi|world|today|news|cloud|page|asia|deals|gift|cash|money|bet|casino|test";

/** An address of the web within a text: with its scheme, with www, or a host and what follows it. */
const address = new RegExp(`://|\\bwww\\.|[a-z0-9-]+\\.[a-z]{2,}/|[a-z0-9-]{2,}\\.(?:${endings})\\b`, "i");

/** No name is longer; at each of its places the pattern reads on to the end of the word. */
const longestName = 300;

/**
 * Whether a name holds an address of the web, which no person's does (decisions 26); letters and dots that only look otherwise are the
 * same to who opens it.
 */
export const holdsAddress = (name: string): boolean =>
  address.test(name.slice(0, longestName).normalize("NFKC").replaceAll("。", "."));

/** Look-alikes of the signs by which WhatsApp sets bold, italic, struck out and fixed type. */
const plainMarks: Readonly<Record<string, string>> = { "*": "∗", _: "ˍ", "~": "∼", "`": "ʼ" };

/** Within a word they format nothing. */
const formatting = /(?<![\p{L}\p{N}])[*_~`]|[*_~`](?![\p{L}\p{N}])/gu;

/** A text that somebody wrote as the value of a WhatsApp message: one line, and no formatting of its own (decisions 26). */
export const plainValue = (text: string): string => oneLine(text).replace(formatting, (mark) => plainMarks[mark] ?? "");
