import { type KeyboardEvent, useRef } from "react";
import { AddQuantity } from "#app/admin/inventory/add-quantity.tsx";
import type { InventoryProduct } from "#app/domain/inventory/list-inventory.server.ts";
import { nameIn } from "#app/i18n/lang.ts";
import { useLang } from "#app/i18n/use-text.ts";

interface OfferedProductProps {
  product: InventoryProduct;
  /** the form that the quantity is posted with */
  formId: string;
  isBusy: boolean;
  /** picks the product for a new package; null where the form does it */
  onPick: ((quantity: number) => void) | null;
  /** a quantity typed here is saved with the package: there is no button, and none is typed at first */
  isTyped: boolean;
}

/** How many of a product go into the package, and what puts them in. */
export function OfferedProduct({ product, formId, isBusy, onPick, isTyped }: OfferedProductProps) {
  const lang = useLang();
  const input = useRef<HTMLInputElement>(null);
  const { id } = product;
  const pick = () => onPick?.(Number(input.current?.value));
  const put = onPick ? { type: "button" as const, onClick: pick } : { type: "submit" as const, form: formId };
  const addOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    const add = event.key === "Enter" ? event.currentTarget.parentElement?.querySelector("button") : null;
    if (!add) return;
    event.preventDefault(); // it would save the package, or add the first product of the list
    add.click();
  };
  return (
    <div className="inventory-add">
      <AddQuantity
        name={nameIn(lang, product)}
        input={{
          ...{ ref: input, form: formId, name: onPick ? undefined : `quantity_${id}`, onKeyDown: addOnEnter },
          defaultValue: isTyped ? "" : "1",
        }}
        button={isTyped ? null : { ...put, name: "product_id", value: id, busy: isBusy }}
      />
    </div>
  );
}
