/**
 * One invalid value. `encoded` is how it travels in a form or a query string, byte for byte; `text` is what a browser would show of
 * it, absent where no page can show it again.
 */
export type BadValue = { name: string; encoded: string; text?: string };

const typed = (name: string, text: string): BadValue => ({ name, encoded: encodeURIComponent(text), text });

/** Values that no field expects. */
export const badValues: readonly BadValue[] = [
  { name: "nothing", encoded: "" },
  { name: "spaces", encoded: "+++" },
  { name: "100,000 letters", encoded: "x".repeat(100_000) },
  { name: "5,000 digits", encoded: "9".repeat(5_000) },
  typed("markup", `<script>alert(1)</script>"'><img src=x onerror=alert(1)>`),
  { name: "a null byte", encoded: "a%00b" },
  { name: "only a null byte", encoded: "%00" },
  { name: "control characters", encoded: "a%01%1b%7fb" },
  { name: "a line break and a header", encoded: "%2F%0D%0ASet-Cookie%3A%20stolen%3D1" },
  { name: "bytes that are no text", encoded: "%FF%FE%C3%28" },
  { name: "half a surrogate pair", encoded: "%ED%A0%80" },
  { name: "a broken escape", encoded: "%E0%A4%A" },
  typed("a minus", "-5"),
  typed("too large", "1e308"),
  typed("beyond 32 bits", "2147483648"),
  typed("beyond 64 bits", "92233720368547758080"),
  typed("a fraction of a fraction", "0.00000000001"),
  typed("no number", "NaN"),
  typed("a number without end", "-Infinity"),
  typed("hexadecimal", "0x10"),
  typed("other digits", "١٢٣"),
  typed("an impossible day", "2026-02-30"),
  typed("an impossible time", "25:61:00"),
  typed("a word", "undefined"),
  typed("an object", '{"$ne":null}'),
  typed("SQL", "'; DROP TABLE orders; --"),
  typed("another site", "//evil.test/%2e%2e"),
  typed("a script as an address", "javascript:alert(1)"),
  typed("a path upwards", "../../../../etc/passwd"),
  typed("right to left and joined letters", "\u202eabc\u200d🧺👩‍🌾ﷺ"),
];

/** Wrong ways to send one field: twice, as a list, as an object, as parts of other things. */
export const badShapes: readonly { name: string; write: (field: string, value: string) => string }[] = [
  { name: "left out", write: () => "" },
  { name: "twice", write: (field, value) => `${field}=${value}&${field}=${value}` },
  { name: "as a list", write: (field, value) => `${field}[]=${value}&${field}[]=${value}` },
  { name: "as a numbered list", write: (field, value) => `${field}[0]=${value}&${field}[7]=${value}` },
  { name: "as a list of a million", write: (field, value) => `${field}[1000000]=${value}` },
  { name: "as an object", write: (field, value) => `${field}.${field}=${value}` },
  { name: "as itself and an object", write: (field, value) => `${field}=${value}&${field}.toString=${value}` },
  { name: "into the prototype", write: (field, value) => `__proto__.${field}=${value}&constructor.prototype.${field}=${value}` },
  { name: "with unbalanced brackets", write: (field, value) => `${field}[=${value}&${field}]=${value}&[${field}=${value}` },
];
