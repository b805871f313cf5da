const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** A text as HTML shows it, in an element or in a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? "");

const named: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  rsquo: "’",
  lsquo: "‘",
  ndash: "–",
  mdash: "—",
};

/** The letters that a text of HTML names: `&amp;`, `&#39;`, `&nbsp;`; an unknown name stays as it is. */
export const escapedLetters = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|([a-z]{2,8}));/gi, (whole, code: string | undefined, name: string | undefined) => {
    if (name) return named[name.toLowerCase()] ?? whole;
    const point = Number(code);
    return point >= 32 && point < 0xd800 ? String.fromCodePoint(point) : whole;
  });
