import { messages } from "./messages.ts";

/** The back office's FAQ. */
export const adminFaq = messages({
  rows: ["Questions", "Sawal"],
  failed: ["Failed to load data", "Data load nahin hua"],
  none: ["No FAQs yet.", "Abhi koi FAQ nahin."],
  "none.why": [
    "What customers ask often is answered once here, on the FAQ page.",
    "Jo customers baar baar poochte hain, us ka jawab yahan aik dafa likh dein.",
  ],
  add: ["Add FAQ", "FAQ daalein"],
  edit: ["Edit FAQ", "FAQ badlein"],
  "delete.sure": ["Are you sure you want to delete this FAQ?", "Kya aap waqai yeh FAQ delete karna chahte hain?"],
  "field.question": ["Question", "Sawal"],
  "field.answer": ["Answer", "Jawab"],
  "field.answer.hint": ["Markdown: **bold**, lists, links.", "Markdown: **bold**, lists, links."],
  "field.category": ["Category", "Category"],
  "field.order_number": ["Order", "Tarteeb"],
  "field.order_number.hint": ["The lowest stands first.", "Sab se chhota number pehle."],
});
