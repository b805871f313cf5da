import type { ReactNode } from "react";
import { piecesText, weightText } from "#app/components/unit-size.ts";
import { type Card, cardName } from "#app/domain/catalog/card.ts";
import { shared } from "#app/i18n/shared.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatQuantity, type Thousandths, thousandths } from "#app/lib/quantity.ts";
import { OrderStepper } from "../maintenance/whatsapp-order-stepper.tsx";

const wholeUnit = thousandths(1000);

interface ProductStepperProps {
  product: Card;
  quantity: Thousandths;
  /** Whether the page does not know the cart: Add then posts an amount on top of what it holds. */
  isIncrement: boolean;
  /** Further quantities to choose from before Add. */
  choices?: ReactNode;
}

/** Add, or the quantity of a product in the cart with its unit. */
export function ProductStepper({ product, quantity, isIncrement, choices }: ProductStepperProps) {
  const t = useText(shared);
  const { id, unit, quantityStep, most, asked } = product;
  const name = cardName(useLang(), product);
  return (
    <OrderStepper
      name={name}
      unit={quantityStep && unit}
      item={{ product_id: id }}
      quantity={quantity}
      step={quantityStep ?? wholeUnit}
      most={most}
      first={asked}
      amount={quantityStep ? weightText(quantity, unit) : piecesText(t, quantity, product)}
      choices={choices}
      isIncrement={isIncrement}
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
