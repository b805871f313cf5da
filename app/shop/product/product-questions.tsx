import type { QuestionView, ReviewsAndQuestions } from "#app/domain/reviews/reviews-and-questions.ts";
import { questions as texts } from "#app/i18n/questions.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDate } from "#app/lib/dates.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { type ReturnedForm, returnedField } from "../forms/returned-field.ts";
import { ProductFeedbackForm } from "./product-form.tsx";
import { Reply } from "./product-reviews.tsx";

interface ProductQuestionsProps {
  productId: number;
  brand: string;
  questions: ReviewsAndQuestions["questions"];
  isSignedIn: boolean;
  /** The returned question, if any. */
  returned: ReturnedForm;
}

/** Customers' questions about a product with the shop's answers, and the form to ask. */
export function ProductQuestions({ productId, brand, questions, isSignedIn, returned }: ProductQuestionsProps) {
  const t = useText(texts);
  const { shown, page, hasNext } = questions;
  const pageLink = (to: number, label: string) => ({ href: `/product/${productId}?questions=${to}#questions`, label });
  return (
    <section className="shelf" id="questions" aria-labelledby="questions-title">
      <h2 id="questions-title">{t("title")}</h2>
      {shown.length > 0 ? (
        <ul className="grid gap-4">
          {shown.map((question) => (
            <Question key={question.id} asked={question} brand={brand} />
          ))}
        </ul>
      ) : (
        <p>{t("none")}</p>
      )}
      <Pager
        label={t("pages")}
        previous={page > 1 ? pageLink(page - 1, t("previous")) : null}
        next={hasNext ? pageLink(page + 1, t("next")) : null}
      />
      {isSignedIn ? <QuestionForm productId={productId} returned={returned} /> : <SignInToAsk productId={productId} />}
    </section>
  );
}

function Question({ asked, brand }: { asked: QuestionView; brand: string }) {
  const t = useText(texts);
  const lang = useLang();
  const { question, author, day, answer } = asked;
  return (
    <li className="grid gap-1 border-t border-line pt-4 wrap-anywhere">
      <p className="font-semibold whitespace-pre-line" dir="auto">
        {question}
      </p>
      <p className="text-sm text-ink-2">{t("by", { author, day: formatDate(day, lang) })}</p>
      {answer ? <Reply words={answer} by={t("answer", { brand })} /> : <p className="text-sm text-ink-2">{t("waiting")}</p>}
    </li>
  );
}

function SignInToAsk({ productId }: { productId: number }) {
  const t = useText(texts);
  return (
    <>
      <p className="text-sm text-ink-2">{t("sign-in.why")}</p>
      <p>
        <LinkButton variant="quiet" icon="log-in" href={`/auth?return_to=/product/${productId}%23questions`}>
          {t("sign-in")}
        </LinkButton>
      </p>
    </>
  );
}

function QuestionForm({ productId, returned }: Pick<ProductQuestionsProps, "productId" | "returned">) {
  const t = useText(texts);
  return (
    <ProductFeedbackForm productId={productId} kind="question" title={t("ask")} returned={returned}>
      <TextAreaField
        label={t("field.question")}
        {...returnedField(returned, "question")}
        required
        minLength={5}
        maxLength={500}
        rows={3}
      />
      <Button>{t("send")}</Button>
    </ProductFeedbackForm>
  );
}
