import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { offeredEncodings } from "#app/domain/resource/csv/csv-encodings.ts";
import { textEncoding } from "#app/i18n/text-encoding.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

/** How a file was read that does not say its encoding, and the words by which a person sees whether that is right. */
type Guessed = { encoding: string; words: readonly string[] };

interface EncodingQuestionProps {
  guessed: Guessed;
  /** Where another encoding is asked for, as `read_as`. */
  method: "get" | "post";
  action: string;
  children?: ReactNode;
}

/** Asks whether the letters of a file were guessed right, and offers other encodings. */
export function EncodingQuestion({ guessed, method, action, children }: EncodingQuestionProps) {
  const t = useText(textEncoding);
  const { encoding, words } = guessed;
  return (
    <section className="grid gap-2">
      <Notice tone="haldi">
        <span dir="auto">{t("question", { words: words.join(", ") })}</span>
      </Notice>
      <Form method={method} action={action} className="flex flex-wrap items-end gap-3">
        {children}
        <SelectField
          key={encoding}
          id="read-as"
          name="read_as"
          label={t("other")}
          defaultValue={encoding}
          options={offeredEncodings.map((value) => ({ value, label: t(value) }))}
        />
        <Button variant="quiet" small icon="refresh-cw">
          {t("again")}
        </Button>
      </Form>
    </section>
  );
}

/** The tick without which a file with a guessed encoding is not applied. */
export function WordsTick({ words, errors }: { words: readonly string[]; errors?: string[] | undefined }) {
  const t = useText(textEncoding);
  return <Checkbox name="text_right" label={t("right", { words: words.join(", ") })} errors={errors} required />;
}
