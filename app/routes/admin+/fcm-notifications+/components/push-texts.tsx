import type { useFormFrame } from "#app/admin/form/form-frame.tsx";
import { campaignLimits } from "#app/domain/push/campaign.ts";
import { adminPush } from "#app/i18n/admin-push.ts";
import { useText } from "#app/i18n/use-text.ts";
import { CountedField } from "./counted-field.tsx";

interface PushTextsProps {
  frame: ReturnType<typeof useFormFrame>;
  /** What the two begin with, such as a template's. */
  title?: string;
  message?: string;
}

/** What a push says. */
export function PushTexts({ frame, title = "", message = "" }: PushTextsProps) {
  const t = useText(adminPush);
  return (
    <>
      <CountedField label={t("field.title")} {...frame.control("title", title)} max={campaignLimits.title} />
      <CountedField label={t("field.message")} {...frame.control("message", message)} max={campaignLimits.message} isLong />
    </>
  );
}
