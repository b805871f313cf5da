import { useEffect } from "react";
import { Notice } from "#app/ui/notice.tsx";
import type { ReturnedForm } from "./returned-field.ts";

/** What is wrong with a form as a whole. Whoever sent it goes on at the first field that needs them. */
export function FormTrouble({ form }: { form: ReturnedForm }) {
  useEffect(() => {
    if (form?.error) document.querySelector<HTMLElement>('#main [aria-invalid="true"]')?.focus();
  }, [form]);
  return form?.error?.[""]?.map((sentence) => (
    <Notice key={sentence} tone="error">
      {sentence}
    </Notice>
  ));
}
