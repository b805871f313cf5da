import { staffTable } from "#app/domain/resource/staff-table.ts";

/** The longest answer, characters. */
const longestAnswer = 20_000;

/** The questions of the FAQ page in the order customers read them. */
export const faqTable = staffTable({
  model: "Faq",
  entity: "faq",
  fields: {
    question: { type: "line", max: 300, required: true, bilingual: true },
    answer: { type: "text", max: longestAnswer, required: true, bilingual: true },
    category: { type: "line", max: 60, default: "general" },
    orderNumber: { type: "whole", min: 0, max: 9999, default: 0 },
  },
  nameOf: ({ question }) => question,
  orderBy: [{ orderNumber: "asc" }],
  searched: ["question", "questionUr", "answer", "answerUr"],
  filters: ["question", "answer"],
  position: "orderNumber",
  incomplete: "faq.incomplete",
});
