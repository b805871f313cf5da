import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { useState } from "react";
import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import { PastRecord } from "#app/admin/past-record.tsx";
import { customPayments } from "#app/domain/orders/custom-item.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { PageDialog } from "../edit/page-dialog.tsx";
import { OrderItems } from "../order/order-items.tsx";
import { PickItems } from "./pick-items.tsx";
import { typedItems, useItems } from "./use-items.ts";

const names = [
  "customer_name",
  "customer_phone",
  "whatsapp_phone",
  "delivery_address",
  "delivery_zone",
  "delivery_date",
  "scheduled_delivery_time",
  "delivery_notes",
  "payment_method",
  "delivery_charge",
] as const;

type Name = (typeof names)[number];
type Typed = Partial<Record<Name | "items", string>>;

interface CreateOrderProps {
  title: string;
  closeTo: string;
  zones: readonly string[];
  /** The preselected zone. */
  zone: string;
  /** Idempotency key of this form: submitting twice creates one order. */
  idempotencyKey: string;
  result: SubmissionResult<string[]> | undefined;
  hasFailed: boolean;
  /** Refused because the stock on record is too low. */
  isShortage: boolean;
}

/** Creates an order for a customer who called or wrote (A7.22). */
export function CreateOrder({ title, closeTo, zones, zone, idempotencyKey, result, hasFailed, isShortage }: CreateOrderProps) {
  const t = useText(adminOrders);
  const frame = useFormFrame({ id: "create-order", result });
  const [form, fields] = useForm<Typed>({
    id: "create-order",
    lastResult: result ?? null,
    defaultValue: { delivery_zone: zone, payment_method: "cash" },
  });
  const items = useItems(typedItems(result?.initialValue));
  const [isPicking, setPicking] = useState(false);
  const common = (name: Name) => ({
    name,
    id: fields[name].id,
    label: t(`create.${name}`),
    errors: frame.errorsOf(name),
    defaultValue: fields[name].initialValue ?? "",
  });
  return (
    <PageDialog title={title} closeTo={closeTo}>
      <FormFrame
        frame={frame}
        title={hasFailed ? t("create.failed") : null}
        save={{ label: t("create.go"), icon: "save" }}
        discardTo={closeTo}
        method="post"
        action="/admin/orders/create"
        data-next="/admin/orders/1"
        {...getFormProps(form)}
        className="order-edit"
      >
        <input type="hidden" name="key" value={idempotencyKey} />
        {isShortage ? <PastRecord isTicked={Boolean(result?.initialValue?.["past_record"])} /> : null}
        <div className="order-fields order-fields-by-three">
          <Field {...common("customer_name")} maxLength={100} required autoComplete="off" />
          <Field {...common("customer_phone")} type="tel" inputMode="tel" maxLength={20} required autoComplete="off" />
          <Field {...common("whatsapp_phone")} type="tel" inputMode="tel" maxLength={20} autoComplete="off" />
          <Field {...common("delivery_address")} maxLength={500} required autoComplete="off" />
          <SelectField {...common("delivery_zone")} options={zones.map((name) => ({ value: name, label: name }))} required />
          <Field {...common("delivery_charge")} inputMode="decimal" maxLength={20} placeholder={t("create.charge.usual")} />
          <Field {...common("delivery_date")} type="date" min="2000-01-01" max="2999-12-31" />
          <Field {...common("scheduled_delivery_time")} type="time" />
          <SelectField
            {...common("payment_method")}
            options={customPayments.map((value) => ({ value, label: t(`payment.${value}`) }))}
          />
          <TextAreaField {...common("delivery_notes")} maxLength={500} rows={2} />
        </div>
        <OrderItems items={items} errors={frame.errorsOf("items")} onPick={() => setPicking(true)} />
      </FormFrame>
      <PickItems open={isPicking} onClose={() => setPicking(false)} onPick={items.pick} />
    </PageDialog>
  );
}
