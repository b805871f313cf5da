import type { ReactNode } from "react";
import { FieldErrors } from "#app/ui/field-frame.tsx";

interface ChoiceButtonsProps {
  name: string;
  label: string;
  hideLabel?: boolean;
  errors: readonly string[] | undefined;
  /** `<label className="choice-boxed slot">` with a radio button each. */
  children: ReactNode;
}

/** A choice of one by radio buttons that are drawn as buttons. */
export function ChoiceButtons({ name, label, hideLabel, errors, children }: ChoiceButtonsProps) {
  return (
    <fieldset id={name} className="field" aria-describedby={errors?.length ? `${name}-error` : undefined}>
      <legend className={hideLabel ? "sr-only" : "field-label"}>{label}</legend>
      <div className="slot-buttons">{children}</div>
      <FieldErrors id={name} errors={errors} />
    </fieldset>
  );
}
