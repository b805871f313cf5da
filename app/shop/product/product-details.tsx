import { clothOf } from "#app/components/picture.tsx";
import { Price } from "#app/components/price.tsx";
import { unitSizeText } from "#app/components/unit-size.ts";
import { cardName } from "#app/domain/catalog/card.ts";
import type { ProductView } from "#app/domain/catalog/find-product.server.ts";
import { product as texts } from "#app/i18n/product.ts";
import { shared } from "#app/i18n/shared.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useCart, useIsSharedCart } from "../cart/use-cart.tsx";
import { useMaintenance } from "../maintenance/maintenance.tsx";
import { useFavourites } from "../use-favourites.tsx";
import { PackSizes } from "./pack-sizes.tsx";
import { ProductAmounts, usualAmounts } from "./product-amounts.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { fewLeftNote, ProductStepper } from "./product-stepper.tsx";
import { SaveButton } from "./save-button.tsx";

/** One product, large: picture, names, price, what it is, and the stepper. */
export function ProductDetails({ view }: { view: Omit<ProductView, "related"> }) {
  const t = useText(texts);
  const lang = useLang();
  const { product, pictures, nameUr, brand, description } = view;
  const name = cardName(lang, product);
  const otherName = lang === "ur" ? product.name : nameUr;
  return (
    <div className="product">
      <div className="product-picture" style={clothOf(product.hue)}>
        <ProductGallery name={name} pictures={pictures} />
        {product.discountPercent ? <span className="sticker">{`−${product.discountPercent}%`}</span> : null}
      </div>
      <div className="product-facts">
        <h1 dir="auto">{name}</h1>
        {otherName && otherName !== name ? <p className="product-other">{otherName}</p> : null}
        <Price large price={product.price} listPrice={product.listPrice} unitPrice={product.unitPrice} />
        <PackSizes product={product} priced />
        <Amounts product={product} />
        <Buy product={product} />
        <dl>
          {brand ? <Attribute term={t("brand")} attribute={brand} /> : null}
          <Attribute term={t("size")} attribute={unitSizeText(useText(shared), product)} />
          <Attribute term={t("quality")} attribute={t(`quality.${product.quality as "A" | "B" | "C"}`)} />
        </dl>
        {description ? <p>{description}</p> : null}
      </div>
    </div>
  );
}

function Attribute({ term, attribute }: { term: string; attribute: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{attribute}</dd>
    </div>
  );
}

function Amounts({ product }: Pick<ProductView, "product">) {
  const t = useText(texts);
  const quantity = useCart()(product.id);
  const isIncrement = useIsSharedCart();
  const isPaused = useMaintenance() !== null;
  if (isPaused || usualAmounts(product).length === 0) return null;
  return (
    <div>
      <p aria-hidden="true">{t("how-much")}</p>
      <ProductAmounts product={product} quantity={quantity} isIncrement={isIncrement} />
    </div>
  );
}

function Buy({ product }: Pick<ProductView, "product">) {
  const t = useText(shared);
  const quantity = useCart()(product.id);
  const isIncrement = useIsSharedCart();
  const isFavourite = useFavourites().has(product.id);
  const name = cardName(useLang(), product);
  return (
    <div className="product-buy">
      {product.soldOut ? (
        <p className="card-gone">{t("product.sold-out")}</p>
      ) : (
        <ProductStepper product={product} quantity={quantity} isIncrement={isIncrement} />
      )}
      <SaveButton product={{ id: product.id, name }} saved={isFavourite} className="button button-quiet button-icon heart">
        <Icon name="heart" />
      </SaveButton>
      {fewLeftNote(t, product)}
    </div>
  );
}
