import { unitSizeText } from "#app/components/unit-size.ts";
import { type Card, cardName } from "#app/domain/catalog/card.ts";
import { shared } from "#app/i18n/shared.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";

/** All sizes of an article, each with its own page; on a product's page with what each costs. */
export function PackSizes({ product, priced }: { product: Card; priced?: boolean }) {
  const t = useText(shared);
  const lang = useLang();
  const { id, sizes = [] } = product;
  if (sizes.length === 0) return null;
  return (
    <nav className={priced ? "amounts" : "card-sizes"} aria-label={t("product.sizes", { product: cardName(lang, product) })}>
      {sizes.map((size) => (
        <a key={size.id} href={`/product/${size.id}`} aria-current={size.id === id ? "page" : undefined}>
          {unitSizeText(t, size)}
          {priced ? <small>{` ${formatMoney(size.price)}`}</small> : null}
        </a>
      ))}
    </nav>
  );
}
