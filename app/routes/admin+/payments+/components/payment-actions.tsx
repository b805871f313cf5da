import type { ComponentProps } from "react";
import type { PaymentDetails } from "#app/domain/orders/find-payment.server.ts";
import { maxRefundable } from "#app/domain/orders/max-refundable.ts";
import { isWaiting, paymentMethods } from "#app/domain/payments/payment-status.ts";
import { refundCauses } from "#app/domain/payments/refund-cause.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { adminPayments } from "#app/i18n/admin-payments.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, paisa, toRupeesInput } from "#app/lib/money.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
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

type Common = Parameters<ComponentProps<typeof PaymentForm>["children"]>[0];

/** A transfer's number; where another order holds it or it is booked here already, also what staff answer for it (decisions 30). */
function ReferenceFields({ common, payment, state, required }: ActProps & { common: Common; required?: boolean }) {
  const t = useText(adminPayments);
  const number = common("payment_reference");
  const parts = common("in_parts");
  const isAsked = payment.referenceHolders.length > 0 || number.errors !== undefined || common("take_over").defaultValue !== "";
  return (
    <>
      <Field {...number} {...referenceField} label={t("reference.field")} {...(required && { required })} />
      {isAsked || state.answer?.result.status === "error" ? (
        <>
          <Field
            {...common("take_over")}
            label={t("reference.take-over")}
            hint={t("reference.take-over.hint")}
            maxLength={200}
            autoComplete="off"
          />
          <Checkbox
            name="in_parts"
            id={parts.id}
            errors={parts.errors}
            value="yes"
            defaultChecked={parts.defaultValue === "yes"}
            label={t("reference.in-parts")}
          />
        </>
      ) : null}
    </>
  );
}

function Receive({ payment, state }: ActProps) {
  const { method, order, shownReference } = payment;
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
          <ReferenceFields {...{ common, payment, state }} />
        </>
      )}
    </PaymentForm>
  );
}

function Refund({ payment: { received, method, order }, state }: ActProps) {
  const methodName = useMethodName();
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
      start={{ method, ...(back > 0 && { amount: toRupeesInput(paisa(back)), cause: "overpaid" }) }}
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
          <SelectField
            {...common("method")}
            label={orders("refund.way")}
            options={paymentMethods.map((value) => ({ value, label: methodName(value) }))}
          />
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

function Reference({ payment, state }: ActProps) {
  const { shownReference } = payment;
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
      {(common) => <ReferenceFields {...{ common, payment, state }} required />}
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
