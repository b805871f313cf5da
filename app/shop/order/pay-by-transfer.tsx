import { Form } from "@remix-run/react";
import type { CustomerOrder } from "#app/domain/orders/find-customer-order.server.ts";
import { orderNumber, orderPath } from "#app/domain/orders/status.ts";
import { isTransfer } from "#app/domain/payments/method.ts";
import type { PayeeView } from "#app/domain/settings/payees.server.ts";
import { payClaim } from "#app/i18n/pay-claim.ts";
import { payTo as texts } from "#app/i18n/pay-to.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import { FormError } from "../forms/form-error.tsx";
import { type ReturnedForm, returnedField } from "../forms/returned-field.ts";
import { PayeeDetails } from "./payee-details.tsx";

interface PayByTransferProps {
  order: Pick<CustomerOrder, "id" | "paymentMethod" | "paymentReference" | "claim" | "due">;
  /** The payee; null when none is set for the method any more. */
  payee: PayeeView | null;
  /** Idempotency key of one submit. */
  formKey: string;
  form: ReturnedForm;
  className: string;
}

/**
 * Payee of a transfer while an amount is due, and the form for its reference. A number that was given is being checked: only what the order
 * grew by since is asked for, and the payee is folded away while that is nothing (decisions 30). Nothing for other methods.
 */
export function PayByTransfer({ order, payee, formKey, form, className }: PayByTransferProps) {
  const t = useText(texts);
  const claimed = useText(payClaim);
  const { id, paymentMethod: method, paymentReference, claim, due } = order;
  if (!isTransfer(method) || due <= 0) return null;
  const typed = returnedField(form, "payment_reference", claim?.reference ?? "");
  const asked = claim && claim.rest > 0 ? claim.rest : due;
  const how = (
    <>
      {payee ? <PayeeDetails method={method} payee={payee} amount={asked} number={orderNumber(id)} /> : <p>{t("call")}</p>}
      <Form
        key={paymentReference}
        method="post"
        action={orderPath(id)}
        preventScrollReset
        noValidate
        className="pay-reference-form"
      >
        <SaveKey />
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
        <Button variant="quiet">{t(claim ? "reference.correct" : "reference.save")}</Button>
      </Form>
    </>
  );
  return (
    <section className={className} aria-labelledby="pay-to">
      <h2 id="pay-to">{claim && claim.rest === 0 ? claimed("heading") : t("heading")}</h2>
      <FormError form={form} />
      {claim ? (
        <p role="status">{claimed("checking", { reference: claim.reference, amount: formatMoney(claim.amount) })}</p>
      ) : null}
      {claim && claim.rest > 0 ? <p>{claimed("rest", { rest: formatMoney(claim.rest) })}</p> : null}
      {claim && claim.rest === 0 ? (
        <details className="more" open={form !== undefined}>
          <summary>{claimed("wrong")}</summary>
          {how}
        </details>
      ) : (
        how
      )}
    </section>
  );
}
