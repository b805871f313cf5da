import type { SubmissionResult } from "@conform-to/react";
import type { FormProps } from "@remix-run/react";
import type { ComponentType, RefAttributes } from "react";
import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import { productForm as texts } from "#app/i18n/product-form.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Field } from "#app/ui/field.tsx";

interface UnitFormProps {
  action: string;
  result: SubmissionResult<string[]> | undefined;
  /** `fetcher.Form` in a dialog, which stays on its page, with whether it is being sent */
  as?: ComponentType<FormProps & RefAttributes<HTMLFormElement>>;
  isBusy?: boolean;
}

/** The two fields of a new unit (A3.04), and the error: both are required (A5.14), or the save failed (A8.21). */
export function UnitForm({ action, result, as, isBusy }: UnitFormProps) {
  const t = useText(texts);
  const frame = useFormFrame({ id: "unit-form", result, ...(isBusy !== undefined && { isBusy }) });
  const { "": whole, ...typed } = result?.error ?? {};
  const isTypedWrong = Object.keys(typed).length > 0;
  return (
    <FormFrame
      frame={frame}
      {...(as && { as })}
      title={whole?.[0] && !isTypedWrong ? t("unit.failed", { msg: whole[0] }) : null}
      save={{ label: t("unit.add"), icon: "plus" }}
      isSmall
      method="post"
      action={action}
      className="grid max-w-form gap-4"
    >
      <Field {...frame.control("name")} id="unit-name" label={t("unit.name")} maxLength={40} aria-required autoComplete="off" />
      <Field
        {...frame.control("abbreviation")}
        id="unit-abbreviation"
        label={t("unit.abbreviation")}
        hint={t("unit.abbreviation.hint")}
        maxLength={20}
        aria-required
        autoComplete="off"
      />
    </FormFrame>
  );
}
