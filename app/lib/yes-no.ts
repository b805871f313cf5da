import { typedText } from "./western-digits.ts";

const answers: ReadonlyMap<string, boolean> = new Map([
  ...["on", "true", "1", "yes", "y", "t", "haan", "han", "ji", "jee", "haan ji", "ji haan", "ہاں", "جی", "جی ہاں"].map(
    (word) => [word, true] as const,
  ),
  ...["enabled", "available", "in stock", "x", "✓", "✔"].map((word) => [word, true] as const),
  ...["off", "false", "0", "no", "n", "f", "nahi", "nahin", "ji nahi", "ji nahin", "نہیں", "جی نہیں"].map(
    (word) => [word, false] as const,
  ),
  ...["disabled", "not available", "out of stock"].map((word) => [word, false] as const),
]);

/** Reads yes or no as forms and files say it, in any case: on, TRUE, 1, Y, haan; off, No, 0, N, nahi (decisions 25). Null for another text. */
export const readYesNo = (text: string): boolean | null => answers.get(typedText(text).toLowerCase().replace(/\.$/, "")) ?? null;
