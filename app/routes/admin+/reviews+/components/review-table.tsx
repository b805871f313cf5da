import { ListTable } from "#app/admin/list/list-table.tsx";
import type { StaffReview } from "#app/domain/reviews/list-staff-reviews.server.ts";
import { adminReviews } from "#app/i18n/admin-reviews.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { excerpt } from "#app/lib/excerpt.ts";
import { ReviewState, Stars } from "./review-state.tsx";
import { VerdictButtons } from "./verdict-buttons.tsx";

/** How much of a review the list shows, characters. */
const previewed = 160;

/** Reviews, the latest first; a row leads to the whole review and its reply. */
export function ReviewTable({ reviews, mayEdit, back }: { reviews: readonly StaffReview[]; mayEdit: boolean; back: string }) {
  const t = useText(adminReviews);
  const lang = useLang();
  const actions = {
    label: t("column.actions"),
    leads: true,
    cell: (review: StaffReview) => <VerdictButtons review={review} back={back} />,
  };
  return (
    <ListTable
      label={t("reviews")}
      rows={reviews}
      stacks
      columns={[
        {
          label: t("column.review"),
          isTitle: true,
          cell: ({ id, rating, title, content, reply }) => (
            <>
              <a href={`/admin/reviews/${id}`}>
                <Stars rating={rating} />
                {title ? ` ${title}` : null}
              </a>
              <span className="block">{excerpt(content, previewed)}</span>
              {reply ? <small className="block text-ink-2">{t("replied")}</small> : null}
            </>
          ),
        },
        { label: t("column.product"), cell: ({ productId, product }) => <a href={`/admin/products/${productId}`}>{product}</a> },
        { label: t("column.author"), cell: ({ author }) => author },
        { label: t("column.written"), cell: ({ createdAt }) => formatDateTime(createdAt, lang) },
        { label: t("column.state"), cell: ({ status }) => <ReviewState status={status} /> },
        ...(mayEdit ? [actions] : []),
      ]}
    />
  );
}
