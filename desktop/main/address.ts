/** Reads an address; null when it is none. */
export const readAddress = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/** The origin of an address; null when it is none, and the word "null" for what has no origin, such as `data:`. */
export const originOf = (text: string): string | null => readAddress(text)?.origin ?? null;
