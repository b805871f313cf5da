import { getFormProps, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { StaffOrder } from "#app/domain/orders/find-staff-order.server.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { formatPhone } from "#app/lib/phone.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { EditDialogProps } from "./edit-dialog-props.ts";
import { FormFailure } from "./form-failure.tsx";
import { IdempotencyFields } from "./idempotency-fields.tsx";
import { PageDialog } from "./page-dialog.tsx";

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
  const isBusy = useNavigation().state !== "idle";
  const [form, fields] = useForm<Typed>({
    id: "delivery",
    lastResult: result ?? null,
    defaultValue: {
      customer_name: order.customerName,
      customer_phone: formatPhone(order.customerPhone),
      delivery_zone: order.deliveryZone,
      delivery_address: order.deliveryAddress,
      landmark: order.landmark ?? "",
    },
  });
  const common = (name: keyof Typed) => ({
    name,
    id: fields[name].id,
    errors: fields[name].errors,
    defaultValue: fields[name].initialValue ?? "",
    autoComplete: "off",
  });
  return (
    <PageDialog title={t("delivery.title")} closeTo={orderPath}>
      <Form method="post" action={`${orderPath}?edit=delivery`} {...getFormProps(form)} className="order-edit">
        <IdempotencyFields {...idempotency} />
        <FormFailure title={hasFailed ? t("delivery.failed") : null} errors={form.errors} />
        <div className="order-fields order-fields-by-two">
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
        <div>
          <Button small icon="save" busy={isBusy}>
            {t("save")}
          </Button>
        </div>
      </Form>
    </PageDialog>
  );
}
