import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ListPager } from "#app/admin/list/list-pager.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { QuestionAnswer } from "#app/admin/question-answer.tsx";
import { findStaffProduct } from "#app/domain/catalog/find-staff-product.server.ts";
import { lastQuestionsPage, listStaffQuestions } from "#app/domain/reviews/list-staff-questions.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { rowId, wholeNumber } from "#app/http/search-params.server.ts";
import { adminReviews } from "#app/i18n/admin-reviews.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";

/** The questions about one product; answering requires the permission for product questions, not for products. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSection(request, "products");
  const staff = await requireSection(request, "product_questions");
  const productId = rowId(params.productId) ?? 0;
  const product = await findStaffProduct(productId, { costVisible: false });
  if (!product) throw new Response(null, { status: 404 });
  const page = wholeNumber(new URL(request.url).searchParams, "page", { most: lastQuestionsPage });
  const title = translator(langOf(request), adminReviews)("questions.title", { product: product.fields.name });
  const mayEdit = staff.may("product_questions", "edit");
  return { title, productId, page, ...(await listStaffQuestions({ productId, page })), mayEdit };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function ProductQuestionsPage() {
  const { title, productId, page, questions, hasMore, mayEdit } = useLoaderData<typeof loader>();
  const t = useText(adminReviews);
  const here = `/admin/products/${productId}/questions`;
  const addressOf = (to: number) => (to > 1 ? `${here}?page=${to}` : here);
  return (
    <>
      <PageHead title={title}>
        <a href={`/admin/products/${productId}`}>{t("product.back")}</a>
      </PageHead>
      {questions.length === 0 ? (
        <EmptyState icon="message-circle-question-mark" title={t("questions.none")}>
          {t("questions.none.why")}
        </EmptyState>
      ) : null}
      {questions.map((question) => (
        <article key={`${question.id} ${question.version}`} className="admin-panel" id={`question-${question.id}`}>
          <h2>
            <a href={`/admin/product-questions/${question.id}`}>{t(question.answer === null ? "question.open" : "question")}</a>
          </h2>
          <QuestionAnswer question={question} mayEdit={mayEdit} returnTo={addressOf(page)} />
        </article>
      ))}
      <ListPager page={page} hasMore={hasMore} addressOf={addressOf} />
    </>
  );
}
