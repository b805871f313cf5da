import { Form } from "@remix-run/react";
import type { CustomerOrder } from "#app/domain/orders/find-customer-order.server.ts";
import { orderNumber, orderPath } from "#app/domain/orders/status.ts";
import { isTransfer } from "#app/domain/payments/method.ts";
import type { PayeeView } from "#app/domain/settings/payees.server.ts";
import { payTo as texts } from "#app/i18n/pay-to.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormError } from "../forms/form-error.tsx";
import { type ReturnedForm, returnedField } from "../forms/returned-field.ts";
import { PayeeDetails } from "./payee-details.tsx";

interface PayByTransferProps {
  order: Pick<CustomerOrder, "id" | "paymentMethod" | "paymentReference" | "due">;
  /** The payee; null when none is set for the method any more. */
  payee: PayeeView | null;
  /** Idempotency key of one submit. */
  formKey: string;
  form: ReturnedForm;
  className: string;
}

/** Payee of a transfer while an amount is due, and the form for its reference. Nothing for other methods. */
export function PayByTransfer({ order, payee, formKey, form, className }: PayByTransferProps) {
  const t = useText(texts);
  const { id, paymentMethod: method, paymentReference, due } = order;
  if (!isTransfer(method) || due <= 0) return null;
  const typed = returnedField(form, "payment_reference", paymentReference ?? "");
  return (
    <section className={className} aria-labelledby="pay-to">
      <h2 id="pay-to">{t("heading")}</h2>
      {payee ? <PayeeDetails method={method} payee={payee} amount={due} number={orderNumber(id)} /> : <p>{t("call")}</p>}
      <FormError form={form} />
      <Form
        key={paymentReference}
        method="post"
        action={orderPath(id)}
        preventScrollReset
        noValidate
        className="pay-reference-form"
      >
        <input type="hidden" name="key" value={formKey} />
        <Field
          label={t("reference")}
          hint={t("reference.hint")}
          {...typed}
          required
          minLength={4}
          maxLength={64}
          autoComplete="off"
        />
        <Button variant="quiet">{t(paymentReference ? "reference.correct" : "reference.save")}</Button>
      </Form>
    </section>
  );
}
