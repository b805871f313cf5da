import type { MetaDescriptor } from "@remix-run/react";

/** A back-office page's title; no search engine has business here. */
export const adminMeta = (title: string | undefined): MetaDescriptor[] => [{ title }, { name: "robots", content: "noindex" }];
