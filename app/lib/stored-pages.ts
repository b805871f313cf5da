/** The response header that names the visitor an answer belongs to, and after a semicolon that the answer must not be stored. */
export const visitorHeader = "X-Visitor";

/** Marks an answer whose page is not stored for reading offline. */
export const transient = "transient";

/** The visitor of an answer, and whether their browser may store it; null for an answer that is nobody's, as a file. */
export function readVisitor(headers: Headers): { visitor: string; isStorable: boolean } | null {
  const [visitor = "", mark] = headers.get(visitorHeader)?.split(";") ?? [];
  return visitor ? { visitor, isStorable: mark !== transient } : null;
}

/** A request header with which a page is fetched for later: it takes no one-time message away from the visitor. */
export const prefetchHeader = { name: "X-Purpose", value: "prefetch" } as const;
