/** Letters of the scripts that run from right to left. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/;

/**
 * A text that a person wrote, for a place inside a sentence or a list: with letters that run from right to left it stands between a first
 * strong isolate and its end, so that it turns nothing around it and nothing turns it (decisions 26). Any other text is as it was.
 */
export const isolated = (text: string): string => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);

/** The parts that there are, joined, each with a direction of its own: a name, house, street and area keep their order in any script. */
export const joinTexts = (parts: readonly (string | null | undefined)[], by = ", "): string =>
  parts
    .filter((part): part is string => Boolean(part))
    .map(isolated)
    .join(by);
