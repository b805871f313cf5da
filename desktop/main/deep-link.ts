/** The URL scheme with which the system opens the window. */
export const linkScheme = "taaza";

const link = /^taaza:\/\/([a-z][a-z-]{0,40})(?:\/([1-9]\d{0,9}))?\/?$/;

/** The page of `taaza://orders/418`; null for anything else, as any program and web page may open such a link. */
export function pathOfLink(text: string): string | null {
  const [isLink, section, id] = link.exec(text) ?? [];
  if (!isLink) return null;
  return id ? `/admin/${section}/${id}` : `/admin/${section}`;
}

/** The page requested by the program's arguments. */
export const pathOfArguments = (words: readonly string[]): string | null =>
  words.map(pathOfLink).find((path) => path !== null) ?? null;
