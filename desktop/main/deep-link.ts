/** What the system opens the window with from elsewhere. */
export const linkScheme = "taaza";

const link = /^taaza:\/\/([a-z][a-z-]{0,40})(?:\/([1-9]\d{0,9}))?\/?$/;

/** The page that `taaza://orders/418` means; null for anything else, for any program and any web page may hand us a link. */
export function pathOfLink(text: string): string | null {
  const [isLink, section, id] = link.exec(text) ?? [];
  if (!isLink) return null;
  return id ? `/admin/${section}/${id}` : `/admin/${section}`;
}

/** The page that a start of the program asks for, among whatever else it was started with. */
export const pathOfArguments = (words: readonly string[]): string | null =>
  words.map(pathOfLink).find((path) => path !== null) ?? null;
