import { renderPicture } from "#app/components/picture.tsx";
import { Price } from "#app/components/price.tsx";
import { unitSizeText } from "#app/components/unit-size.ts";
import type { Card } from "#app/domain/catalog/card.ts";
import { shared } from "#app/i18n/shared.ts";
import { useText } from "#app/i18n/use-text.ts";
import { cardAnchor } from "#app/lib/card-anchor.ts";
import type { Thousandths } from "#app/lib/quantity.ts";
import { fewLeftNote, ProductStepper } from "./product-stepper.tsx";
import { SaveButton } from "./save-button.tsx";

interface ProductCardProps {
  product: Card;
  /** How much of it is in the cart. */
  quantity: Thousandths;
  /** It is among this customer's favourites. */
  saved: boolean;
  /** No other card of this product stands above it, so that an address may lead to it. */
  anchored?: boolean;
  /** The card is seen without scrolling. */
  priority?: boolean | undefined;
  /** It is the first of the page: its picture comes before all others. */
  first?: boolean;
}

/**
 * One product on a shelf. Dozens stand on a page, so it renders few elements and holds no state: its forms post by themselves,
 * and the shop's frame hears them.
 */
export function ProductCard({ product, quantity, saved, anchored, priority, first }: ProductCardProps) {
  const t = useText(shared);
  const { id, name, image, discountPercent } = product;
  return (
    <article className="card" id={anchored ? cardAnchor({ productId: id }) : undefined}>
      {renderPicture({ src: image, priority, first })}
      {discountPercent ? <span className="sticker">{`−${discountPercent}%`}</span> : null}
      <div className="card-body">
        <h3>
          <a href={`/product/${id}`}>{name}</a>
        </h3>
        <p className="card-about">{aboutLine(product, unitSizeText(t, product))}</p>
        <div className="card-foot">
          <Price price={product.price} listPrice={product.listPrice} unitPrice={product.unitPrice} />
          {product.soldOut ? (
            <p className="card-gone">{t("product.sold-out")}</p>
          ) : (
            <ProductStepper product={product} quantity={quantity} />
          )}
          {fewLeftNote(t, product)}
        </div>
      </div>
      <SaveButton product={product} saved={saved} className="save" />
    </article>
  );
}

const aboutLine = ({ nameUr, quality }: Card, size: string): string =>
  nameUr ? `${nameUr} · ${size} · ${quality}` : `${size} · ${quality}`;
