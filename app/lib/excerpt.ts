/** The beginning of a text, with an ellipsis where it goes on after so many characters. */
export const excerpt = (text: string, longest: number): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);
