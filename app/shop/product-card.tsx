import type { FormEventHandler } from "react";
import { parts } from "#app/i18n/parts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatQuantity, type Thousandths } from "#app/lib/quantity.ts";
import { Price } from "#app/parts/price.tsx";
import type { ProductCardView } from "#app/parts/product-card-view.ts";
import { ProductPicture } from "#app/parts/product-picture.tsx";
import { Stepper } from "#app/parts/stepper.tsx";
import { unitSizeText } from "#app/parts/unit-size.ts";
import { Icon } from "#app/ui/icon.tsx";

interface ProductCardProps {
  product: ProductCardView;
  /** How much of it is in the cart. */
  quantity: Thousandths;
  /** It is among this customer's favourites. */
  saved: boolean;
  /** The card is seen without scrolling. */
  priority?: boolean | undefined;
  onQuantity?: FormEventHandler<HTMLFormElement> | undefined;
  onSave?: FormEventHandler<HTMLFormElement> | undefined;
}

/** Stock below this is told: five of the selling unit. */
const fewLeft = 5000;

const heart = <Icon name="heart" />;

/** One product on a shelf. Dozens stand on a page, so it renders few elements and holds no state. */
export function ProductCard({ product, quantity, saved, priority, onQuantity, onSave }: ProductCardProps) {
  const t = useText(parts);
  const { id, name, discountPercent, stockLeft } = product;
  const named = { product: name };
  return (
    <article className="card">
      <ProductPicture product={product} priority={priority} />
      {discountPercent > 0 ? <span className="sticker">{`−${discountPercent}%`}</span> : null}
      <div className="card-body">
        <h3>
          <a href={`/product/${id}`}>{name}</a>
        </h3>
        <p className="card-about">{aboutLine(product, unitSizeText(t, product))}</p>
        <div className="card-foot">
          <Price price={product.price} listPrice={product.listPrice} unitPrice={product.unitPrice} />
          {product.buyable ? (
            <Stepper
              thing={{ product_id: id }}
              quantity={quantity}
              step={product.quantityStep}
              addLabel={t("product.add", named)}
              moreLabel={t("product.more", named)}
              lessLabel={t("product.less", named)}
              quantityLabel={t("product.quantity", named)}
              onSubmit={onQuantity}
            />
          ) : (
            <p className="card-gone">{t("product.sold-out")}</p>
          )}
          {product.buyable && stockLeft !== null && stockLeft <= fewLeft ? (
            <p className="card-left">{t("product.left", { left: formatQuantity(stockLeft, product) })}</p>
          ) : null}
        </div>
      </div>
      <form method="post" action="/favorites" onSubmit={onSave}>
        {saved ? <input type="hidden" name="saved" value="false" /> : null}
        <button
          type="submit"
          name="product_id"
          value={id}
          className="save"
          aria-label={t("product.save", named)}
          aria-pressed={saved}
        >
          {heart}
        </button>
      </form>
    </article>
  );
}

function aboutLine({ nameUr, quality }: ProductCardView, size: string): string {
  return nameUr ? `${nameUr} · ${size} · ${quality}` : `${size} · ${quality}`;
}
