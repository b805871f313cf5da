import { findSeoRecord, type SeoPage } from "#app/domain/seo/find-record.server.ts";
import { type HeadData, withRecord } from "#app/domain/seo/head-data.ts";
import { readOrFallback } from "#app/platform/read-or-fallback.server.ts";
import { canonical } from "../http/canonical.server.ts";
import { langOf } from "../http/lang.server.ts";

/** A page and its generated head data: `path` is its canonical URL, with the query that is part of it. */
type Generated = Omit<HeadData, "canonical" | "isTitleWhole"> & {
  /** Whose record counts; null for what staff can't write about, such as a search. */
  page: SeoPage | null;
  path: string;
};

/** The head data of a page: generated, or as the page's active SEO record says. */
export async function readHeadData(request: Request, { page, path, ...facts }: Generated): Promise<HeadData> {
  return withRecord<HeadData>(
    { ...facts, canonical: canonical(request, path) },
    page && (await readOrFallback("SEO record", findSeoRecord(page, langOf(request)), null)),
  );
}
