import { getFormProps, useForm } from "@conform-to/react";
import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import type { StaffOrder } from "#app/domain/orders/find-staff-order.server.ts";
import type { PaymentMethod } from "#app/domain/payments/method.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import type { EditDialogProps } from "./edit-dialog-props.ts";
import { IdempotencyFields } from "./idempotency-fields.tsx";
import { PageDialog } from "./page-dialog.tsx";

interface MethodDialogProps extends EditDialogProps {
  order: StaffOrder;
  /** What can be chosen: what the shop takes now, and the order's own. */
  methods: readonly PaymentMethod[];
}

/** Changes how what is due of an order is paid. */
export function MethodDialog({ orderPath, idempotency, result, hasFailed, order, methods }: MethodDialogProps) {
  const t = useText(adminOrders);
  const frame = useFormFrame({ id: "method", result });
  const [form, fields] = useForm<{ payment_method?: string }>({
    id: "method",
    lastResult: result ?? null,
    defaultValue: { payment_method: order.paymentMethod },
  });
  return (
    <PageDialog title={t("method.title")} closeTo={orderPath}>
      <FormFrame
        frame={frame}
        title={hasFailed ? t("method.failed") : null}
        save={{ label: t("save"), icon: "save" }}
        discardTo={orderPath}
        parameter="edit"
        method="post"
        action={`${orderPath}?edit=method`}
        {...getFormProps(form)}
        className="order-edit"
      >
        <IdempotencyFields {...idempotency} />
        <SelectField
          name="payment_method"
          id={fields.payment_method.id}
          errors={frame.errorsOf("payment_method")}
          defaultValue={fields.payment_method.initialValue ?? order.paymentMethod}
          label={t("method.field", { amount: formatMoney(order.due) })}
          hint={t("method.hint")}
          options={methods.map((value) => ({ value, label: t(`payment.${value}`) }))}
        />
      </FormFrame>
    </PageDialog>
  );
}
