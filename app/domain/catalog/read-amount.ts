import { maxQuantity } from "#app/lib/quantity.ts";
import { isMeasured, type UnitWord, unitOf } from "./unit-words.ts";

/** An amount as it stands in a message, in thousandths; without a unit it counts pieces. */
export type Amount = {
  quantity: number;
  unit: UnitWord | null;
  /** repeated, "1-1 kilo": as much of each */
  ofEach: boolean;
};

/** An amount read from a row of words, and how many of them it took. */
type Read = { amount: Amount; length: number };

const numbers: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ek: 1,
    ایک: 1,
    دو: 2,
    تین: 3,
    چار: 4,
    پانچ: 5,
    آدھا: 0.5,
    ڈیڑھ: 1.5,
    ڈھائی: 2.5,
    aik: 1,
    ik: 1,
    one: 1,
    do: 2,
    dou: 2,
    two: 2,
    teen: 3,
    tin: 3,
    three: 3,
    char: 4,
    chaar: 4,
    four: 4,
    panch: 5,
    paanch: 5,
    five: 5,
    chhe: 6,
    chhay: 6,
    che: 6,
    six: 6,
    saat: 7,
    sat: 7,
    seven: 7,
    aath: 8,
    ath: 8,
    eight: 8,
    nau: 9,
    nine: 9,
    das: 10,
    dus: 10,
    ten: 10,
    gyara: 11,
    barah: 12,
    twelve: 12,
    pandra: 15,
    bees: 20,
    pachas: 50,
    adha: 0.5,
    aadha: 0.5,
    adhi: 0.5,
    aadhi: 0.5,
    half: 0.5,
    hlf: 0.5,
    quarter: 0.25,
    chauthai: 0.25,
    dedh: 1.5,
    derh: 1.5,
    dairh: 1.5,
    dhai: 2.5,
    dhaai: 2.5,
    adhai: 2.5,
    arhai: 2.5,
  }),
);

/** Words that shift the number after them: sawa do is 2.25, paune do 1.75, sarhe teen 3.5. Alone they are 1.25, 0.75 and 0.5. */
const shifts: ReadonlyMap<string, { by: number; alone: number }> = new Map(
  [
    ["sawa", 0.25, 1.25],
    ["sava", 0.25, 1.25],
    ["paune", -0.25, 0.75],
    ["pone", -0.25, 0.75],
    ["ponay", -0.25, 0.75],
    ["poney", -0.25, 0.75],
    ["paunay", -0.25, 0.75],
    ["paun", -0.25, 0.75],
    ["pauna", -0.25, 0.75],
    ["pona", -0.25, 0.75],
    ["saarhe", 0.5, 0.5],
    ["sarhe", 0.5, 0.5],
    ["saadhe", 0.5, 0.5],
    ["saray", 0.5, 0.5],
    ["sarhay", 0.5, 0.5],
    ["saarhay", 0.5, 0.5],
    ["saadhay", 0.5, 0.5],
  ].map(([word, by, alone]) => [String(word), { by: Number(by), alone: Number(alone) }]),
);

/** "50 ki hari mirch" is for so many rupees; fewer are pieces. */
const minWorth = 20;
const worths = new Set(["ka", "ki", "ke", "kay"]);

/** The size of what is worn, said behind its number: pampers 4 number. */
export const sizeWords: ReadonlySet<string> = new Set(["number", "numbar", "nambar", "nmbr", "no", "num", "size"]);

/** Words that make a number part of a name: size 4, 12 watt, 30 wali tray. */
const namedBefore = new Set(["size", "number", "no", "type", "in"]);
const namedAfter = new Set(["watt", "w", "mm", "inch", "wala", "wali", "wale", "ply", "up", "in", ...sizeWords]);

/** Numbers that are a part of a name: Cerelac Teen Phal, char magaz. */
const namedPairs = new Set(["teen phal", "char magaz", "chaar magaz", "char maghaz"]);

const numeral = /^\d{1,6}(?:\.\d{1,3})?$/;
const fraction = /^(\d{1,2})\/([1-9]\d?)$/;
const twice = /^(\d{1,3}(?:\.\d{1,2})?)-\1$/;
/** How large a packet is. */
export const adjectives: ReadonlySet<string> = new Set(
  "bara bari baray bare chota choti chotay chote big small large".split(" "),
);

function fractionOf(word: string | undefined): number | null {
  const match = fraction.exec(word ?? "");
  return match && Number(match[1]) < Number(match[2]) ? Number(match[1]) / Number(match[2]) : null;
}

function simpleNumber(word: string | undefined): number | null {
  if (word === undefined) return null;
  return numeral.test(word) ? Number(word) : (fractionOf(word) ?? numbers.get(word) ?? null);
}

/** The number that begins at a place: 2, 1/2, 1 1/2, do, dhai, paune do, dhai sau. */
function readNumber(words: readonly string[], at: number): { value: number; length: number } | null {
  const read = readBelowHundred(words, at);
  const end = at + (read?.length ?? 0);
  const isHundreds = words[end] === "sau" || (words[end] === "so" && unitOf(words[end + 1]) !== undefined); // so is "therefore" too
  return isHundreds ? { value: (read?.value ?? 1) * 100, length: end + 1 - at } : read;
}

