import { type FormEvent, useState } from "react";
import { countLetters } from "#app/domain/push/campaign.ts";
import { adminPush } from "#app/i18n/admin-push.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Field, TextAreaField } from "#app/ui/field.tsx";

interface CountedFieldProps {
  name: string;
  label: string;
  defaultValue: string;
  errors: readonly string[] | undefined;
  /** letters at most */
  max: number;
  isLong?: boolean;
}

/** A text with its letters counted below it as it is typed (B5.23, B5.24). A longer one is kept as typed and refused by the server. */
export function CountedField({ max, isLong = false, ...field }: CountedFieldProps) {
  const t = useText(adminPush);
  const [count, setCount] = useState(countLetters(field.defaultValue.trim()));
  const over = count - max;
  const hint = over > 0 ? t("letters.over", { count, max, over }) : t("letters", { count, max });
  const recount = (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    setCount(countLetters(event.currentTarget.value.trim()));
  const Control = isLong ? TextAreaField : Field;
  return (
    <div>
      <Control {...field} hint={hint} onInput={recount} autoComplete="off" />
      <p className="sr-only" role="status">
        {over > 0 ? hint : ""}
      </p>
    </div>
  );
}
