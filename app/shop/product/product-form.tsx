import { Form, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { FormError } from "../forms/form-error.tsx";
import type { ReturnedForm } from "../forms/returned-field.ts";

interface ProductFormProps {
  productId: number;
  kind: "review" | "question";
  title: string;
  /** What came back, if it did. */
  returned: ReturnedForm;
  /** The fields and the button. */
  children: ReactNode;
}

/** Where a customer writes something about a product; it comes back to its own section of the page, empty once it was taken. */
export function ProductFeedbackForm({ productId, kind, title, returned, children }: ProductFormProps) {
  return (
    <Form
      key={useLocation().key}
      method="post"
      action={`/product/${productId}?form=${kind}#${kind}s`}
      replace
      preventScrollReset
      className="panel grid gap-4"
    >
      <h3>{title}</h3>
      <FormError form={returned} />
      {children}
    </Form>
  );
}
