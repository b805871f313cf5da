import type { ComponentProps, ReactNode } from "react";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";

interface AddQuantityProps {
  /** the product's name, for the accessible names of the controls */
  name: string;
  /** how its quantity is typed where that differs from one whole unit at first, up to 9,999 */
  input?: ComponentProps<"input">;
  /** what the button does; null for none, where the quantity is saved with its form */
  button: ComponentProps<typeof Button> | null;
  /** a note on the product, between both */
  children?: ReactNode;
}

/** How many of a product are taken from the inventory, and the button that takes them. */
export function AddQuantity({ name, input, button, children }: AddQuantityProps) {
  const t = useText(adminOrders);
  return (
    <>
      <input
        className="control"
        type="number"
        min={1}
        max={9999}
        step={1}
        aria-label={t("inventory.quantity", { name })}
        {...input}
      />
      {children}
      {button ? (
        <Button variant="quiet" small icon="plus" aria-label={t("inventory.add", { name })} {...button}>
          {t("add.go")}
        </Button>
      ) : null}
    </>
  );
}
