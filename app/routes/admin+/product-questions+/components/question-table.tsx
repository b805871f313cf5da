import { ListTable } from "#app/admin/list/list-table.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import type { StaffQuestion } from "#app/domain/reviews/list-staff-questions.server.ts";
import { adminReviews } from "#app/i18n/admin-reviews.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { excerpt } from "#app/lib/excerpt.ts";

/** How much of a question or an answer the list shows, characters. */
const previewed = 160;

/** Questions about any product, the latest first; a row leads to its answer, its product to all that was asked about it. */
export function QuestionTable({ questions }: { questions: readonly StaffQuestion[] }) {
  const t = useText(adminReviews);
  const lang = useLang();
  return (
    <ListTable
      label={t("questions")}
      rows={questions}
      stacks
      columns={[
        {
          label: t("question"),
          isTitle: true,
          cell: ({ id, question, answer }) => (
            <>
              <a href={`${sectionPath("product-questions")}/${id}`}>{excerpt(question, previewed)}</a>
              {answer ? <small className="block text-ink-2">{excerpt(answer, previewed)}</small> : null}
            </>
          ),
        },
        {
          label: t("column.product"),
          cell: ({ productId, productName }) => <a href={`/admin/products/${productId}/questions`}>{productName}</a>,
        },
        { label: t("column.author"), cell: ({ userName }) => userName },
        { label: t("column.written"), cell: ({ createdAt }) => formatDateTime(createdAt, lang) },
      ]}
    />
  );
}
