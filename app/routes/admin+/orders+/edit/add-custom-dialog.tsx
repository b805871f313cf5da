import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import { customSources } from "#app/domain/orders/custom-item.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { IdempotencyFields, type IdempotencyFieldsProps } from "./idempotency-fields.tsx";
import { PageDialog } from "./page-dialog.tsx";

type Typed = { product_name?: string; product_description?: string; quantity: string; unit_price?: string; source: string };

interface AddCustomDialogProps {
  orderPath: string;
  idempotency: IdempotencyFieldsProps;
  result: SubmissionResult<string[]> | undefined;
  /** Whether the shop refused it, as opposed to a validation error. */
  hasFailed: boolean;
}

/** Adds a custom item to an order (A7.21). */
export function AddCustomDialog({ orderPath, idempotency, result, hasFailed }: AddCustomDialogProps) {
  const t = useText(adminOrders);
  const frame = useFormFrame({ id: "add-custom", result });
  const [form, fields] = useForm<Typed>({
    id: "add-custom",
    lastResult: result ?? null,
    defaultValue: { quantity: "1", source: "whatsapp" },
  });
  const common = (name: keyof Typed) => ({
    name,
    id: fields[name].id,
    errors: frame.errorsOf(name),
    defaultValue: fields[name].initialValue ?? "",
  });
  return (
    <PageDialog title={t("add.custom")} closeTo={orderPath}>
      <FormFrame
        frame={frame}
        title={hasFailed ? t("add.custom.failed") : null}
        save={{ label: t("add.go"), icon: "plus" }}
        discardTo={orderPath}
        parameter="add"
        method="post"
        action={`${orderPath}?add=custom`}
        {...getFormProps(form)}
        className="order-edit"
      >
        <IdempotencyFields {...idempotency} />
        <div className="order-fields">
          <Field {...common("product_name")} label={t("item.name")} maxLength={200} required autoComplete="off" />
          <Field {...common("quantity")} label={t("item.quantity")} type="number" min={1} max={9999} step={1} required />
          <Field {...common("unit_price")} label={t("item.price")} inputMode="decimal" required autoComplete="off" />
          <SelectField
            {...common("source")}
            label={t("item.source")}
            options={customSources.map((value) => ({ value, label: t(`source.${value}`) }))}
          />
          <TextAreaField {...common("product_description")} label={t("item.description")} maxLength={500} rows={2} />
        </div>
      </FormFrame>
    </PageDialog>
  );
}
