import { renderPicture } from "#app/components/picture.tsx";
import { Price } from "#app/components/price.tsx";
import type { PackageCardData as Card } from "#app/domain/packages/package-card.ts";
import { packages as texts } from "#app/i18n/packages.ts";
import { shared } from "#app/i18n/shared.ts";
import { useText } from "#app/i18n/use-text.ts";
import { cardAnchor } from "#app/lib/card-anchor.ts";
import { formatMoney, paisa } from "#app/lib/money.ts";
import { formatQuantity, thousandths } from "#app/lib/quantity.ts";
import { useIsSharedCart, usePackagesInCart } from "../cart/use-cart.tsx";
import { OrderStepper } from "../maintenance/whatsapp-order-stepper.tsx";

/** One package in a list. */
export function PackageCard({ card, priority }: { card: Card; priority?: boolean }) {
  return (
    <article className="card" id={cardAnchor({ packageId: card.id })}>
      {renderPicture({ src: card.image, priority })}
      <div className="card-body">
        <h3>
          <a href={`/package/${card.id}`}>{card.name}</a>
        </h3>
        <PackageAbout card={card} />
        <div className="card-foot">
          <Price price={card.price} listPrice={card.singly} />
          <PackageStepper card={card} />
        </div>
      </div>
    </article>
  );
}

/** Size, duration, and savings against the single prices. */
export function PackageAbout({ card: { itemsCount, duration, singly, price, featured } }: { card: Card }) {
  const t = useText(texts);
  const recommended = featured ? [t("featured")] : [];
  const details = [
    ...recommended,
    t("items", { count: itemsCount }),
    ...(duration > 0 ? [t("duration", { count: duration })] : []),
  ];
  return (
    <div className="package-about">
      <p className="card-about">{details.join(" · ")}</p>
      {singly ? <p className="package-saving">{t("saving", { amount: formatMoney(paisa(singly - price)) })}</p> : null}
    </div>
  );
}

/** The quantity of a package in the cart; whole numbers only. */
export function PackageStepper({ card: { id, name, soldOut, fewLeft } }: { card: Card }) {
  const t = useText(shared);
  const quantity = usePackagesInCart()(id);
  const isIncrement = useIsSharedCart();
  const named = { product: name };
  if (soldOut) return <p className="card-gone">{t("product.sold-out")}</p>;
  return (
    <>
      <OrderStepper
        name={name}
        item={{ package_id: id }}
        quantity={quantity}
        step={thousandths(1000)}
        isIncrement={isIncrement}
        label={(control) => t(`product.${control}`, named)}
      />
      {fewLeft ? <p className="card-left">{t("product.left", { left: formatQuantity(fewLeft) })}</p> : null}
    </>
  );
}
