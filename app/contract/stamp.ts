import type { CountedPrint } from "./document.ts";

const stampOf = (copy: number): string => `DUPLICATE ${copy}`;
const lineOf = (stamp: string): string => `<p class="stamp">${stamp}</p>`;

/** What a copy bears above everything else, in any language alike; undefined for a first print, whose `copy` is 0. */
export const duplicateStamp = (copy: number): string | undefined => (copy > 0 ? stampOf(copy) : undefined);

/** The stamp as it stands on the page of a document; nothing for a first print. */
export const stampHtml = (stamp: string | undefined): string => (stamp ? lineOf(stamp) : "");

type StampedPage = Pick<CountedPrint, "document" | "html">;

/**
 * A finished document and its page as a copy of another number: its own stamp makes way, so that it bears one and no more.
 *
 * @param copy at least 1
 */
export function stampedAs(copy: number, { document, html }: StampedPage): StampedPage {
  const stamp = stampOf(copy);
  const bare = html.replace(/<p class="stamp">[^<]*<\/p>/, "");
  const [start = ""] = /^.*?<article[^>]*>/s.exec(bare) ?? [];
  return { document: { ...document, stamp }, html: start + lineOf(stamp) + bare.slice(start.length) };
}
