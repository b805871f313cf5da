import { clothOf, renderPicture } from "#app/components/picture.tsx";
import { Price } from "#app/components/price.tsx";
import { secondNames } from "#app/components/unit-size.ts";
import { type Card, cardName } from "#app/domain/catalog/card.ts";
import { shared } from "#app/i18n/shared.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { cardAnchor } from "#app/lib/card-anchor.ts";
import type { Thousandths } from "#app/lib/quantity.ts";
import { PackSizes } from "./pack-sizes.tsx";
import { AmountMenu } from "./product-amounts.tsx";
import { fewLeftNote, ProductStepper } from "./product-stepper.tsx";
import { SaveButton } from "./save-button.tsx";

interface ProductCardProps {
  product: Card;
  /** The quantity in the cart. */
  quantity: Thousandths;
  /** Whether it is a favourite of this customer. */
  saved: boolean;
  /** Whether it is the first card of this product on the page, so that an address may lead to it. */
  anchored?: boolean;
  /** Whether the card is above the fold. */
  priority?: boolean | undefined;
  /** Whether it is the first of the page: its picture has high priority. */
  first?: boolean;
}

/**
 * One product in a list. A page has dozens, so it renders few elements and no state: its forms are plain HTML, and the shop's frame
 * intercepts them.
 */
export function ProductCard({ product, quantity, saved, anchored, priority, first }: ProductCardProps) {
  const t = useText(shared);
  const lang = useLang();
  const { id, image, hue, discountPercent } = product;
  const name = cardName(lang, product);
  return (
    <article className="card" id={anchored ? cardAnchor({ productId: id }) : undefined} style={clothOf(hue)}>
      {renderPicture({ src: image, priority, first })}
      {discountPercent ? <span className="sticker">{`−${discountPercent}%`}</span> : null}
      <div className="card-body">
        <h3>
          <a href={`/product/${id}`}>{name}</a>
        </h3>
        <p className="card-about">{[...secondNames(t, lang, product), product.quality].filter(Boolean).join(" · ")}</p>
        <PackSizes product={product} />
        <div className="card-foot">
          <Price price={product.price} listPrice={product.listPrice} unitPrice={product.unitPrice} />
          {product.soldOut ? (
            <p className="card-gone">{t("product.sold-out")}</p>
          ) : (
            <ProductStepper product={product} quantity={quantity} choices={<AmountMenu product={product} />} />
          )}
          {fewLeftNote(t, product)}
        </div>
      </div>
      <SaveButton product={{ id, name }} saved={saved} className="save" />
    </article>
  );
}
