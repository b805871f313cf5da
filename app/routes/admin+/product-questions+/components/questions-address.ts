import { sectionPath } from "#app/admin/sections.ts";

/** The piles of questions that staff work through. */
export const questionPiles = ["waiting", "answered"] as const;

type QuestionPile = (typeof questionPiles)[number];

/** The address of a page of a pile; what is at its default is left out. */
export function questionsAddress(pile: QuestionPile, page = 1): string {
  const query = new URLSearchParams({ ...(pile !== "waiting" && { view: pile }), ...(page > 1 && { page: String(page) }) });
  return sectionPath("product-questions") + (query.size > 0 ? `?${query}` : "");
}
