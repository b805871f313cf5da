import { InventoryPicker } from "#app/admin/inventory/inventory-picker.tsx";
import { OfferedProduct } from "#app/admin/inventory/offered-product.tsx";
import type { InventoryProduct } from "#app/domain/inventory/list-inventory.server.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Dialog } from "#app/ui/dialog.tsx";

type Pick = (product: InventoryProduct, quantity: number) => void;

/** Fills a row of the form from the inventory; at least one of it (A5.25). */
export function PickItems({ open, onClose, onPick }: { open: boolean; onClose: () => void; onPick: Pick }) {
  const t = useText(adminOrders);
  const pick: Pick = (product, quantity) => {
    onPick(product, Math.max(1, Math.floor(quantity) || 1));
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t("add.product")} closeLabel={t("dialog.close")}>
      <InventoryPicker initial={null}>
        {(product) => <OfferedProduct product={product} onPick={(quantity) => pick(product, quantity)} />}
      </InventoryPicker>
    </Dialog>
  );
}
