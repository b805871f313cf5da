import type { MetaDescriptor } from "@remix-run/react";
import { titled } from "./titled.ts";

/** What a page says of itself to search engines; a loader works it out in the visitor's language. */
export interface PageFacts {
  title: string;
  description?: string;
  /** The one address of the page, absolute. */
  canonical?: string;
}

/** The head of a page. */
export function pageMeta(matches: Parameters<typeof titled>[0], page: PageFacts | undefined): MetaDescriptor[] {
  const head = titled(matches, page?.title);
  if (page?.description) head.push({ name: "description", content: page.description });
  if (page?.canonical) head.push({ tagName: "link", rel: "canonical", href: page.canonical });
  return head;
}
