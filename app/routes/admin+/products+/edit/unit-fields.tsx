import type { SubmissionResult } from "@conform-to/react";
import { productForm as texts } from "#app/i18n/product-form.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

type Result = SubmissionResult<string[]> | undefined;

/** The two fields of a new unit (A3.04), and the error: both are required (A5.14), or the save failed (A8.21). */
export function UnitFields({ result, busy }: { result: Result; busy?: boolean }) {
  const t = useText(texts);
  const wrong = result?.error ?? {};
  const wholes = wrong[""] ?? [];
  const isTypedWrong = Object.keys(wrong).some((name) => name !== "");
  const messages = isTypedWrong ? wholes : wholes.map((msg) => t("unit.failed", { msg }));
  const common = (name: "name" | "abbreviation") => {
    const typed = result?.initialValue?.[name];
    return { name, id: `unit-${name}`, errors: wrong[name] ?? undefined, defaultValue: typeof typed === "string" ? typed : "" };
  };
  return (
    <>
      {messages.length > 0 ? (
        <Notice tone="error">
          {messages.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      ) : null}
      <Field {...common("name")} label={t("unit.name")} maxLength={40} aria-required autoComplete="off" />
      <Field
        {...common("abbreviation")}
        label={t("unit.abbreviation")}
        hint={t("unit.abbreviation.hint")}
        maxLength={20}
        aria-required
        autoComplete="off"
      />
      <div>
        <Button small icon="plus" busy={busy}>
          {t("unit.add")}
        </Button>
      </div>
    </>
  );
}
