import { sectionPath } from "#app/admin/sections.ts";

/** How far a cart got in the checkout. */
export const cartStages = ["cart", "checkout"] as const;

type Stage = (typeof cartStages)[number];

/** The address of the list; defaults are omitted. */
export function abandonmentAddress(stage: Stage | null, page = 1): string {
  const query = new URLSearchParams({ ...(stage && { stage }), ...(page > 1 && { page: String(page) }) });
  return sectionPath("abandonment") + (query.size > 0 ? `?${query}` : "");
}
