import { getFormProps, useForm } from "@conform-to/react";
import { useState } from "react";
import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import { deliveryTexts } from "#app/domain/orders/edited-texts.ts";
import type { StaffOrder } from "#app/domain/orders/find-staff-order.server.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { EditDialogProps } from "./edit-dialog-props.ts";
import { IdempotencyFields } from "./idempotency-fields.tsx";
import { PageDialog } from "./page-dialog.tsx";
import { useMergedResult } from "./use-merged-result.ts";

interface DeliveryDialogProps extends EditDialogProps {
  order: StaffOrder;
  zones: readonly string[];
}

type Typed = {
  customer_name: string;
  customer_phone: string;
  delivery_zone: string;
  delivery_address: string;
  landmark?: string;
  delivery_charge?: string;
};

/** Changes who an order goes to and where, and what its delivery costs. */
export function DeliveryDialog({ orderPath, idempotency, result, hasFailed, order, zones }: DeliveryDialogProps) {
  const t = useText(adminOrders);
  const saved = deliveryTexts(order);
  const [first] = useState({ saved, idempotency }); // when typing began, although the page may have been revalidated since
  const frame = useFormFrame({ id: "delivery", result });
  const [form, fields] = useForm<Typed>({
    id: "delivery",
    lastResult: useMergedResult(result, saved),
    defaultValue: saved,
  });
  const seen = form.errors ? { saved, idempotency } : first;
  const savedNow = (name: string) =>
    form.errors && fields[name as keyof Typed].initialValue !== saved[name]
      ? t("saved-now", { value: saved[name] || t("empty") })
      : undefined;
  const common = (name: keyof Typed) => ({
    name,
    id: fields[name].id,
    errors: frame.errorsOf(name),
    defaultValue: fields[name].initialValue ?? "",
    autoComplete: "off",
    ...(name in saved && { hint: savedNow(name) }),
  });
  return (
    <PageDialog title={t("delivery.title")} closeTo={orderPath}>
      <FormFrame
        frame={frame}
        title={hasFailed ? t("delivery.failed") : null}
        save={{ label: t("save"), icon: "save" }}
        discardTo={orderPath}
        parameter="edit"
        method="post"
        action={`${orderPath}?edit=delivery`}
        {...getFormProps(form)}
        className="order-edit"
      >
        <IdempotencyFields {...seen.idempotency} />
        <input type="hidden" name="loaded" value={JSON.stringify(seen.saved)} />
        <div key={seen.idempotency.version} className="order-fields order-fields-by-two">
          <Field {...common("customer_name")} label={t("create.customer_name")} maxLength={100} required />
          <Field {...common("customer_phone")} label={t("create.customer_phone")} type="tel" maxLength={30} required />
          <SelectField
            {...common("delivery_zone")}
            label={t("create.delivery_zone")}
            options={zones.map((value) => ({ value, label: value }))}
          />
          <Field
            {...common("delivery_charge")}
            label={t("create.delivery_charge")}
            hint={t("delivery.charge.hint", { amount: formatMoney(order.deliveryCharge) })}
            inputMode="decimal"
            maxLength={20}
          />
          <Field {...common("delivery_address")} label={t("create.delivery_address")} maxLength={500} required />
          <Field {...common("landmark")} label={t("fact.landmark")} maxLength={200} />
        </div>
      </FormFrame>
    </PageDialog>
  );
}
