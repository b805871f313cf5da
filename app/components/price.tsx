import { shared } from "#app/i18n/shared.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, type Paisa } from "#app/lib/money.ts";
import type { UnitBasis } from "#app/lib/price.ts";

const perBasis = { kg: "price.per-kg", litre: "price.per-litre", piece: "price.per-piece" } as const;

/** `Rs.` and the no-break space that every formatted amount begins with. */
const currency = formatMoney(0 as Paisa).slice(0, -1);

interface PriceProps {
  /** The price this customer pays. */
  price: Paisa;
  /** Struck through when it is more than the price. */
  listPrice?: Paisa | undefined;
  /** Unit price, for comparing packets of different sizes. */
  unitPrice?: { amount: Paisa; basis: UnitBasis } | null | undefined;
  large?: boolean | undefined;
}

/** The price tag: the amount on a yellow ticket, the old price and the unit price below. */
export function Price({ price, listPrice = price, unitPrice, large }: PriceProps) {
  const t = useText(shared);
  return (
    <div className={large ? "price price-large" : "price"}>
      <span className="price-tag">
        <small>{currency}</small>
        {formatMoney(price).slice(currency.length)}
      </span>
      {listPrice > price ? (
        <s>
          <span className="sr-only">{`${t("price.was")} `}</span>
          {formatMoney(listPrice)}
        </s>
      ) : null}
      {unitPrice ? <small>{t(perBasis[unitPrice.basis], { price: formatMoney(unitPrice.amount) })}</small> : null}
    </div>
  );
}
