import { useEffect, useRef } from "react";
import { Notice } from "#app/ui/notice.tsx";
import type { ReturnedForm } from "./returned-field.ts";

interface FormTroubleProps {
  form: ReturnedForm;
  /** What is wrong with parts of it that have no field of their own. */
  also?: readonly string[];
}

/**
 * What is wrong with a form as a whole. Whoever sent it goes on at the first field that needs them; where no single field is
 * wrong, at this, which may stand far above the button that was pressed.
 */
export function FormError({ form, also = [] }: FormTroubleProps) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!form?.error) return;
    const field = document.querySelector<HTMLElement>('#main [aria-invalid="true"]');
    (field ?? said.current)?.focus();
  }, [form]);
  const sentences = [...(form?.error?.[""] ?? []), ...also];
  if (sentences.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: a page that came back without JavaScript begins here, as FormTrouble's effect would
    <div ref={said} tabIndex={-1} autoFocus className="form-trouble">
      {sentences.map((sentence) => (
        <Notice key={sentence} tone="error">
          {sentence}
        </Notice>
      ))}
    </div>
  );
}
