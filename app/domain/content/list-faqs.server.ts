import type { Lang } from "#app/i18n/lang.ts";
import { db } from "#app/platform/db.server.ts";
import { renderMarkdown } from "#app/platform/markdown.server.ts";
import { textIn } from "./internal/text-in.ts";

/** A question with its answer, in the visitor's language. */
export interface FaqView {
  id: number;
  category: string;
  question: string;
  /** Rendered and sanitised. */
  answer: string;
}

/** A search of the FAQ: words that must all occur, and a category. */
export interface FaqQuery {
  search: string;
  category: string | null;
}

/**
 * The questions in the order staff gave them, at most 500; an unknown category is as good as none. Words are looked for in both
 * languages, whichever one the visitor reads.
 *
 * @returns them with all categories, in the order of their first questions
 */
export async function listFaqs(lang: Lang, { search, category }: FaqQuery) {
  const rows = await db.faq.findMany({ orderBy: [{ orderNumber: "asc" }, { id: "asc" }], take: 500 });
  const categories = [...new Set(rows.map((row) => row.category))];
  const chosen = categories.find((known) => known === category) ?? null;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const faqs = rows
    .filter((row) => chosen === null || row.category === chosen)
    .filter(({ question, questionUr, answer, answerUr }) => {
      const text = [question, questionUr, answer, answerUr].join("\n").toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .map(({ id, category, question, questionUr, answer, answerUr }): FaqView => {
      const html = renderMarkdown(textIn(lang, answer, answerUr));
      return { id, category, question: textIn(lang, question, questionUr), answer: html };
    });
  return { faqs, categories, category: chosen };
}
