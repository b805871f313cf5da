import { Form, useNavigation } from "@remix-run/react";
import type { StaffQuestion } from "#app/domain/reviews/list-staff-questions.server.ts";
import { adminReviews } from "#app/i18n/admin-reviews.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

interface QuestionAnswerProps {
  question: StaffQuestion;
  mayEdit: boolean;
  /** Link target after answering. */
  returnTo: string;
  result?: { initialValue?: Record<string, unknown> | null; error?: Record<string, string[] | null> | null } | undefined;
}

/** A customer's question about a product, and the shop's answer. A refused answer is shown on the question's own page. */
export function QuestionAnswer({ question, mayEdit, returnTo, result }: QuestionAnswerProps) {
  const t = useText(adminReviews);
  const lang = useLang();
  const { id, userName, question: asked, answer, answeredAt, answeredBy, version, createdAt } = question;
  const path = `/admin/product-questions/${id}`;
  const isSaving = useNavigation().formAction === path;
  const { initialValue, error } = result ?? {};
  const typed = initialValue ? String(initialValue.answer ?? "") : (answer ?? "");
  const isStale = Boolean(error?.[""]) && typed !== answer && answer !== null;
  return (
    <>
      <p className="whitespace-pre-line">{asked}</p>
      <p className="text-ink-2">{t("written", { author: userName, when: formatDateTime(createdAt, lang) })}</p>
      {answeredAt ? (
        <p className="text-ink-2">
          {t("answered", { who: answeredBy?.name ?? t("answered.nobody"), when: formatDateTime(answeredAt, lang) })}
        </p>
      ) : null}
      {mayEdit ? (
        <Form method="post" action={path} preventScrollReset className="grid max-w-form gap-3">
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="return_to" value={returnTo} />
          {error?.[""]?.map((sentence) => (
            <Notice key={sentence} tone="error">
              {sentence}
            </Notice>
          ))}
          <TextAreaField
            label={t("answer")}
            name="answer"
            id={`answer-${id}`}
            defaultValue={typed}
            hint={isStale ? t("saved-now", { value: answer }) : undefined}
            errors={error?.answer ?? undefined}
            required
            maxLength={2000}
          />
          <div>
            <Button small icon="send" busy={isSaving}>
              {t("answer.save")}
            </Button>
          </div>
        </Form>
      ) : (
        <p className="whitespace-pre-line">{answer ?? t("answer.none")}</p>
      )}
    </>
  );
}
