import { clothOf, renderPicture } from "#app/components/picture.tsx";
import { Price } from "#app/components/price.tsx";
import { secondNames } from "#app/components/unit-size.ts";
import { type Card, cardName } from "#app/domain/catalog/card.ts";
import { shared } from "#app/i18n/shared.ts";
import { joinTexts } from "#app/i18n/text-direction.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { cardAnchor } from "#app/lib/card-anchor.ts";
import type { Thousandths } from "#app/lib/quantity.ts";
import { useFragment } from "#app/ui/fragment.tsx";
import { useMaintenance } from "../maintenance/maintenance.tsx";
import { PackSizes } from "./pack-sizes.tsx";
import { AmountMenu } from "./product-amounts.tsx";
import { fewLeftNote, ProductStepper } from "./product-stepper.tsx";
import { SaveButton } from "./save-button.tsx";

interface CardContentsProps {
  product: Card;
  /** The quantity in the cart. */
  quantity: Thousandths;
  /** Whether the page does not know the cart: Add then posts an amount on top of what it holds. */
  isIncrement: boolean;
  /** Whether it is a favourite of this customer. */
  saved: boolean;
  /** Whether the card is above the fold. */
  priority?: boolean | undefined;
  /** Whether it is the first of the page: its picture has high priority. */
  first?: boolean;
}

interface ProductCardProps extends CardContentsProps {
  /** Whether it is the first card of this product on the page, so that an address may lead to it. */
  anchored?: boolean;
}

/**
 * One product in a list. A page has dozens, so it renders few elements and no state: its forms are plain HTML, and the shop's frame
 * intercepts them. The card of a product that is neither in the cart nor a favourite comes out of the server's cache.
 */
export function ProductCard({ anchored, ...contents }: ProductCardProps) {
  const { product, quantity, saved } = contents;
  const isPaused = useMaintenance() !== null;
  return (
    <article
      className="card"
      id={anchored ? cardAnchor({ productId: product.id }) : undefined}
      style={clothOf(product.hue)}
      {...useFragment(CardContents, contents, () => quantity === 0 && !saved && !isPaused)}
    />
  );
}

function CardContents({ product, quantity, isIncrement, saved, priority, first }: CardContentsProps) {
  const t = useText(shared);
  const lang = useLang();
  const { id, image, discountPercent } = product;
  const name = cardName(lang, product);
  return (
    <>
      {renderPicture({ src: image, priority, first })}
      {discountPercent ? <span className="sticker">{`−${discountPercent}%`}</span> : null}
      <div className="card-body">
        <h3 dir="auto">
          <a href={`/product/${id}`}>{name}</a>
        </h3>
        <p className="card-about">{joinTexts([...secondNames(t, lang, product), product.quality], " · ")}</p>
        <PackSizes product={product} />
        <div className="card-foot">
          <Price price={product.price} listPrice={product.listPrice} unitPrice={product.unitPrice} />
          {product.soldOut ? (
            <p className="card-gone">{t("product.sold-out")}</p>
          ) : (
            <ProductStepper
              product={product}
              quantity={quantity}
              isIncrement={isIncrement}
              choices={<AmountMenu product={product} isIncrement={isIncrement} />}
            />
          )}
          {fewLeftNote(t, product)}
        </div>
      </div>
      <SaveButton product={{ id, name }} saved={saved} className="save" />
    </>
  );
}
