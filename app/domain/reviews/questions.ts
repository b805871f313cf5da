import { staffTable } from "#app/domain/resource/staff-table.ts";

/** What customers asked about products: those without an answer first, the latest first. */
export const questionTable = staffTable({
  model: "ProductQuestion",
  entity: "product-question",
  fields: { answer: { type: "text", max: 2000, required: true } },
  joined: { answeredBy: { select: { name: true } } },
  nameOf: ({ question }) => question,
  orderBy: [{ answeredAt: "desc" }, { createdAt: "desc" }],
  searched: ["question", "answer", "productName", "userName"],
  statuses: { unanswered: { answeredAt: null }, answered: { answeredAt: { not: null } } },
  narrowed: ["productId"],
  incomplete: "question.no-answer",
  form: "edit",
});
