import { getFormProps, useForm } from "@conform-to/react";
import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import type { StaffOrder } from "#app/domain/orders/find-staff-order.server.ts";
import type { PaymentMethod } from "#app/domain/payments/method.ts";
import { paymentMethods } from "#app/domain/payments/payment-status.ts";
import { type RefundCause, refundCauses } from "#app/domain/payments/refund-cause.ts";
import { waysOf } from "#app/domain/payments/ways.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, type Paisa, paisa, toRupeesInput } from "#app/lib/money.ts";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { EditDialogProps } from "./edit-dialog-props.ts";
import { IdempotencyFields } from "./idempotency-fields.tsx";
import { PageDialog } from "./page-dialog.tsx";

interface RefundDialogProps extends EditDialogProps {
  order: StaffOrder;
  /** The refundable amount per cause, in paisa. */
  maxPerCause: Readonly<Record<RefundCause, Paisa>>;
}

type Typed = { amount?: string; cause?: string; method?: string; note?: string };

/** Records a refund: amount and cause. An overpayment is filled in. */
export function RefundDialog({ orderPath, idempotency, result, hasFailed, order, maxPerCause }: RefundDialogProps) {
  const t = useText(adminOrders);
  const ways = waysOf(order.payments);
  const way = ways.length === 1 ? ways[0]?.method : undefined; // several ways are asked about
  const frame = useFormFrame({ id: "refund", result });
  const [form, fields] = useForm<Typed>({
    id: "refund",
    lastResult: result ?? null,
    defaultValue: {
      ...(way && { method: way }),
      ...(order.due < 0 && { amount: toRupeesInput(paisa(-order.due)), cause: "overpaid" }),
    },
  });
  const common = (name: keyof Typed) => ({
    name,
    id: fields[name].id,
    errors: frame.errorsOf(name),
    defaultValue: fields[name].initialValue ?? "",
  });
  const methodName = (method: PaymentMethod) => t(method === "cash" ? "payment.at-counter" : `payment.${method}`);
  const causes = refundCauses.map((cause) => ({
    value: cause,
    label: t(`cause.${cause}`),
    hint: t(`refund.${cause}`, { most: formatMoney(maxPerCause[cause]) }),
    disabled: maxPerCause[cause] === 0,
  }));
  return (
    <PageDialog title={t("refund.title")} closeTo={orderPath}>
      <FormFrame
        frame={frame}
        title={hasFailed ? t("refund.failed") : null}
        save={{ label: t("refund.go"), icon: "undo-2" }}
        discardTo={orderPath}
        parameter="edit"
        method="post"
        action={`${orderPath}?edit=refund`}
        {...getFormProps(form)}
        className="order-edit"
      >
        <IdempotencyFields {...idempotency} />
        <Field
          {...common("amount")}
          label={t("refund.amount")}
          hint={t("refund.received", { amount: formatMoney(order.received) })}
          inputMode="decimal"
          maxLength={20}
          required
          autoComplete="off"
        />
        <RadioGroup {...common("cause")} label={t("refund.cause")} options={causes} required />
        <SelectField
          {...common("method")}
          label={t("refund.way")}
          placeholder={t("refund.way.choose")}
          options={paymentMethods
            .filter((value) => value !== "khata" || order.paymentMethod === value)
            .map((value) => ({ value, label: methodName(value) }))}
          required
        />
        <TextAreaField {...common("note")} label={t("refund.note")} hint={t("refund.note.hint")} maxLength={200} rows={2} />
      </FormFrame>
    </PageDialog>
  );
}
