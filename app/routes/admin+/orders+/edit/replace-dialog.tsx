import { getFormProps, useForm } from "@conform-to/react";
import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import { InventoryPicker } from "#app/admin/inventory/inventory-picker.tsx";
import { PastRecord } from "#app/admin/past-record.tsx";
import type { InventoryProduct } from "#app/domain/inventory/list-inventory.server.ts";
import type { StaffOrderLine } from "#app/domain/orders/find-staff-order.server.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, type Paisa } from "#app/lib/money.ts";
import { toQuantityInput } from "#app/lib/quantity.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { useLineName } from "../order/line-name.ts";
import type { EditDialogProps } from "./edit-dialog-props.ts";
import { IdempotencyFields } from "./idempotency-fields.tsx";
import { PageDialog } from "./page-dialog.tsx";

interface ReplaceDialogProps extends EditDialogProps {
  line: StaffOrderLine;
  /** The inventory; null when the read failed. */
  inventory: readonly InventoryProduct[] | null;
  search: string;
  /** The highest price of the replacement without the customer's consent, in paisa. */
  maxPrice: Paisa;
}

type Typed = { quantity: string; agreed_how?: string };

const formId = "replace-line";

/** Replaces a line with a product from the inventory. */
export function ReplaceDialog({
  orderPath,
  idempotency,
  result,
  line,
  inventory,
  search,
  maxPrice,
  ...answer
}: ReplaceDialogProps) {
  const t = useText(adminOrders);
  const nameOf = useLineName();
  const [name] = nameOf(line);
  const frame = useFormFrame({ id: formId, result });
  const [form, fields] = useForm<Typed>({
    id: formId,
    lastResult: result ?? null,
    defaultValue: { quantity: toQuantityInput(line.quantity) },
  });
  const common = (field: keyof Typed) => ({
    name: field,
    id: fields[field].id,
    errors: frame.errorsOf(field),
    defaultValue: fields[field].initialValue ?? "",
  });
  return (
    <PageDialog title={t("replace.title", { name })} closeTo={orderPath}>
      <FormFrame
        frame={frame}
        title={answer.hasFailed ? t("replace.failed") : null}
        save={null}
        parameter="edit"
        method="post"
        action={`${orderPath}?edit=replace&line=${line.id}`}
        {...getFormProps(form)}
        className="order-edit"
      >
        {/* Enter in a field must not submit the first product of the list */}
        <button type="submit" disabled hidden />
        <IdempotencyFields {...idempotency} />
        {answer.isShortage ? <PastRecord isTicked={Boolean(result?.initialValue?.["past_record"])} /> : null}
        <div className="order-fields order-fields-by-two">
          <Field {...common("quantity")} label={t("replace.quantity")} inputMode="decimal" required autoComplete="off" />
          <Field
            {...common("agreed_how")}
            label={t("change.agreed")}
            hint={t("replace.hint", { name, amount: formatMoney(maxPrice) })}
            maxLength={200}
            autoComplete="off"
          />
        </div>
      </FormFrame>
      <InventoryPicker
        initial={inventory}
        initialSearch={search}
        hasFailed={inventory === null}
        hidden={{ edit: "replace", line: String(line.id) }}
      >
        {(product) => (
          <Button
            form={formId}
            name="product_id"
            value={product.id}
            variant="quiet"
            small
            icon="refresh-cw"
            busy={frame.isSaving}
            aria-label={t("replace.go.of", { name: nameOf(product)[0] })}
          >
            {t("replace.go")}
          </Button>
        )}
      </InventoryPicker>
    </PageDialog>
  );
}
