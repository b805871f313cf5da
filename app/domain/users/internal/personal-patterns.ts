/** Texts shorter than this identify nobody. */
const shortest = 3;

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** What people put between the digits of a number. */
const between = "[-[:space:].()/·]*";

/** A number in all its spellings: with the country's code, a leading 0 or neither, whatever stands between the digits. */
function numberPattern(phone: string): string {
  const [, core = phone.replace(/\D/g, "")] = /^\+92(3\d{9})$/.exec(phone) ?? [];
  return `(?:(?:\\+|00)?${between}92${between})?0?${between}${[...core].join(between)}`;
}

const isNumber = (value: string): boolean => /^\+?\d{8,}$/.test(value);

const reachedBy = (value: string): string => (isNumber(value) ? numberPattern(value) : escaped(value));

/** A text with any white space between its words. */
const textPattern = (text: string): string => text.trim().split(/\s+/).map(escaped).join("[[:space:]]+");

const anyOf = (patterns: readonly string[]): string | null =>
  patterns.length > 0 ? `(?<![[:alnum:]])(?:${[...new Set(patterns)].join("|")})(?![[:alnum:]])` : null;

/** A regular expression of PostgreSQL, to be used without regard to case, that finds numbers and e-mail addresses; null when none are given. */
export const reachedPattern = (own: readonly string[]): string | null => anyOf(own.map(reachedBy));

/**
 * The same for all that identifies somebody within the rows about them: also their whole name, each word of it, and their
 * addresses. Null when nothing is given.
 */
export function personPattern({
  own,
  names,
  addresses,
}: {
  own: readonly string[];
  names: readonly string[];
  addresses: readonly string[];
}): string | null {
  const words = names.flatMap((name) => name.split(/\s+/));
  const texts = [...addresses, ...names, ...words].filter((text) => text.trim().length >= shortest);
  const longestFirst = texts.sort((one, other) => other.length - one.length).map(textPattern);
  return anyOf([...own.map(reachedBy), ...longestFirst]);
}
