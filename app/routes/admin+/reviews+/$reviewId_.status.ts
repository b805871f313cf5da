import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { judgeReview } from "#app/domain/reviews/judge-review.server.ts";
import { reviewVerdicts } from "#app/domain/reviews/staff-reviews.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { safePath } from "#app/lib/safe-path.ts";

const verdictForm = z.object({
  status: z.enum(reviewVerdicts, "choice"),
  return_to: z.string().optional().catch(undefined),
});

const said = { approved: "review-approved", hidden: "review-hidden" } as const;

/** Approves or hides a review. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "reviews", "edit");
  const form = await readForm(request, verdictForm);
  if (!form.ok) return redirectWithToast("/admin/reviews", "review-not-judged");
  const { status, return_to: back } = form.value;
  const outcome = await judgeReview(rowId(params.reviewId) ?? 0, status, { by: staff.id });
  return redirectWithToast(safePath(back, "/admin/reviews"), outcome.ok ? said[status] : "review-not-judged");
}
