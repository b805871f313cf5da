import { staffTable } from "#app/domain/resource/staff-table.ts";
import { karachiStamp } from "#app/lib/dates.ts";

/** What customers asked about products: those without an answer first, the latest first. */
export const questionTable = staffTable({
  model: "ProductQuestion",
  entity: "product-question",
  fields: { answer: { type: "text", max: 2000, required: true } },
  joined: { answeredBy: { select: { name: true } } },
  exported: {
    product_name: ({ productName }) => productName,
    question: ({ question }) => question,
    user_name: ({ userName }) => userName,
    created_at: ({ createdAt }) => karachiStamp(createdAt),
  },
  nameOf: ({ question }) => question,
  orderBy: [{ answeredAt: "desc" }, { createdAt: "desc" }],
  searched: ["question", "answer", "productName", "userName"],
  statuses: { unanswered: { answeredAt: null }, answered: { answeredAt: { not: null } } },
  narrowed: ["productId"],
  incomplete: "question.no-answer",
  form: "edit",
});
