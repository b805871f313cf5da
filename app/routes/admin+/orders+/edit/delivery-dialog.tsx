import { getFormProps, useForm } from "@conform-to/react";
import { useState } from "react";
import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import { ConflictNotice } from "#app/admin/resource/conflict-notice.tsx";
import { deliveryTexts } from "#app/domain/orders/edited-texts.ts";
import type { StaffOrder } from "#app/domain/orders/find-staff-order.server.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { AskedField, useAskedFields } from "./asked-fields.tsx";
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
export function DeliveryDialog({ orderPath, idempotency, result, conflicts, hasFailed, order, zones }: DeliveryDialogProps) {
  const t = useText(adminOrders);
  const saved = deliveryTexts(order);
  const [first] = useState({ saved, idempotency }); // when typing began, although the page may have been revalidated since
  const frame = useFormFrame({ id: "delivery", result });
  const asking = useAskedFields(conflicts);
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
  const ask = (name: keyof Typed, label: string) => ({
    ...{ asking, name, label, valueText: (text: string) => text || t("empty") },
    mine: fields[name].initialValue ?? "",
  });
  const formProps = getFormProps(form);
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
        open={asking.open}
        hasConflicts={asking.conflicts.length > 0}
        {...formProps}
        onSubmit={(event) => asking.holdBack(event) || formProps.onSubmit(event)}
        className="order-edit"
      >
        <IdempotencyFields {...seen.idempotency} />
        <input type="hidden" name="loaded" value={JSON.stringify(seen.saved)} />
        <ConflictNotice title={t("delivery.failed")} conflicts={asking.conflicts} />
        <div key={seen.idempotency.version} className="order-fields order-fields-by-two">
          <AskedField {...ask("customer_name", t("create.customer_name"))}>
            {(start) => (
              <Field
                {...common("customer_name")}
                label={t("create.customer_name")}
                defaultValue={start}
                maxLength={100}
                required
              />
            )}
          </AskedField>
          <AskedField {...ask("customer_phone", t("create.customer_phone"))}>
            {(start) => (
              <Field
                {...common("customer_phone")}
                label={t("create.customer_phone")}
                defaultValue={start}
                type="tel"
                maxLength={30}
                required
              />
            )}
          </AskedField>
          <AskedField {...ask("delivery_zone", t("create.delivery_zone"))}>
            {(start) => (
              <SelectField
                {...common("delivery_zone")}
                label={t("create.delivery_zone")}
                defaultValue={start}
                options={zones.map((value) => ({ value, label: value }))}
              />
            )}
          </AskedField>
          <Field
            {...common("delivery_charge")}
            label={t("create.delivery_charge")}
            hint={t("delivery.charge.hint", { amount: formatMoney(order.deliveryCharge) })}
            inputMode="decimal"
            maxLength={20}
          />
          <AskedField {...ask("delivery_address", t("create.delivery_address"))}>
            {(start) => (
              <Field
                {...common("delivery_address")}
                label={t("create.delivery_address")}
                defaultValue={start}
                maxLength={500}
                required
              />
            )}
          </AskedField>
          <AskedField {...ask("landmark", t("fact.landmark"))}>
            {(start) => <Field {...common("landmark")} label={t("fact.landmark")} defaultValue={start} maxLength={200} />}
          </AskedField>
        </div>
      </FormFrame>
    </PageDialog>
  );
}
