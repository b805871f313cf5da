import { smallPicture } from "#app/components/picture.tsx";
import { unitSizeText } from "#app/components/unit-size.ts";
import type { Card } from "#app/domain/catalog/card.ts";
import { shared } from "#app/i18n/shared.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { useCart } from "../cart/use-cart.tsx";
import { ProductStepper } from "../product/product-stepper.tsx";

/** A suggested product: name, size and price. */
export function SearchProduct({ product }: { product: Card }) {
  const t = useText(shared);
  const { id, name, nameUr, image, price } = product;
  return (
    <a href={`/product/${id}`}>
      {smallPicture({ src: image })}
      <span>
        {name}
        <small>{[nameUr, unitSizeText(t, product), formatMoney(price)].filter(Boolean).join(" · ")}</small>
      </span>
    </a>
  );
}

/** Add, or its quantity in the cart. */
export function SearchProductStepper({ product }: { product: Card }) {
  const t = useText(shared);
  const quantity = useCart()(product.id);
  if (product.soldOut) return <small>{t("product.sold-out")}</small>;
  return <ProductStepper product={product} quantity={quantity} />;
}
