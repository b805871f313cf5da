import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { LanguageInForm } from "#app/ui/language-in-form.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import { useAnsweredKey } from "#app/ui/use-answered-key.ts";
import { FormError } from "../forms/form-error.tsx";
import type { ReturnedForm } from "../forms/returned-field.ts";

interface ProductFormProps {
  productId: number;
  kind: "review" | "question";
  title: string;
  /** The returned form, if any. */
  returned: ReturnedForm;
  /** The fields and the button. */
  children: ReactNode;
}

/** The form of a review or question; it redirects to its own section of the page, empty after success. */
export function ProductFeedbackForm({ productId, kind, title, returned, children }: ProductFormProps) {
  return (
    <Form
      key={useAnsweredKey()}
      method="post"
      action={`/product/${productId}?form=${kind}#${kind}s`}
      replace
      preventScrollReset
      noValidate
      className="panel grid gap-4"
    >
      <SaveKey />
      <h3>{title}</h3>
      <FormError form={returned} />
      {children}
      <LanguageInForm />
    </Form>
  );
}
