import type { ComponentProps } from "react";
import { controlAttributes, FieldFrame, type FieldTexts, useShownErrors } from "./field-frame.tsx";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<"select">, "name" | "id"> {
  options: readonly SelectOption[];
  /** The empty option, shown until one is chosen. */
  placeholder?: string | undefined;
}

/** A labelled choice of one from a list. */
export function SelectField({ label, name, id, hint, errors, options, placeholder, ...rest }: SelectFieldProps) {
  const { shown, onInput } = useShownErrors(errors);
  const texts = { label, name, id, hint, errors: shown };
  return (
    <FieldFrame {...texts}>
      <select className="control" onInput={onInput} {...rest} {...controlAttributes(texts)}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
