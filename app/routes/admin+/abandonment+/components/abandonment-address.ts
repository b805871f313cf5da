import { sectionPath } from "#app/admin/sections.ts";

/** How far a cart may have come. */
export const cartStages = ["cart", "checkout"] as const;

type Stage = (typeof cartStages)[number];

/** The address of the list; what is at its default is left out. */
export function abandonmentAddress(stage: Stage | null, page = 1): string {
  const query = new URLSearchParams({ ...(stage && { stage }), ...(page > 1 && { page: String(page) }) });
  return sectionPath("abandonment") + (query.size > 0 ? `?${query}` : "");
}
