import { Notice } from "#app/ui/notice.tsx";
import type { ReturnedForm } from "./returned-field.ts";

/** What is wrong with a form as a whole. */
export function FormTrouble({ form }: { form: ReturnedForm }) {
  return form?.error?.[""]?.map((sentence) => (
    <Notice key={sentence} tone="error">
      {sentence}
    </Notice>
  ));
}
