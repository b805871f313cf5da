import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useListAddress } from "#app/admin/list/list-address.ts";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { Panel } from "#app/admin/panel.tsx";
import { QuestionAnswer } from "#app/admin/question-answer.tsx";
import { HistoryTimeline } from "#app/admin/timeline.tsx";
import { listHistory } from "#app/domain/audit/list-history.server.ts";
import { answerForm } from "#app/domain/reviews/answer-form.server.ts";
import { answerQuestion } from "#app/domain/reviews/answer-question.server.ts";
import { findStaffQuestion } from "#app/domain/reviews/list-staff-questions.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { adminReviews } from "#app/i18n/admin-reviews.ts";
import { timeline } from "#app/i18n/timeline.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { safePath } from "#app/lib/safe-path.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "product_questions");
  const id = rowId(params.questionId) ?? 0;
  const [question, entries] = await Promise.all([findStaffQuestion(id), listHistory("product-question", id)]);
  if (!question) throw new Response(null, { status: 404 });
  const title = translator(langOf(request), adminReviews)("question.title", { product: question.productName });
  return { title, question, entries, mayEdit: staff.may("product_questions", "edit") };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "product_questions", "edit");
  const id = rowId(params.questionId) ?? 0;
  const form = await readForm(request, answerForm);
  if (!form.ok) return form.invalid();

  const outcome = await answerQuestion(id, form.value, { by: staff.id });
  if (outcome.ok) return redirectWithToast(safePath(form.value.return_to, `/admin/product-questions/${id}`), "question-answered");
  if (outcome.refusal.code === "content.not-found") throw new Response(null, { status: 404 });
  return form.refuse(outcome.refusal);
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function QuestionPage() {
  const { title, question, entries, mayEdit } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const t = useText(adminReviews);
  const words = useText(timeline);
  const list = useListAddress("product-questions");
  return (
    <>
      <PageHead title={title}>
        <a href={list}>{t("questions.back")}</a>
        <a href={`/admin/products/${question.productId}/questions`}>{t("questions.all")}</a>
      </PageHead>
      <Panel title={t("question")}>
        <QuestionAnswer
          key={question.version}
          question={question}
          mayEdit={mayEdit}
          returnTo={`/admin/product-questions/${question.id}`}
          result={result}
        />
      </Panel>
      <Panel title={words("timeline")}>
        <HistoryTimeline
          entries={entries}
          fieldName={() => t("answer")}
          wordsOf={(_, value) => (value === null ? t("answer.none") : String(value))}
        />
      </Panel>
    </>
  );
}
