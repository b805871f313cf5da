import { Form, useNavigation } from "@remix-run/react";
import { PastRecord } from "#app/admin/past-record.tsx";
import type { InventoryProduct } from "#app/domain/orders/list-inventory.server.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { toQuantityInput } from "#app/lib/quantity.ts";
import { Button } from "#app/ui/button.tsx";
import { InventoryPicker } from "../add/inventory-picker.tsx";
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
              <IdempotencyFields {...idempotency} />
              <input type="hidden" name="product_id" value={id} />
              <input
                className="control"
                name="quantity"
                type="number"
                min={smallest}
                step={smallest}
                max={9999}
                defaultValue={isShortage && typed["product_id"] === String(id) ? String(typed["quantity"]) : "1"}
                required
                aria-label={t("inventory.quantity", { name })}
              />
              {isShortage && typed["product_id"] === String(id) ? <PastRecord isTicked={Boolean(typed["past_record"])} /> : null}
              <Button variant="quiet" small icon="plus" busy={isBusy} aria-label={t("inventory.add", { name })}>
                {t("add.go")}
              </Button>
            </Form>
          );
        }}
      </InventoryPicker>
    </PageDialog>
  );
}
