import { type KeyboardEvent, useRef } from "react";
import type { InventoryProduct } from "#app/domain/inventory/list-inventory.server.ts";
import { nameIn } from "#app/i18n/lang.ts";
import { useLang } from "#app/i18n/use-text.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { AddQuantity } from "./add-quantity.tsx";

interface OfferedProductProps {
  product: InventoryProduct;
  /** takes the product with the quantity as typed; null where a button of the form posts it */
  onPick: ((quantity: number) => void) | null;
  /** the form that the quantity is posted with, as `quantity_7`; without scripts those that would be picked are typed and saved with it */
  formId?: string;
  isBusy?: boolean;
}

/** How many of a product of the inventory are taken, and what takes them. */
export function OfferedProduct({ product, onPick, formId, isBusy }: OfferedProductProps) {
  const lang = useLang();
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const isTyped = onPick !== null && !isHydrated;
  const { id } = product;
  const pick = () => onPick?.(Number(input.current?.value));
  const take = onPick ? { type: "button" as const, onClick: pick } : { type: "submit" as const, form: formId };
  const takeOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    const button = event.key === "Enter" ? event.currentTarget.parentElement?.querySelector("button") : null;
    if (!button) return;
    event.preventDefault(); // it would save the form around it, or take the first product of the list
    button.click();
  };
  return (
    <div className="inventory-add">
      <AddQuantity
        name={nameIn(lang, product)}
        input={{
          ...{ ref: input, form: formId, name: onPick && isHydrated ? undefined : `quantity_${id}`, onKeyDown: takeOnEnter },
          defaultValue: isTyped ? "" : "1",
        }}
        button={isTyped ? null : { ...take, name: "product_id", value: id, busy: isBusy }}
      />
    </div>
  );
}
