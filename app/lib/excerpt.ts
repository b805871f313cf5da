/** The beginning of a text, with an ellipsis where it goes on after so many characters; an emoji at the cut is left out whole. */
export const excerpt = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest).replace(/[\ud800-\udbff]$/, "")}…` : text;
