import type { ProductView } from "#app/domain/catalog/find-product.server.ts";
import { parts } from "#app/i18n/parts.ts";
import { product as texts } from "#app/i18n/product.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatQuantity, thousandths } from "#app/lib/quantity.ts";
import { Price } from "#app/parts/price.tsx";
import { unitSizeText } from "#app/parts/unit-size.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useCart } from "../cart/use-cart.tsx";
import { OrderStepper } from "../maintenance/whatsapp-order-stepper.tsx";
import { useFavourites } from "../use-favourites.tsx";
import { ProductGallery } from "./product-gallery.tsx";

const wholeUnit = thousandths(1000);

/** One product, large: picture, names, price, what it is, and the stepper. */
export function ProductDetails({ view }: { view: Omit<ProductView, "related"> }) {
  const t = useText(texts);
  const { product, pictures, nameUr, brand, description } = view;
  return (
    <div className="product">
      <div className="product-picture">
        <ProductGallery name={product.name} pictures={pictures} />
        {product.discountPercent ? <span className="sticker">{`−${product.discountPercent}%`}</span> : null}
      </div>
      <div className="product-facts">
        <h1>{product.name}</h1>
        {nameUr && nameUr !== product.name ? <p className="product-other">{nameUr}</p> : null}
        <Price large price={product.price} listPrice={product.listPrice} unitPrice={product.unitPrice} />
        <Buy product={product} />
        <dl>
          {brand ? <Fact term={t("brand")} fact={brand} /> : null}
          <Fact term={t("size")} fact={unitSizeText(useText(parts), product)} />
          <Fact term={t("quality")} fact={t(`quality.${product.quality as "A" | "B" | "C"}`)} />
        </dl>
        {description ? <p>{description}</p> : null}
      </div>
    </div>
  );
}

function Fact({ term, fact }: { term: string; fact: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{fact}</dd>
    </div>
  );
}

function Buy({ product }: Pick<ProductView, "product">) {
  const t = useText(parts);
  const quantity = useCart()(product.id);
  const named = { product: product.name };
  const { unit, soldOut, fewLeft, quantityStep } = product;
  return (
    <div className="product-buy">
      {soldOut ? (
        <p className="card-gone">{t("product.sold-out")}</p>
      ) : (
        <OrderStepper
          name={product.name}
          unit={quantityStep && unit}
          thing={{ product_id: product.id }}
          quantity={quantity}
          step={quantityStep ?? wholeUnit}
          label={(control) => t(`product.${control}`, named)}
        />
      )}
      <Heart id={product.id} label={t("product.save", named)} />
      {fewLeft ? (
        <p className="card-left">
          {t("product.left", { left: formatQuantity(fewLeft, { unit, soldByWeight: quantityStep !== undefined }) })}
        </p>
      ) : null}
    </div>
  );
}

function Heart({ id, label }: { id: number; label: string }) {
  const saved = useFavourites().has(id);
  return (
    <form method="post" action="/favorites">
      {saved ? <input type="hidden" name="saved" value="false" /> : null}
      <button
        type="submit"
        name="product_id"
        value={id}
        className="button button-quiet button-icon heart"
        aria-label={label}
        aria-pressed={saved}
      >
        <Icon name="heart" />
      </button>
    </form>
  );
}
