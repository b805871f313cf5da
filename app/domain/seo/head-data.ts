import { safeLink } from "#app/lib/safe-link.ts";

/** The head data of a page for search engines and link previews, in the visitor's language. */
export interface HeadData {
  title: string;
  /** The title was written by the shop's staff as it shall be, the shop's name included or not. */
  isTitleWhole?: boolean;
  description?: string;
  keywords?: string;
  /** The one address of the page, absolute. */
  canonical?: string;
  /** Its picture, as a path or an absolute address. */
  image?: string;
}

/** Head data that staff wrote; null where the generated one applies. */
export type SeoRecord = {
  metaTitle: string | null;
  metaDescription: string | null;
  metaKeywords: string | null;
  canonicalUrl: string | null;
};

/**
 * A page's facts with its active record laid over them. A canonical address that is neither a path nor http(s) counts as
 * none, and none replaces that of a further page or a narrowed list: those are pages of their own.
 */
export function withRecord<Facts extends HeadData>(page: Facts, record: SeoRecord | null): Facts {
  if (!record) return page;
  const { metaTitle, metaDescription, metaKeywords, canonicalUrl } = record;
  const canonical = canonicalUrl && page.canonical && !page.canonical.includes("?") && resolve(canonicalUrl, page.canonical);
  return {
    ...page,
    ...(metaTitle && { title: metaTitle, isTitleWhole: true }),
    ...(metaDescription && { description: metaDescription }),
    ...(metaKeywords && { keywords: metaKeywords }),
    ...(canonical && { canonical }),
  };
}

function resolve(address: string, page: string): string | undefined {
  const link = safeLink(address);
  return link && /^(\/|https?:)/i.test(link) ? new URL(link, page).href : undefined;
}
