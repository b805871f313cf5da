import { smallPicture } from "#app/components/picture.tsx";
import { secondNames } from "#app/components/unit-size.ts";
import { type Card, cardName } from "#app/domain/catalog/card.ts";
import { shared } from "#app/i18n/shared.ts";
import { joinTexts } from "#app/i18n/text-direction.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { useCart, useIsSharedCart } from "../cart/use-cart.tsx";
import { ProductStepper } from "../product/product-stepper.tsx";

/** A suggested product: name, size and price. */
export function SearchProduct({ product }: { product: Card }) {
  const t = useText(shared);
  const lang = useLang();
  const name = cardName(lang, product);
  const { id, image, price } = product;
  return (
    <a href={`/product/${id}`}>
      {smallPicture({ src: image })}
      <span>
        {name}
        <small>{joinTexts([...secondNames(t, lang, product), formatMoney(price)], " · ")}</small>
      </span>
    </a>
  );
}

/** Add, or its quantity in the cart. */
export function SearchProductStepper({ product }: { product: Card }) {
  const t = useText(shared);
  const quantity = useCart()(product.id);
  const isIncrement = useIsSharedCart();
  if (product.soldOut) return <small>{t("product.sold-out")}</small>;
  return <ProductStepper product={product} quantity={quantity} isIncrement={isIncrement} />;
}
