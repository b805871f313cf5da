import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import type { IconName } from "#app/ui/icon-names.ts";
import type { PaymentEdit } from "./payment-edits.server.ts";

/** The payment and the version of its order that a form was loaded with, and what a refused one came back with. */
export type PaymentFormState = {
  id: number;
  version: number;
  idempotencyKey: string;
  answer: { edit: PaymentEdit; result: SubmissionResult<string[]> } | null;
};

type Common = (name: string) => { name: string; id: string; errors: string[] | undefined; defaultValue: string };

interface PaymentFormProps {
  state: PaymentFormState;
  edit: PaymentEdit;
  title: string;
  /** The button. */
  go: string;
  icon: IconName;
  isOpen?: boolean;
  start?: Readonly<Record<string, string>>;
  children: (common: Common) => ReactNode;
}

/** One thing to do with a payment, below its title; open while it is the next step or came back refused. */
export function PaymentForm({ state, edit, title, go, icon, isOpen = false, start = {}, children }: PaymentFormProps) {
  const { id, version, idempotencyKey, answer } = state;
  const isRefused = answer?.edit === edit;
  const frame = useFormFrame({ id: `payment-${edit}`, result: isRefused ? answer.result : null });
  const [form, fields] = useForm<Record<string, string>>({
    id: `payment-${edit}`,
    lastResult: isRefused ? answer.result : null,
    defaultValue: start,
  });
  const common: Common = (name) => ({
    name,
    id: `${edit}-${name}`,
    errors: frame.errorsOf(name),
    defaultValue: String(fields[name]?.initialValue ?? ""),
  });
  return (
    <details className="payment-act" open={isOpen || isRefused}>
      <summary>{title}</summary>
      <FormFrame
        frame={frame}
        title={null}
        save={{ label: go, icon }}
        isSmall
        method="post"
        action={`${sectionPath("payments")}/${id}?edit=${edit}`}
        {...getFormProps(form)}
        className="order-edit"
      >
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="key" value={idempotencyKey} />
        {children(common)}
      </FormFrame>
    </details>
  );
}
