import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useListAddress } from "#app/admin/list/list-address.ts";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { Panel } from "#app/admin/panel.tsx";
import { listHistory } from "#app/domain/audit/list-history.server.ts";
import { replyForm } from "#app/domain/reviews/answer-form.server.ts";
import { findStaffReview } from "#app/domain/reviews/list-staff-reviews.server.ts";
import { replyReview } from "#app/domain/reviews/reply-review.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { adminReviews } from "#app/i18n/admin-reviews.ts";
import { timeline } from "#app/i18n/timeline.ts";
import { translator } from "#app/i18n/translate.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { ReplyForm } from "./components/reply-form.tsx";
import { ReviewState, Stars } from "./components/review-state.tsx";
import { ReviewTimeline } from "./components/review-timeline.tsx";
import { VerdictButtons } from "./components/verdict-buttons.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "reviews");
  const id = rowId(params.reviewId) ?? 0;
  const [review, entries] = await Promise.all([findStaffReview(id), listHistory("review", id)]);
  if (!review) throw new Response(null, { status: 404 });
  const title = translator(langOf(request), adminReviews)("review.title", { product: review.product });
  return { title, review, entries, mayEdit: staff.may("reviews", "edit") };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "reviews", "edit");
  const id = rowId(params.reviewId) ?? 0;
  const form = await readForm(request, replyForm);
  if (!form.ok) return form.invalid();

  const outcome = await replyReview(id, form.value, { by: staff.id });
  if (outcome.ok) return redirectWithToast(`/admin/reviews/${id}`, "review-replied");
  if (outcome.refusal.code === "content.not-found") throw new Response(null, { status: 404 });
  return form.refuse(outcome.refusal);
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function ReviewPage() {
  const { title, review, entries, mayEdit } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const t = useText(adminReviews);
  const words = useText(timeline);
  const lang = useLang();
  const list = useListAddress("reviews");
  const { id, productId, product, author, rating, title: headline, content, status, reply, version, createdAt } = review;
  return (
    <>
      <PageHead title={title}>
        <a href={list}>{t("back")}</a>
      </PageHead>
      <Panel title={headline ?? t("review")}>
        <p>
          <Stars rating={rating} /> <ReviewState status={status} />
        </p>
        <p className="whitespace-pre-line">{content}</p>
        <p className="text-ink-2">{t("written", { author, when: formatDateTime(createdAt, lang) })}</p>
        <p>
          <a href={`/admin/products/${productId}`}>{product}</a>
        </p>
        {mayEdit ? <VerdictButtons review={review} back={`/admin/reviews/${id}`} /> : null}
      </Panel>
      <Panel title={t("reply")}>
        {mayEdit ? (
          <ReplyForm key={version} id={id} reply={reply} version={version} result={result} />
        ) : (
          <p className="whitespace-pre-line">{reply ?? t("reply.none")}</p>
        )}
      </Panel>
      <Panel title={words("timeline")}>
        <ReviewTimeline entries={entries} />
      </Panel>
    </>
  );
}
