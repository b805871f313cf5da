import { sectionPath } from "#app/admin/sections.ts";
import type { ReviewPile } from "#app/domain/reviews/staff-reviews.ts";

/** The address of a page of a pile; what is at its default is left out. */
export function reviewsAddress(pile: ReviewPile, page = 1): string {
  const query = new URLSearchParams({ ...(pile !== "new" && { view: pile }), ...(page > 1 && { page: String(page) }) });
  return sectionPath("reviews") + (query.size > 0 ? `?${query}` : "");
}
