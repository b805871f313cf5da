import type { MetaDescriptor } from "@remix-run/react";

/** An admin page's title, excluded from search engines. */
export const adminMeta = (title: string | undefined): MetaDescriptor[] => [{ title }, { name: "robots", content: "noindex" }];
