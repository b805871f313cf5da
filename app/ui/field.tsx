import type { ComponentProps } from "react";
import { controlAttributes, FieldFrame, type FieldTexts, useShownErrors } from "./field-frame.tsx";

/** Whether people write words there, which have a direction of their own (decisions 26); a number or an address of a page has none. */
const isWritten = (type: string | undefined) => type === undefined || type === "text" || type === "search";

/** A labelled text input. */
export function Field({ label, name, id, hint, errors, ...rest }: FieldTexts & ComponentProps<"input">) {
  const { shown, onInput } = useShownErrors(errors);
  const texts = { label, name, id, hint, errors: shown };
  return (
    <FieldFrame {...texts}>
      <input
        className="control"
        dir={isWritten(rest.type) ? "auto" : undefined}
        onInput={onInput}
        {...rest}
        {...controlAttributes(texts)}
      />
    </FieldFrame>
  );
}

/** A labelled textarea. */
export function TextAreaField({ label, name, id, hint, errors, ...rest }: FieldTexts & ComponentProps<"textarea">) {
  const { shown, onInput } = useShownErrors(errors);
  const texts = { label, name, id, hint, errors: shown };
  return (
    <FieldFrame {...texts}>
      <textarea className="control" dir="auto" rows={3} onInput={onInput} {...rest} {...controlAttributes(texts)} />
    </FieldFrame>
  );
}
