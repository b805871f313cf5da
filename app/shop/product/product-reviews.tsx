import type { RatingSummary, ReviewsAndQuestions, ReviewView } from "#app/domain/reviews/reviews-and-questions.ts";
import { reviews as texts } from "#app/i18n/reviews.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDate } from "#app/lib/dates.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { type ReturnedForm, returnedField } from "../forms/returned-field.ts";
import { ProductFeedbackForm } from "./product-form.tsx";

interface ProductReviewsProps {
  productId: number;
  brand: string;
  feedback: Omit<ReviewsAndQuestions, "questions">;
  /** The returned review, if any. */
  returned: ReturnedForm;
}

/** A product's rating, its reviews, and the form for buyers (A5.03). */
export function ProductReviews({ productId, brand, feedback, returned }: ProductReviewsProps) {
  const t = useText(texts);
  const { rating, reviews, standing } = feedback;
  const pageLink = (page: number, label: string) => ({ href: `/product/${productId}?reviews=${page}#reviews`, label });
  return (
    <section className="shelf" id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title">{t("title")}</h2>
      {rating ? <Stars rating={rating} /> : <p>{t("none")}</p>}
      <p className="text-sm text-ink-2">{t("buyers-only")}</p>
      {reviews.shown.length > 0 ? (
        <ul className="grid gap-4">
          {reviews.shown.map((review) => (
            <Review key={review.id} review={review} brand={brand} />
          ))}
        </ul>
      ) : null}
      <Pager
        label={t("pages")}
        previous={reviews.page > 1 ? pageLink(reviews.page - 1, t("newer")) : null}
        next={reviews.hasNext ? pageLink(reviews.page + 1, t("older")) : null}
      />
      {standing === "visitor" ? (
        <p>
          <LinkButton variant="quiet" icon="log-in" href={`/auth?return_to=/product/${productId}%23reviews`}>
            {t("sign-in")}
          </LinkButton>
        </p>
      ) : null}
      {standing === "stranger" ? <p>{t("stranger")}</p> : null}
      {standing === "reviewed" ? <Notice icon="circle-check">{t("already-reviewed")}</Notice> : null}
      {standing === "buyer" ? <ReviewForm productId={productId} returned={returned} /> : null}
    </section>
  );
}

function Stars({ rating: { average, count, stars } }: { rating: RatingSummary }) {
  const t = useText(texts);
  return (
    <div className="flex flex-wrap items-center gap-6">
      <p>
        <b className="block text-3xl">{t("average", { average: average.toFixed(1) })}</b>
        {t("count", { count })}
      </p>
      <dl className="grid flex-1 gap-1 text-sm">
        {[5, 4, 3, 2, 1].map((given) => (
          <div key={given} className="flex items-center gap-3">
            <dt className="whitespace-nowrap">{t("stars", { count: given })}</dt>
            <dd className="flex flex-1 items-center gap-3">
              <progress className="meter" aria-hidden="true" value={stars[given - 1]} max={count} />
              {stars[given - 1]}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Review({ review, brand }: { review: ReviewView; brand: string }) {
  const t = useText(texts);
  const lang = useLang();
  const { rating, title, content, author, day, reply } = review;
  return (
    <li className="grid gap-1 border-t border-line pt-4 wrap-anywhere">
      <p>
        <span className="text-jamun" role="img" aria-label={t("stars.given", { count: rating })}>
          {"★".repeat(rating)}
          {"☆".repeat(5 - rating)}
        </span>{" "}
        {title ? <b dir="auto">{title}</b> : null}
      </p>
      <p className="whitespace-pre-line" dir="auto">
        {content}
      </p>
      <p className="text-sm text-ink-2">{t("by", { author, day: formatDate(day, lang) })}</p>
      {reply ? <Reply words={reply} by={t("reply", { brand })} /> : null}
    </li>
  );
}

/** The shop's reply to a review. */
export function Reply({ words, by }: { words: string; by: string }) {
  return (
    <div className="mt-1 border-l-4 border-podina pl-3">
      <p className="text-sm font-semibold">{by}</p>
      <p className="whitespace-pre-line" dir="auto">
        {words}
      </p>
    </div>
  );
}

function ReviewForm({ productId, returned }: Pick<ProductReviewsProps, "productId" | "returned">) {
  const t = useText(texts);
  const ratings = (["5", "4", "3", "2", "1"] as const).map((value) => ({ value, label: t(`rating.${value}`) }));
  return (
    <ProductFeedbackForm productId={productId} kind="review" title={t("write")} returned={returned}>
      <RadioGroup label={t("rating")} {...returnedField(returned, "rating")} options={ratings} required />
      <Field label={t("field.title")} {...returnedField(returned, "title")} maxLength={100} />
      <TextAreaField label={t("field.content")} {...returnedField(returned, "content")} required maxLength={2000} rows={4} />
      <Button>{t("publish")}</Button>
    </ProductFeedbackForm>
  );
}
