import { HistoryTimeline } from "#app/admin/timeline.tsx";
import type { HistoryEntry } from "#app/domain/audit/list-history.server.ts";
import { reviewViews } from "#app/domain/reviews/staff-reviews.ts";
import { adminReviews } from "#app/i18n/admin-reviews.ts";
import { useText } from "#app/i18n/use-text.ts";

const states = Object.values(reviewViews);

/** Who approved, hid or answered a review when. */
export function ReviewTimeline({ entries }: { entries: readonly HistoryEntry[] }) {
  const t = useText(adminReviews);
  const stateOf = (value: unknown) => states.find((state) => state === value);
  return (
    <HistoryTimeline
      entries={entries}
      fieldName={(field) => t(field === "status" ? "column.state" : "reply.field")}
      wordsOf={(field, value) => {
        const state = field === "status" ? stateOf(value) : null;
        if (state) return t(`state.${state}`);
        return value === null ? t("reply.none") : String(value);
      }}
    />
  );
}
