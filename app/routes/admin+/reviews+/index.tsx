import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ListPager } from "#app/admin/list/list-pager.tsx";
import { PastEnd } from "#app/admin/list/past-end.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { lastReviewsPage, listStaffReviews } from "#app/domain/reviews/list-staff-reviews.server.ts";
import { reviewPiles } from "#app/domain/reviews/staff-reviews.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { oneOf, wholeNumber } from "#app/http/search-params.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminReviews } from "#app/i18n/admin-reviews.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { ReviewTable } from "./components/review-table.tsx";
import { reviewsAddress } from "./components/reviews-address.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "reviews");
  const { searchParams } = new URL(request.url);
  const pile = oneOf(searchParams, "view", reviewPiles, "new");
  const page = wholeNumber(searchParams, "page", { most: lastReviewsPage });
  const title = translator(langOf(request), admin)("section.reviews");
  return { title, pile, page, ...(await listStaffReviews({ pile, page })), mayEdit: staff.may("reviews", "edit") };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function ReviewsPage() {
  const { title, pile, page, reviews, hasMore, mayEdit } = useLoaderData<typeof loader>();
  const t = useText(adminReviews);
  const tabs = reviewPiles.map((name) => ({ href: reviewsAddress(name), label: t(`view.${name}`), current: name === pile }));
  return (
    <>
      <PageHead title={title} />
      <Tabs label={t("views")} tabs={tabs} />
      {reviews.length === 0 && page > 1 ? (
        <PastEnd first={reviewsAddress(pile)} />
      ) : reviews.length === 0 ? (
        <EmptyState icon="star" title={t("none")}>
          {t("none.why")}
        </EmptyState>
      ) : (
        <ReviewTable reviews={reviews} mayEdit={mayEdit} back={reviewsAddress(pile, page)} />
      )}
      <ListPager page={page} hasMore={hasMore} addressOf={(to) => reviewsAddress(pile, to)} />
    </>
  );
}
