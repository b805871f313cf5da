import { findSeoRecord, type SeoPage } from "#app/domain/seo/find-record.server.ts";
import { type PageFacts, withRecord } from "#app/domain/seo/page-facts.ts";
import { readOr } from "#app/platform/read-or.server.ts";
import { canonical } from "./canonical.server.ts";

/** A page and what it says of itself when staff wrote nothing: `path` is its one address, with the query that makes it a page of its own. */
type Generated = Omit<PageFacts, "canonical" | "isTitleWhole"> & {
  /** Whose record counts; null for what staff can't write about, such as a search. */
  page: SeoPage | null;
  path: string;
};

/** The facts for the head of a page: generated, or as the page's active SEO record says. */
export async function pageFacts(request: Request, { page, path, ...facts }: Generated): Promise<PageFacts> {
  return withRecord<PageFacts>(
    { ...facts, canonical: canonical(request, path) },
    page && (await readOr("SEO record", findSeoRecord(page), null)),
  );
}
