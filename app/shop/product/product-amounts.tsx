import { isDivided, weightText } from "#app/components/unit-size.ts";
import { type Card, cardName } from "#app/domain/catalog/card.ts";
import { shared } from "#app/i18n/shared.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { linePrice, type Thousandths, thousandths, toQuantityInput } from "#app/lib/quantity.ts";

const usual = [250, 500, 1000, 2000, 5000].map(thousandths);

/** The usual amounts that a product can be bought in: whole steps of what is weighed, and no more than is left. */
export function usualAmounts({ unit, quantityStep, fewLeft, soldOut }: Card): Thousandths[] {
  if (!quantityStep || !isDivided(unit) || soldOut) return [];
  return usual.filter((amount) => amount % quantityStep === 0 && (fewLeft === undefined || amount <= fewLeft));
}

interface ProductAmountsProps {
  product: Card;
  /** The quantity in the cart. */
  quantity?: Thousandths;
  /** Whether the page does not know the cart: a press then adds to what it holds. */
  isIncrement: boolean;
}

/** The usual amounts with what each costs; a press puts that much into the cart. */
export function ProductAmounts({ product, quantity, isIncrement }: ProductAmountsProps) {
  const t = useText(shared);
  const lang = useLang();
  const { id, unit, price } = product;
  return (
    <form method="post" action={isIncrement ? "/cart?add" : "/cart"}>
      <input type="hidden" name="product_id" value={id} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a grid in every browser */}
      <div className="amounts" role="group" aria-label={t("product.quantity", { product: cardName(lang, product) })}>
        {usualAmounts(product).map((amount) => (
          <button
            key={amount}
            type="submit"
            name="quantity"
            value={toQuantityInput(amount)}
            aria-current={amount === quantity ? "true" : undefined}
          >
            {`${weightText(amount, unit)} `}
            <small>{formatMoney(linePrice(price, amount))}</small>
          </button>
        ))}
      </div>
    </form>
  );
}

/** The same on a card, opened by the amount that Add puts into the cart. */
export function AmountMenu({ product, isIncrement }: Pick<ProductAmountsProps, "product" | "isIncrement">) {
  if (usualAmounts(product).length === 0) return null;
  return (
    <details name="amounts">
      <summary>{weightText(product.asked ?? thousandths(1000), product.unit)}</summary>
      <ProductAmounts product={product} isIncrement={isIncrement} />
    </details>
  );
}
