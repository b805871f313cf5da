import type { Card } from "#app/domain/catalog/card.ts";
import type { SearchAmount } from "#app/domain/catalog/search-amount.ts";
import { sellingQuantity } from "#app/domain/counter/selling-quantity.ts";
import { thousandths } from "#app/lib/quantity.ts";

const oneUnit = thousandths(1000);

/** Cards of which Add takes the amount that a search named: of "2 kg aloo" 2 kg, of "10 kg atta" two bags of 5 kg. */
export function cardsWithAmount(products: Card[], amount: SearchAmount | null): Card[] {
  if (!amount) return products;
  const requested = { quantity: thousandths(amount.quantity), unit: amount.unit, size: null };
  return products.map((card) => {
    const { unit, unitSize = null, price, quantityStep } = card;
    const sold = { unit, unitSize, price, step: quantityStep ?? oneUnit, soldByWeight: quantityStep !== undefined };
    const quantity = sellingQuantity(requested, sold);
    return quantity === oneUnit ? card : { ...card, asked: quantity };
  });
}
