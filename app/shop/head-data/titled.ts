import type { MetaDescriptor } from "@remix-run/react";

/** A page's title followed by the shop's name, which the storefront's layout knows. */
export function titled(matches: readonly { id: string; data: unknown }[], title: string | undefined): MetaDescriptor[] {
  const layout = matches.find(({ id }) => id === "routes/_shop+/_layout")?.data as { shop?: { brand?: string } } | undefined;
  return [{ title: [title, layout?.shop?.brand].filter(Boolean).join(" | ") }];
}
