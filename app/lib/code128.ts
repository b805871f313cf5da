/** Widths of bars and gaps alternately, in modules, by symbol value (ISO/IEC 15417): 0 to 102 data, 103 to 105 starts. */
const symbols =
  "212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 " +
  "223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 " +
  "112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 " +
  "311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 " +
  "122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 " +
  "214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232";

/** The widths of each symbol, by its value. */
export const code128Symbols: readonly string[] = symbols.split(" ");

const stop = "2331112";
const start = { text: 104, digits: 105 } as const;
const turn = { text: 100, digits: 99 } as const;

/** What may stand in it: the printable characters of ASCII, 80 at most. */
const writable = /^[\x20-\x7e]{1,80}$/;

/**
 * Symbol values of a text, without check and stop: digits go two to a symbol wherever four or more, and an even number of them,
 * stand together, all else one character to a symbol.
 */
function valuesOf(text: string): number[] {
  const values: number[] = [];
  for (const part of text.split(/((?:\d\d){2,})/).filter(Boolean)) {
    const set = /^(?:\d\d){2,}$/.test(part) ? "digits" : "text";
    values.push(values.length === 0 ? start[set] : turn[set]);
    const characters = set === "digits" ? (part.match(/\d\d/g) ?? []) : [...part];
    values.push(...characters.map((character) => (set === "digits" ? Number(character) : character.charCodeAt(0) - 32)));
  }
  return values;
}

/**
 * A text as Code 128: widths of bars and gaps alternately, in modules, beginning and ending with a bar, without the quiet zone of ten
 * modules that must be left at either side. Throws on an empty text, one of more than 80 characters, or outside ASCII.
 */
export function code128(text: string): number[] {
  if (!writable.test(text)) throw new RangeError("Not a text for Code 128");
  const values = valuesOf(text);
  const check = values.reduce((sum, value, place) => sum + value * Math.max(1, place), 0) % 103;
  const widths = [...values, check].map((value) => code128Symbols[value]).join("") + stop;
  return Array.from(widths, Number);
}
