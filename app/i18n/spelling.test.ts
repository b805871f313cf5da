import { expect, test } from "vitest";

/** One spelling for each word of Roman Urdu that people write in several: what is not written, and what is. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\bdihan/i, "dehani"],
  [/\bpaighaam/i, "paigham"],
  [/\bintizar/i, "intezar"],
  [/\bjaye g[aie]\b|\bjayen ge\b/i, "jayega, jayegi, jayenge"],
  [/\baap k[ae] cart\b|\bchhora hua cart\b/i, "aap ki cart, chhori hui cart"],
  [/\bkhat\b/i, "e-mail: a khat is of paper"],
];

type Catalogue = { ur?: Record<string, unknown> };

const catalogues = import.meta.glob<Record<string, Catalogue>>(["./**/*.ts", "!./**/*.test.ts"], { eager: true });

/** The texts of all catalogues, with where they stand: strings, and the forms of those that count. */
const texts = Object.entries(catalogues).flatMap(([file, exported]) =>
  Object.values(exported).flatMap((catalogue) =>
    Object.entries(catalogue?.ur ?? {}).flatMap(([key, text]) =>
      (typeof text === "string" ? [text] : Object.values(text ?? {})).map((form) => [`${file} ${key}`, String(form)] as const),
    ),
  ),
);

test("Roman Urdu has one spelling: of yaad dehani, paigham, intezar, jayega, one gender of the cart, and an e-mail is no khat", () => {
  expect(texts.length).toBeGreaterThan(1500);
  const wrong = texts.flatMap(([where, text]) =>
    spellings.filter(([pattern]) => pattern.test(text)).map(([, right]) => `${where}: ${text} (${right})`),
  );
  expect(wrong).toEqual([]);
});
