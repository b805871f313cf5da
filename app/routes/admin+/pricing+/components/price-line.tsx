import { memo } from "react";
import type { ListedProduct } from "#app/domain/catalog/list-staff-products.server.ts";
import { isBelowCost, marginOf } from "#app/domain/catalog/product-values.ts";
import { pricing } from "#app/i18n/pricing.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, type Paisa, parseRupees } from "#app/lib/money.ts";
import { customerPrice } from "#app/lib/price.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { PendingPrice } from "./pending-prices.ts";

interface PriceLineProps {
  product: ListedProduct;
  /** The unsaved price. */
  pending: PendingPrice | undefined;
  onType: (product: ListedProduct, typed: string) => void;
}

/** One product of the sheet: a typed price shows its margin at once, after the discount. */
export const PriceLine = memo(function PriceLine({ product, pending, onType }: PriceLineProps) {
  const t = useText(pricing);
  const { id, name, price, costPrice = null, discountActive, discountPercent } = product;
  const { typed, refused, version } = pending ?? { typed: "", refused: null, version: product.version };
  const wanted = parseRupees(typed);
  const why = `price-${id}-why`;
  return (
    <tr data-row>
      <td data-label={t("column.product")}>
        {name}
        {discountActive && discountPercent > 0 ? (
          <small className="block text-ink-2">{t("less", { percent: discountPercent / 100 })}</small>
        ) : null}
      </td>
      <td className="num" data-label={t("column.cost")}>
        {costPrice === null ? t("unknown") : formatMoney(costPrice)}
      </td>
      <td className="num" data-label={t("column.price")}>
        {formatMoney(price)}
      </td>
      <td className="num" data-label={t("column.margin")}>
        <Margin product={product} price={price} />
      </td>
      <td data-label={t("column.new")}>
        <input type="hidden" name={`version_${id}`} value={version} />
        <input
          className="control"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          size={10}
          name={`price_${id}`}
          aria-label={t("new-price", { name })}
          aria-invalid={refused ? true : undefined}
          aria-describedby={refused ? why : undefined}
          value={typed}
          onChange={({ currentTarget }) => onType(product, currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") onType(product, "");
          }}
        />
        {refused ? (
          <p id={why} className="field-error">
            {t(`refusal.${refused.reason}`, { saved: refused.savedPrice === null ? "" : formatMoney(refused.savedPrice) })}
          </p>
        ) : null}
      </td>
      <td className="num" data-label={t("column.new-margin")}>
        {wanted === null ? null : <Margin product={product} price={wanted} />}
      </td>
    </tr>
  );
});

/** The margin of a price; a price below cost is marked in words. */
function Margin({ product, price }: { product: ListedProduct; price: Paisa }) {
  const t = useText(pricing);
  const { costPrice = null, discountActive, discountPercent } = product;
  const paid = customerPrice({ price, discountActive, discountPercent });
  const margin = marginOf(paid, costPrice);
  if (isBelowCost(paid, costPrice)) {
    return (
      <Badge tone="mirch" icon="triangle-alert">
        {margin === null ? t("below-cost") : t("below-cost.by", { margin: margin / 10 })}
      </Badge>
    );
  }
  return <>{margin === null ? null : `${margin / 10}%`}</>;
}
