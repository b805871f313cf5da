import type { MetaDescriptor } from "@remix-run/react";
import { oneLine } from "#app/lib/one-line.ts";

/** The name of the shop where neither a page nor the storefront's layout could be read: a title is never empty. */
const unread = "Taaza Mandi";

/** A page's title followed by the shop's name from the storefront layout's data. */
export function titled(matches: readonly { id: string; data: unknown }[], title: string | undefined): MetaDescriptor[] {
  const layout = matches.find(({ id }) => id === "routes/_shop+/_layout")?.data as { shop?: { brand?: string } } | undefined;
  return [{ title: oneLine([title, layout?.shop?.brand].filter(Boolean).join(" | ")) || unread }];
}
