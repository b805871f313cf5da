import type { ComponentProps } from "react";
import { controlAttributes, FieldFrame, type FieldTexts } from "./field-frame.tsx";

/** A labelled text input. */
export function Field({ label, name, id, hint, errors, ...rest }: FieldTexts & ComponentProps<"input">) {
  const texts = { label, name, id, hint, errors };
  return (
    <FieldFrame {...texts}>
      <input className="control" {...rest} {...controlAttributes(texts)} />
    </FieldFrame>
  );
}

/** A labelled textarea. */
export function TextAreaField({ label, name, id, hint, errors, ...rest }: FieldTexts & ComponentProps<"textarea">) {
  const texts = { label, name, id, hint, errors };
  return (
    <FieldFrame {...texts}>
      <textarea className="control" rows={3} {...rest} {...controlAttributes(texts)} />
    </FieldFrame>
  );
}
