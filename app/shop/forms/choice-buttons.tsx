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
  // the group takes the focus of a refused form (`FormError`): its first button may be disabled
  const wrong = errors?.length ? { tabIndex: -1, "aria-invalid": true, "aria-describedby": `${name}-error` } : {};
  return (
    <fieldset id={name} className="field" {...wrong}>
      <legend className={hideLabel ? "sr-only" : "field-label"}>{label}</legend>
      <div className="slot-buttons">{children}</div>
      <FieldErrors id={name} errors={errors} />
    </fieldset>
  );
}
