import { Form } from "@remix-run/react";
import type { StaffReview } from "#app/domain/reviews/list-staff-reviews.server.ts";
import { reviewVerdicts } from "#app/domain/reviews/staff-reviews.ts";
import { adminReviews } from "#app/i18n/admin-reviews.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";

const icons = { approved: "check", hidden: "eye-off" } as const;

/** What may still be made of a review; the other verdict takes one back. */
export function VerdictButtons({ review: { id, status, author }, back }: { review: StaffReview; back: string }) {
  const t = useText(adminReviews);
  return (
    <Form method="post" action={`/admin/reviews/${id}/status`} preventScrollReset className="row-acts">
      <input type="hidden" name="return_to" value={back} />
      {reviewVerdicts
        .filter((verdict) => verdict !== status)
        .map((verdict) => (
          <Button key={verdict} name="status" value={verdict} variant="quiet" small icon={icons[verdict]}>
            {t(`verdict.${verdict}`)}
            <span className="sr-only">{` ${author}`}</span>
          </Button>
        ))}
    </Form>
  );
}
