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
import { AskedFields, useAskedFields } from "./asked-fields.tsx";
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
        autoComplete="off"
        {...formProps}
        onSubmit={(event) => asking.holdBack(event) || formProps.onSubmit(event)}
        className="order-edit"
      >
        <IdempotencyFields {...seen.idempotency} />
        <input type="hidden" name="loaded" value={JSON.stringify(seen.saved)} />
        <ConflictNotice title={t("delivery.failed")} conflicts={asking.conflicts} />
        <div key={seen.idempotency.version} className="order-fields order-fields-by-two">
          <AskedFields<keyof Typed>
            {...{ asking, saved }}
            typed={fields}
            isRefused={form.errors !== undefined}
            errorsOf={frame.errorsOf}
            fields={[
              {
                ...{ name: "customer_name", label: t("create.customer_name") },
                draw: (control) => <Field {...control} maxLength={100} required />,
              },
              {
                ...{ name: "customer_phone", label: t("create.customer_phone") },
                draw: (control) => <Field {...control} type="tel" maxLength={30} required />,
              },
              {
                ...{ name: "delivery_zone", label: t("create.delivery_zone") },
                draw: (control) => <SelectField {...control} options={zones.map((value) => ({ value, label: value }))} />,
              },
              {
                ...{ name: "delivery_charge", label: t("create.delivery_charge") },
                hint: t("delivery.charge.hint", { amount: formatMoney(order.deliveryCharge) }),
                draw: (control) => <Field {...control} inputMode="decimal" maxLength={20} />,
              },
              {
                ...{ name: "delivery_address", label: t("create.delivery_address") },
                draw: (control) => <Field {...control} maxLength={500} required />,
              },
              {
                ...{ name: "landmark", label: t("fact.landmark") },
                draw: (control) => <Field {...control} maxLength={200} />,
              },
            ]}
          />
        </div>
      </FormFrame>
    </PageDialog>
  );
}
