import type { ComponentProps } from "react";
import { controlAttributes, FieldErrors, FieldHint, type FieldTexts } from "./field-frame.tsx";

/** A single checkbox with its label. */
export function Checkbox({ label, name, id = name, hint, errors, ...rest }: FieldTexts & ComponentProps<"input">) {
  return (
    <div className="field">
      <label className="choice">
        <input type="checkbox" {...rest} {...controlAttributes({ name, id, hint, errors })} />
        <span>{label}</span>
      </label>
      <FieldHint id={id} hint={hint} />
      <FieldErrors id={id} errors={errors} />
    </div>
  );
}
