import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ListPager } from "#app/admin/list/list-pager.tsx";
import { PastEnd } from "#app/admin/list/past-end.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { lastQuestionsPage, listStaffQuestions } from "#app/domain/reviews/list-staff-questions.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { oneOf, wholeNumber } from "#app/http/search-params.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminReviews } from "#app/i18n/admin-reviews.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { QuestionTable } from "./components/question-table.tsx";
import { questionPiles, questionsAddress } from "./components/questions-address.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSection(request, "product_questions");
  const { searchParams } = new URL(request.url);
  const pile = oneOf(searchParams, "view", questionPiles, "waiting");
  const page = wholeNumber(searchParams, "page", { most: lastQuestionsPage });
  const title = translator(langOf(request), admin)("section.product-questions");
  return { title, pile, page, ...(await listStaffQuestions({ isAnswered: pile === "answered", page })) };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function QuestionsPage() {
  const { title, pile, page, questions, hasMore } = useLoaderData<typeof loader>();
  const t = useText(adminReviews);
  const tabs = questionPiles.map((name) => ({
    href: questionsAddress(name),
    label: t(`questions.${name}`),
    current: name === pile,
  }));
  return (
    <>
      <PageHead title={title} />
      <Tabs label={t("questions.views")} tabs={tabs} />
      {questions.length === 0 && page > 1 ? (
        <PastEnd first={questionsAddress(pile)} />
      ) : questions.length === 0 ? (
        <EmptyState icon="message-circle-question-mark" title={t(`questions.${pile}.none`)}>
          {t("questions.none.why")}
        </EmptyState>
      ) : (
        <QuestionTable questions={questions} />
      )}
      <ListPager page={page} hasMore={hasMore} addressOf={(to) => questionsAddress(pile, to)} />
    </>
  );
}
