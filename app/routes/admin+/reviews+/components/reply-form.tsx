import { Form, useNavigation } from "@remix-run/react";
import { adminReviews } from "#app/i18n/admin-reviews.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

type Returned = { initialValue?: Record<string, unknown> | null; error?: Record<string, string[] | null> | null } | undefined;

interface ReplyFormProps {
  id: number;
  reply: string | null;
  version: number;
  result: Returned;
}

/** What the shop says below the review. After a stale save what somebody else wrote stands under what was typed. */
export function ReplyForm({ id, reply, version, result }: ReplyFormProps) {
  const t = useText(adminReviews);
  const isSaving = useNavigation().state === "submitting";
  const { initialValue, error } = result ?? {};
  const typed = initialValue ? String(initialValue.reply ?? "") : (reply ?? "");
  const isStale = Boolean(error?.[""]) && typed !== (reply ?? "");
  return (
    <Form method="post" action={`/admin/reviews/${id}`} className="grid max-w-form gap-3">
      <input type="hidden" name="version" value={version} />
      {error?.[""]?.map((sentence) => (
        <Notice key={sentence} tone="error">
          {sentence}
        </Notice>
      ))}
      <TextAreaField
        label={t("reply.field")}
        name="reply"
        defaultValue={typed}
        hint={isStale ? t("saved-now", { value: reply ?? t("reply.none") }) : t("reply.hint")}
        errors={error?.reply ?? undefined}
        rows={4}
        maxLength={2000}
      />
      <div>
        <Button small icon="send" busy={isSaving}>
          {t("reply.save")}
        </Button>
      </div>
    </Form>
  );
}
