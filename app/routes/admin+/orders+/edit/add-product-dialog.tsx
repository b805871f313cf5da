import { Form, useNavigation } from "@remix-run/react";
import { AddQuantity } from "#app/admin/inventory/add-quantity.tsx";
import { InventoryPicker } from "#app/admin/inventory/inventory-picker.tsx";
import { PastRecord } from "#app/admin/past-record.tsx";
import type { InventoryProduct } from "#app/domain/inventory/list-inventory.server.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { toQuantityInput } from "#app/lib/quantity.ts";
import { SaveKey } from "#app/ui/save-key.tsx";
import type { EditDialogProps } from "./edit-dialog-props.ts";
import { FormFailure } from "./form-failure.tsx";
import { IdempotencyFields } from "./idempotency-fields.tsx";
import { PageDialog } from "./page-dialog.tsx";

interface AddProductDialogProps extends EditDialogProps {
  /** The inventory; null when the read failed. */
  inventory: readonly InventoryProduct[] | null;
  search: string;
}

/** Adds a product from the inventory to an order (A2.119). */
export function AddProductDialog({ orderPath, inventory, search, idempotency, result, isShortage }: AddProductDialogProps) {
  const t = useText(adminOrders);
  const isBusy = useNavigation().state !== "idle";
  const typed = result?.initialValue ?? {};
  const errors = Object.values(result?.error ?? {}).flatMap((messages) => messages ?? []);
  return (
    <PageDialog title={t("add.product")} closeTo={orderPath}>
      <FormFailure title={t("add.product.failed")} errors={errors} />
      <InventoryPicker initial={inventory} initialSearch={search} hasFailed={inventory === null} hidden={{ add: "product" }}>
        {({ id, name, soldByWeight, step }) => {
          const smallest = soldByWeight ? toQuantityInput(step) : "1";
          return (
            <Form method="post" action={`${orderPath}?add=product`} className="inventory-add">
              <SaveKey />
              <IdempotencyFields {...idempotency} />
              <input type="hidden" name="product_id" value={id} />
              <AddQuantity
                name={name}
                input={{
                  ...{ name: "quantity", required: true, min: smallest, step: smallest },
                  defaultValue: isShortage && typed["product_id"] === String(id) ? String(typed["quantity"]) : "1",
                }}
                button={{ busy: isBusy }}
              >
                {isShortage && typed["product_id"] === String(id) ? (
                  <PastRecord isTicked={Boolean(typed["past_record"])} />
                ) : null}
              </AddQuantity>
            </Form>
          );
        }}
      </InventoryPicker>
    </PageDialog>
  );
}
