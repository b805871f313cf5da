import type { ComponentProps, ReactNode } from "react";
import { FieldErrors, FieldHint, type FieldTexts } from "./field-frame.tsx";

export interface RadioOption {
  value: string;
  label: string;
  hint?: string | undefined;
  /** what it looks like, above its label */
  picture?: ReactNode;
  disabled?: boolean | undefined;
}

interface RadioGroupProps extends FieldTexts, Omit<ComponentProps<"input">, "name" | "id" | "type"> {
  options: readonly RadioOption[];
  defaultValue?: string | undefined;
}

/** A choice of one with all options visible. */
export function RadioGroup({ label, name, id = name, hint, errors, options, defaultValue, className, ...rest }: RadioGroupProps) {
  const described = [hint && `${id}-hint`, errors?.length && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset id={id} className="field" aria-describedby={described || undefined}>
      <legend className="field-label">{label}</legend>
      <FieldHint id={id} hint={hint} />
      <div className={className ? `choices ${className}` : "choices"}>
        {options.map((option) => (
          <label key={option.value} className="choice choice-boxed">
            <input
              {...rest}
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              disabled={option.disabled}
              aria-invalid={errors?.length ? true : undefined}
            />
            <span className="choice-text">
              {option.picture}
              {option.label}
              {option.hint ? <span className="field-hint">{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldErrors id={id} errors={errors} />
    </fieldset>
  );
}