function readBelowHundred(words: readonly string[], at: number): { value: number; length: number } | null {
  const shift = shifts.get(words[at] ?? "");
  if (shift) {
    const next = simpleNumber(words[at + 1]);
    return next === null ? { value: shift.alone, length: 1 } : { value: next + shift.by, length: 2 };
  }
  const value = simpleNumber(words[at]);
  if (value === null) return null;
  const rest = Number.isInteger(value) ? fractionOf(words[at + 1]) : null;
  return rest === null ? { value, length: 1 } : { value: value + rest, length: 2 };
}

/** A repeated number: 1-1, 1 1, ek ek, adha adha. */
function readEach(words: readonly string[], at: number): { value: number; length: number } | null {
  const match = twice.exec(words[at] ?? "");
  if (match) return { value: Number(match[1]), length: 1 };
  const value = simpleNumber(words[at]);
  return value !== null && words[at] === words[at + 1] ? { value, length: 2 } : null;
}

const amountOf = (value: number, unit: ReturnType<typeof unitOf>, ofEach = false): Amount => ({
  quantity: Math.min(Math.round(value * (unit?.thousandths ?? 1000)), maxQuantity),
  unit: unit?.unit ?? null,
  ofEach,
});

/** A strip of tablets; only after a number, for kari patta is a leaf. */
const strips = new Set(["patta", "pattay", "patte"]);

/** The unit after a number; how big the packet is may stand between: 1 bari botal. */
function unitAt(words: readonly string[], at: number): { unit: ReturnType<typeof unitOf>; length: number } {
  const unit = strips.has(words[at] ?? "") ? unitOf("packet") : unitOf(words[at]);
  if (unit) return { unit, length: 1 };
  const packet = adjectives.has(words[at] ?? "") ? unitOf(words[at + 1]) : undefined;
  return packet?.unit === "packet" ? { unit: packet, length: 2 } : { unit: undefined, length: 0 };
}

/**
 * The amount that begins at a place, number first (2 kilo, adha pao, 3) or the packet first (packet 2), and how many words it takes; null
 * when none does. The number in "size 4" or "12 watt" is none.
 */
export function amountAt(words: readonly string[], at: number): Read | null {
  const before = words[at - 1] ?? "";
  const isSizeOfAnother = sizeWords.has(before) && /^\d/.test(words[at - 2] ?? ""); // molfix 3 no 1 packet
  if (namedBefore.has(before) && !isSizeOfAnother) return null;
  if (namedPairs.has(`${words[at]} ${words[at + 1]}`)) return null;
  const read = readWorth(words, at);
  if (read) return read;
  if (/^\d/.test(words[at] ?? "") && namedAfter.has(words[at + 1] ?? "")) return null;
  return readAmount(words, at);
}

/** "100 wala dhania" is for so many rupees, "30 wali tray" a tray of thirty. */
function readWorth(words: readonly string[], at: number): Read | null {
  const value = numeral.test(words[at] ?? "") ? Number(words[at]) : 0;
  if (value < minWorth || !/^wal[aei]$/.test(words[at + 1] ?? "")) return null;
  const isNamed = words[at + 2] === undefined || unitOf(words[at + 2]) !== undefined;
  return isNamed ? null : { amount: amountOf(value, unitOf("rupees")), length: 2 };
}

function readAmount(words: readonly string[], at: number): Read | null {
  return (numbers.has(words[at] ?? "") ? readPackets(words, at) : null) ?? readCounted(words, at) ?? readPackets(words, at);
}

/** The packet first: packet 2. A word that is a number too (tin) is the packet where a numeral follows it. */
function readPackets(words: readonly string[], at: number): Read | null {
  const unit = unitOf(words[at]);
  const count = unit?.unit === "packet" ? readNumber(words, at + 1) : null;
  if (!count || unitOf(words[at + 1 + count.length])) return null;
  return { amount: amountOf(count.value, unit), length: 1 + count.length };
}

/** The rest of a measure in its smaller unit, right behind the whole ones: 1 kilo 250 gram, 2 kilo ek pao. */
function readRest(
  words: readonly string[],
  { at, of }: { at: number; of: ReturnType<typeof unitOf> },
): { quantity: number; length: number } | null {
  if (!of || !isMeasured(of.unit) || of.thousandths !== 1000) return null;
  const number = readNumber(words, at);
  const unit = number ? unitOf(words[at + number.length]) : undefined;
  if (!number || !unit || unit.unit !== of.unit || unit.thousandths === 1000) return null;
  const quantity = Math.round(number.value * unit.thousandths);
  return quantity < 1000 ? { quantity, length: number.length + 1 } : null;
}

/** The number first: 2 kilo, adha pao, 3. */
function readCounted(words: readonly string[], at: number): Read | null {
  const each = readEach(words, at);
  const number = each ?? readNumber(words, at);
  if (number) {
    if (number.value >= minWorth && worths.has(words[at + number.length] ?? ""))
      return { amount: amountOf(number.value, unitOf("rupees")), length: number.length + 1 };
    const { unit, length } = unitAt(words, at + number.length);
    const taken = number.length + length;
    const rest = each ? null : readRest(words, { at: at + taken, of: unit });
    const amount = amountOf(number.value, unit, each !== null);
    if (!rest) return { amount, length: taken };
    const quantity = Math.min(amount.quantity + rest.quantity, maxQuantity);
    return { amount: { ...amount, quantity }, length: taken + rest.length };
  }
  return null;
}
