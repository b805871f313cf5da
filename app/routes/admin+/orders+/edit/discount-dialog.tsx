import { getFormProps, useForm } from "@conform-to/react";
import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import type { StaffOrder } from "#app/domain/orders/find-staff-order.server.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, paisa, sum, toRupeesInput } from "#app/lib/money.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import type { EditDialogProps } from "./edit-dialog-props.ts";
import { IdempotencyFields } from "./idempotency-fields.tsx";
import { PageDialog } from "./page-dialog.tsx";

type Typed = { discount?: string; price_reason?: string; below_cost?: string };

/** Takes an amount or a part off the bill, with a reason; below cost it asks once more. */
export function DiscountDialog({ orderPath, idempotency, result, hasFailed, order }: EditDialogProps & { order: StaffOrder }) {
  const t = useText(adminOrders);
  const frame = useFormFrame({ id: "discount", result });
  const given = order.lines.find(({ lineTotal, priceReason }) => lineTotal < 0 && priceReason !== null);
  const goods = sum(order.lines.filter((line) => line !== given).map(({ lineTotal }) => lineTotal));
  const [form, fields] = useForm<Typed>({
    id: "discount",
    lastResult: result ?? null,
    defaultValue: given ? { discount: toRupeesInput(paisa(-given.lineTotal)), price_reason: given.priceReason ?? "" } : {},
  });
  const common = (name: keyof Typed) => ({
    name,
    id: fields[name].id,
    errors: frame.errorsOf(name),
    defaultValue: fields[name].initialValue ?? "",
  });
  return (
    <PageDialog title={t("discount.title")} closeTo={orderPath}>
      <FormFrame
        frame={frame}
        title={hasFailed ? t("discount.failed") : null}
        save={{ label: t("discount.go"), icon: "save" }}
        discardTo={orderPath}
        parameter="edit"
        method="post"
        action={`${orderPath}?edit=discount`}
        {...getFormProps(form)}
        className="order-edit"
      >
        <IdempotencyFields {...idempotency} />
        <Field
          {...common("discount")}
          label={t("discount.field")}
          hint={t("discount.hint", { goods: formatMoney(goods) })}
          maxLength={20}
          required
          autoComplete="off"
        />
        <Field
          {...common("price_reason")}
          label={t("discount.reason")}
          hint={t("discount.reason.hint")}
          maxLength={100}
          required
        />
        {hasFailed ? <Checkbox name="below_cost" id={fields.below_cost.id} label={t("discount.below-cost")} /> : null}
      </FormFrame>
    </PageDialog>
  );
}
