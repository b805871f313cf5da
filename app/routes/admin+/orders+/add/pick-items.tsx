import { useState } from "react";
import type { InventoryProduct } from "#app/domain/orders/list-inventory.server.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { InventoryPicker } from "./inventory-picker.tsx";

type Pick = (product: InventoryProduct, quantity: number) => void;

/** Fills a row of the form from the inventory; at least one of it (A5.25). */
export function PickItems({ open, onClose, onPick }: { open: boolean; onClose: () => void; onPick: Pick }) {
  const t = useText(adminOrders);
  const pick: Pick = (product, quantity) => {
    onPick(product, quantity);
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t("add.product")} closeLabel={t("dialog.close")}>
      <InventoryPicker initial={null}>{(product) => <PickButton product={product} onPick={pick} />}</InventoryPicker>
    </Dialog>
  );
}

function PickButton({ product, onPick }: { product: InventoryProduct; onPick: Pick }) {
  const t = useText(adminOrders);
  const [quantity, setQuantity] = useState("1");
  const { name } = product;
  return (
    <div className="inventory-add">
      <input
        className="control"
        type="number"
        min={1}
        max={9999}
        step={1}
        value={quantity}
        onChange={({ currentTarget }) => setQuantity(currentTarget.value)}
        aria-label={t("inventory.quantity", { name })}
      />
      <Button
        type="button"
        variant="quiet"
        small
        icon="plus"
        aria-label={t("inventory.add", { name })}
        onClick={() => onPick(product, Math.max(1, Math.floor(Number(quantity)) || 1))}
      >
        {t("add.go")}
      </Button>
    </div>
  );
}
