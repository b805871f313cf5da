/** Parses an address; null when invalid. */
export const readAddress = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/** The origin of an address; null when invalid, and the string "null" for opaque origins, such as `data:`. */
export const originOf = (text: string): string | null => readAddress(text)?.origin ?? null;
