import type { PaymentDetails } from "#app/domain/orders/find-payment.server.ts";
import { maxRefundable } from "#app/domain/orders/max-refundable.ts";
import { isWaiting, paymentMethods } from "#app/domain/payments/payment-status.ts";
import { refundCauses } from "#app/domain/payments/refund-cause.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { adminPayments } from "#app/i18n/admin-payments.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, paisa, toRupeesInput } from "#app/lib/money.ts";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { PaymentForm, type PaymentFormState } from "./payment-form.tsx";
import { useMethodName } from "./payment-words.tsx";

interface ActProps {
  payment: PaymentDetails;
  state: PaymentFormState;
}

/** What can be done with a payment now. */
export function PaymentActions(act: ActProps) {
  const t = useText(adminPayments);
  const { status, method, received } = act.payment;
  const isOpen = isWaiting(status);
  return (
    <>
      {isOpen ? <Receive {...act} /> : null}
      {received > 0 ? <Refund {...act} /> : null}
      {method === "cash" ? null : <Reference {...act} />}
      {isOpen ? <Fail {...act} /> : null}
      {isOpen || received > 0 || method !== "cash" ? null : <p className="text-ink-2">{t("actions.none")}</p>}
    </>
  );
}

const amountField = { inputMode: "decimal", maxLength: 20, required: true, autoComplete: "off" } as const;
const referenceField = { maxLength: 64, autoComplete: "off" } as const;

function Receive({ payment: { method, order, shownReference }, state }: ActProps) {
  const t = useText(adminPayments);
  const methodName = useMethodName();
  const due = paisa(Math.max(0, order.due));
  const start = { method, payment_reference: shownReference ?? "", ...(due > 0 && { amount: toRupeesInput(due) }) };
  return (
    <PaymentForm {...{ state, start }} edit="receive" title={t("receive.title")} go={t("receive.go")} icon="check" isOpen>
      {(common) => (
        <>
          <Field
            {...common("amount")}
            {...amountField}
            label={t("receive.amount")}
            hint={t("receive.amount.hint", { amount: formatMoney(due) })}
          />
          <SelectField
            {...common("method")}
            label={t("receive.method")}
            options={paymentMethods.map((value) => ({ value, label: methodName(value) }))}
          />
          <Field {...common("payment_reference")} {...referenceField} label={t("reference.field")} />
        </>
      )}
    </PaymentForm>
  );
}

function Refund({ payment: { received, order }, state }: ActProps) {
  const t = useText(adminPayments);
  const orders = useText(adminOrders);
  const back = Math.min(received, -order.due);
  const causes = refundCauses.map((value) => {
    const most = paisa(Math.min(received, maxRefundable(value, order)));
    const hint = orders(`refund.${value}`, { most: formatMoney(most) });
    return { value, label: orders(`cause.${value}`), hint, disabled: most === 0 };
  });
  return (
    <PaymentForm
      state={state}
      edit="refund"
      title={orders("refund.title")}
      go={orders("refund.go")}
      icon="undo-2"
      isOpen={order.due < 0}
      start={back > 0 ? { amount: toRupeesInput(paisa(back)), cause: "overpaid" } : {}}
    >
      {(common) => (
        <>
          <Field
            {...common("amount")}
            {...amountField}
            label={orders("refund.amount")}
            hint={t("refund.held", { amount: formatMoney(received) })}
          />
          <RadioGroup {...common("cause")} label={orders("refund.cause")} options={causes} required />
          <TextAreaField
            {...common("note")}
            label={orders("refund.note")}
            hint={orders("refund.note.hint")}
            maxLength={200}
            rows={2}
          />
        </>
      )}
    </PaymentForm>
  );
}

function Reference({ payment: { shownReference }, state }: ActProps) {
  const t = useText(adminPayments);
  return (
    <PaymentForm
      state={state}
      edit="reference"
      title={t("reference.title")}
      go={t("reference.go")}
      icon="save"
      start={{ payment_reference: shownReference ?? "" }}
    >
      {(common) => <Field {...common("payment_reference")} {...referenceField} label={t("reference.field")} required />}
    </PaymentForm>
  );
}

function Fail({ state }: ActProps) {
  const t = useText(adminPayments);
  return (
    <PaymentForm state={state} edit="fail" title={t("fail.title")} go={t("fail.go")} icon="x">
      {(common) => <TextAreaField {...common("note")} label={t("fail.note")} hint={t("fail.why")} maxLength={200} rows={2} />}
    </PaymentForm>
  );
}
