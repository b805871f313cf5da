import type { Column } from "#app/admin/list/list-table.tsx";
import type { ListedProduct } from "#app/domain/catalog/list-staff-products.server.ts";
import { isBelowCost, marginOf } from "#app/domain/catalog/product-values.ts";
import { pricing } from "#app/i18n/pricing.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, type Paisa } from "#app/lib/money.ts";
import { parseRupees } from "#app/lib/parse-rupees.ts";
import { customerPrice } from "#app/lib/price.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { PendingPrice, PendingPrices } from "./pending-prices.ts";

type OnType = (product: ListedProduct, typed: string) => void;

/** The columns of the sheet: a typed price shows its margin at once, after the discount. An empty field changes nothing. */
export function usePriceColumns(prices: PendingPrices, onType: OnType): Column<ListedProduct>[] {
  const t = useText(pricing);
  const amount = (name: "cost" | "price" | "margin", cell: Column<ListedProduct>["cell"]): Column<ListedProduct> => ({
    label: t(`column.${name}`),
    cell: (product) => (
      <>
        <span className="price-label">{t(`column.${name}`)} </span>
        {cell(product)}
      </>
    ),
    ...{ isNumber: true, width: name === "margin" ? "15%" : "11%" },
  });
  return [
    { label: t("column.product"), cell: (product) => <ProductName product={product} /> },
    amount("cost", ({ costPrice = null }) => (costPrice === null ? t("unknown") : formatMoney(costPrice))),
    amount("price", ({ price }) => formatMoney(price)),
    amount("margin", (product) => <Margin product={product} price={product.price} />),
    {
      label: t("column.new"),
      cell: (product) => <NewPrice product={product} pending={prices.get(product.id)} onType={onType} />,
      width: "21%",
    },
    {
      label: t("column.new-margin"),
      cell: (product) => {
        const wanted = parseRupees(prices.get(product.id)?.typed ?? "");
        return wanted === null ? null : <Margin product={product} price={wanted} />;
      },
      ...{ isNumber: true, width: "15%" },
    },
  ];
}

function ProductName({ product: { name, discountActive, discountPercent } }: { product: ListedProduct }) {
  const t = useText(pricing);
  return (
    <>
      {name}
      {discountActive && discountPercent > 0 ? (
        <small className="price-less">{t("less", { percent: discountPercent / 100 })}</small>
      ) : null}
    </>
  );
}

interface NewPriceProps {
  product: ListedProduct;
  /** The unsaved price. */
  pending: PendingPrice | undefined;
  onType: OnType;
}

function NewPrice({ product, pending, onType }: NewPriceProps) {
  const t = useText(pricing);
  const { id, name } = product;
  const { typed, refused, version } = pending ?? { typed: "", refused: null, version: product.version };
  const why = `price-${id}-why`;
  return (
    <>
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
    </>
  );
}

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
