import type { MetaDescriptor } from "@remix-run/react";
import { oneLine } from "#app/lib/one-line.ts";

/** The title of a page that was refused or broke before it had one; the same words in both languages. */
const untitled = "Admin Panel";

/** An admin page's title, excluded from search engines. */
export const adminMeta = (title: string | undefined): MetaDescriptor[] => [
  { title: (title && oneLine(title)) || untitled },
  { name: "robots", content: "noindex" },
];
