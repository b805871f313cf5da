import type { StaffReview } from "#app/domain/reviews/list-staff-reviews.server.ts";
import { adminReviews } from "#app/i18n/admin-reviews.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Badge } from "#app/ui/badge.tsx";

const tones = { published: "haldi", approved: "podina", hidden: "plain" } as const;

export function ReviewState({ status }: { status: StaffReview["status"] }) {
  const t = useText(adminReviews);
  return <Badge tone={tones[status]}>{t(`state.${status}`)}</Badge>;
}

export function Stars({ rating }: { rating: number }) {
  const t = useText(adminReviews);
  return (
    <>
      <span aria-hidden="true">{"★".repeat(rating) + "☆".repeat(5 - rating)}</span>
      <span className="sr-only">{t("stars", { count: rating })}</span>
    </>
  );
}
