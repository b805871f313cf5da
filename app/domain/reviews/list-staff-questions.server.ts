import { db } from "#app/platform/db.server.ts";

/** How many questions a page shows. */
const perPage = 25;

/** The furthest page. */
export const lastQuestionsPage = 1000;

const select = {
  ...{ id: true, productId: true, productName: true, userName: true, question: true, answer: true, answeredAt: true },
  ...{ version: true, createdAt: true, answeredBy: { select: { name: true } } },
} as const;

/** A question as staff read it. */
export type StaffQuestion = NonNullable<Awaited<ReturnType<typeof findStaffQuestion>>>;

/** Which questions: those about one product, or of all products those that wait for an answer or have one. */
type Wanted = { productId: number } | { isAnswered: boolean };

/** One page of questions, those without an answer first, the latest first. */
export async function listStaffQuestions({ page, ...wanted }: Wanted & { page: number }) {
  const rows = await db.productQuestion.findMany({
    where: "productId" in wanted ? wanted : { answeredAt: wanted.isAnswered ? { not: null } : null },
    orderBy: [{ answeredAt: { sort: "desc", nulls: "first" } }, { createdAt: "desc" }, { id: "desc" }],
    skip: (page - 1) * perPage,
    take: perPage + 1,
    select,
  });
  return { questions: rows.slice(0, perPage), hasMore: rows.length > perPage && page < lastQuestionsPage };
}

/** One question, or null. */
export const findStaffQuestion = (id: number) => db.productQuestion.findUnique({ where: { id }, select });
