import { LargePicture, smallPicture } from "#app/components/picture.tsx";
import { Price } from "#app/components/price.tsx";
import { unitSizeText } from "#app/components/unit-size.ts";
import { cardName } from "#app/domain/catalog/card.ts";
import type { PackageCardData, PackageContent } from "#app/domain/packages/package-card.ts";
import { packages as texts } from "#app/i18n/packages.ts";
import { shared } from "#app/i18n/shared.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatMoney, sum } from "#app/lib/money.ts";
import { formatQuantity, toQuantityInput } from "#app/lib/quantity.ts";
import { PackageAbout, PackageStepper } from "./package-card.tsx";

/** One package, large: picture, name, price, and the stepper. */
export function PackageDetails({ card, description }: { card: PackageCardData; description: string }) {
  return (
    <div className="product">
      <div className="product-picture">
        <LargePicture first src={card.image} alt={card.name} />
      </div>
      <div className="product-facts">
        <h1 dir="auto">{card.name}</h1>
        <Price large price={card.price} listPrice={card.singly} />
        <PackageAbout card={card} />
        <div className="product-buy">
          <PackageStepper card={card} />
        </div>
        <p>{description}</p>
      </div>
    </div>
  );
}

/** Contents of a package, each with its own price. */
export function PackageContents({ contents }: { contents: readonly PackageContent[] }) {
  const t = useText(texts);
  return (
    <section className="shelf" aria-labelledby="contents">
      <h2 id="contents">{t("contents")}</h2>
      <ul className="package-lines panel">
        {contents.map((content) => (
          <ContentRow key={content.product.id} content={content} />
        ))}
        <li className="package-sum">
          <span>{t("singly")}</span>
          <strong>{formatMoney(sum(contents.map(({ total }) => total)))}</strong>
        </li>
      </ul>
    </section>
  );
}

function ContentRow({ content: { product, quantity, total, isSold } }: { content: PackageContent }) {
  const p = useText(shared);
  const { id, unit, image, quantityStep } = product;
  const name = cardName(useLang(), product);
  const amount = quantityStep
    ? formatQuantity(quantity, { unit, soldByWeight: true })
    : `${toQuantityInput(quantity)} × ${unitSizeText(p, product)}`;
  return (
    <li>
      {smallPicture({ src: image })}
      <span className="package-line-name">
        {isSold ? <a href={`/product/${id}`}>{name}</a> : name}
        <small>{product.soldOut || !isSold ? `${amount} · ${p("product.sold-out")}` : amount}</small>
      </span>
      <span>{formatMoney(total)}</span>
    </li>
  );
}
