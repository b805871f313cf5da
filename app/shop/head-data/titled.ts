import type { MetaDescriptor } from "@remix-run/react";

/** The name of the shop where neither a page nor the storefront's layout could be read: a title is never empty. */
const unread = "Taaza Mandi";

/** Signs of old rows that turn the direction or have no shape; `oneLine` itself would weigh on every first view. */
const invisible = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A page's title followed by the shop's name from the storefront layout's data. */
export function titled(matches: readonly { id: string; data: unknown }[], title: string | undefined): MetaDescriptor[] {
  const layout = matches.find(({ id }) => id === "routes/_shop+/_layout")?.data as { shop?: { brand?: string } } | undefined;
  const whole = [title, layout?.shop?.brand].filter(Boolean).join(" | ");
  return [{ title: whole.replace(invisible, "").replace(/\s+/g, " ").trim() || unread }];
}
