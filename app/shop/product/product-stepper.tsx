import type { Card } from "#app/domain/catalog/card.ts";
import { shared } from "#app/i18n/shared.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatQuantity, type Thousandths, thousandths } from "#app/lib/quantity.ts";
import { OrderStepper } from "../maintenance/whatsapp-order-stepper.tsx";

const wholeUnit = thousandths(1000);

/** Add, or the quantity of a product in the cart. */
export function ProductStepper({ product, quantity }: { product: Card; quantity: Thousandths }) {
  const t = useText(shared);
  const { id, name, unit, quantityStep, asked } = product;
  return (
    <OrderStepper
      name={name}
      unit={quantityStep && unit}
      item={{ product_id: id }}
      quantity={quantity}
      step={quantityStep ?? wholeUnit}
      first={asked}
      label={(control) => t(`product.${control}`, { product: name })}
    />
  );
}

/** The low stock of a product; nothing while there is enough. */
export function fewLeftNote(t: Translate<keyof typeof shared.en>, { unit, quantityStep, fewLeft }: Card) {
  if (!fewLeft) return null;
  const left = formatQuantity(fewLeft, { unit, soldByWeight: quantityStep !== undefined });
  return <p className="card-left">{t("product.left", { left })}</p>;
}
