import { useRef } from "react";
import { clothOf, smallPicture } from "#app/components/picture.tsx";
import { type Card, cardName } from "#app/domain/catalog/card.ts";
import { cartLines as texts } from "#app/i18n/cart-lines.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { thousandths, toQuantityInput } from "#app/lib/quantity.ts";
import { Button } from "#app/ui/button.tsx";
import { useMaintenance } from "../maintenance/maintenance.tsx";
import { useCart } from "./use-cart.tsx";

/** No more of what the customer often takes is offered at once. */
const mostOften = 5;

const oneUnit = thousandths(1000);

/** What the customer often takes and has not in the cart, each added by one press. */
export function OftenTaken({ products }: { products: readonly Card[] }) {
  const t = useText(texts);
  const lang = useLang();
  const inCart = useCart();
  const title = useRef<HTMLHeadingElement>(null);
  const isPaused = useMaintenance() !== null;
  const offered = products.filter(({ id }) => inCart(id) === 0).slice(0, mostOften);
  if (isPaused || offered.length === 0) return null;
  return (
    <>
      <h3 ref={title} tabIndex={-1}>
        {t("rail.often")}
      </h3>
      <ul>
        {offered.map((product) => {
          const { id, image, hue, price } = product;
          const name = cardName(lang, product);
          return (
            <li key={id} className="cart-line" style={clothOf(hue)}>
              {smallPicture({ src: image })}
              <div className="cart-line-name">
                <a href={`/product/${id}`}>{name}</a>
                <small>{formatMoney(price)}</small>
              </div>
              {/* The row goes when its product is in the cart: the focus stays in the list. */}
              <form method="post" action="/cart" className="cart-line-total" onSubmit={() => title.current?.focus()}>
                <input type="hidden" name="product_id" value={id} />
                <Button
                  variant="quiet"
                  small
                  iconOnly
                  icon="plus"
                  name="quantity"
                  value={toQuantityInput(oneUnit)}
                  aria-label={t("add", { product: name })}
                />
              </form>
            </li>
          );
        })}
      </ul>
    </>
  );
}
