import { type ReactNode, useEffect, useRef } from "react";
import { Notice } from "#app/ui/notice.tsx";
import type { ReturnedForm } from "./returned-field.ts";

interface FormErrorProps {
  form: ReturnedForm;
  /** Errors of parts without a field of their own. */
  also?: readonly string[];
  /** The ways out, behind the last sentence. */
  children?: ReactNode;
}

/** The error of a form as a whole. The focus goes to the first invalid field; without one to this, which may be far above the submit button. */
export function FormError({ form, also = [], children }: FormErrorProps) {
  const messages = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!form?.error) return;
    const field = document.querySelector<HTMLElement>('#main [aria-invalid="true"]');
    (field ?? messages.current)?.focus();
  }, [form]);
  const sentences = [...(form?.error?.[""] ?? []), ...also];
  if (sentences.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the equivalent of FormTrouble's effect for a page without JavaScript
    <div ref={messages} tabIndex={-1} autoFocus className="form-trouble">
      {sentences.map((sentence, at) => (
        <Notice key={sentence} tone="error">
          {sentence} {at === sentences.length - 1 ? children : null}
        </Notice>
      ))}
    </div>
  );
}
