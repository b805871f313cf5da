import { messages } from "./messages.ts";

/** The back office's questions about products. */
export const adminQuestions = messages({
  rows: ["Questions", "Sawal"],
  none: ["No questions here", "Yahan koi sawal nahin"],
  "none.why": [
    "Questions that customers ask on the product's page are answered here.",
    "Customer product ke page par jo poochtay hain us ka jawab yahan dein.",
  ],
  failed: ["Failed to load product questions", "Products par sawal load nahin huay"],
  add: ["Answer", "Jawab"],
  edit: ["Answer a question", "Sawal ka jawab"],
  "edit.failed": ["Failed to answer question", "Jawab nahin bheja ja saka"],
  "delete.sure": ["Delete this question with its answer?", "Yeh sawal jawab ke saath delete karein?"],
  "tab.unanswered": ["Unanswered", "Jawab baqi hai"],
  "tab.answered": ["Answered", "Jawab ho gaya"],
  "field.answer": ["Answer", "Jawab"],
  "field.answer.hint": [
    "It stands on the product's page, and in the customer's inbox.",
    "Yeh product ke page par aata hai, aur customer ke inbox mein.",
  ],
  "column.question": ["Question", "Sawal"],
  "column.product_name": ["Product", "Cheez"],
  "column.user_name": ["Customer", "Customer"],
  "column.created_at": ["Asked", "Kab poocha"],
  "column.answered_at": ["Answered", "Kab jawab diya"],
  pending: ["Pending", "Jawab baqi"],
  inline: ["Send answer", "Jawab bhejein"],
  "answered-by": ["Answered by {who}, {when}", "{who} ne jawab diya, {when}"],
  nobody: ["a former colleague", "purane saathi"],
  product: ["The product", "Cheez"],
  all: ["All questions", "Saray sawal"],
});
