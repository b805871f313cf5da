import { counter } from "#app/i18n/counter.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, parseRupees, toRupeesInput } from "#app/lib/money.ts";
import { parseQuantity, toQuantityInput } from "#app/lib/quantity.ts";
import { Button } from "#app/ui/button.tsx";
import { lineTotal, type SaleChange, type SaleLine } from "./sale.ts";

interface BasketProps {
  lines: readonly SaleLine[];
  change: (change: SaleChange) => void;
}

/** The lines of the sale; what a pasted line may mean can be chosen, and an item of its own words is priced here. */
export function Basket({ lines, change }: BasketProps) {
  const t = useText(counter);
  if (lines.length === 0) return <p className="counter-empty">{t("basket.empty")}</p>;
  return (
    <ol className="counter-lines" aria-label={t("basket")}>
      {lines.map((line) => (
        <li key={line.key}>
          <Meaning line={line} change={change} />
          <Amount line={line} change={change} />
          <b>{formatMoney(lineTotal(line))}</b>
          <Button
            type="button"
            variant="plain"
            small
            icon="x"
            iconOnly
            aria-label={t("line.remove", { name: nameOf(line) })}
            onClick={() => change({ do: "remove", key: line.key })}
          />
        </li>
      ))}
    </ol>
  );
}

const nameOf = ({ product, words }: SaleLine) => product?.name ?? words;

interface LineProps {
  line: SaleLine;
  change: BasketProps["change"];
}

function Meaning({ line, change }: LineProps) {
  const t = useText(counter);
  if (line.offers.length < 2 && line.product) return <span>{line.product.name}</span>;
  if (line.offers.length === 0) return <span>{t("line.own", { words: line.words })}</span>;
  return (
    <select
      className="control"
      aria-label={t("line.meaning", { words: line.words })}
      value={line.product?.id ?? ""}
      onChange={({ target }) => change({ do: "choose", key: line.key, product: target.value ? Number(target.value) : null })}
    >
      {line.offers.map(({ product }) => (
        <option key={product.id} value={product.id}>
          {product.name}
        </option>
      ))}
      <option value="">{t("line.own", { words: line.words })}</option>
    </select>
  );
}

/** Quantity, and the price of what has none; what is typed counts when the field is left. */
function Amount({ line, change }: LineProps) {
  const t = useText(counter);
  const { key, quantity, product, price } = line;
  return (
    <span className="counter-amount">
      <input
        key={`q${quantity}`}
        className="control"
        inputMode="decimal"
        aria-label={t("line.quantity", { name: nameOf(line) })}
        defaultValue={toQuantityInput(quantity)}
        onBlur={({ target }) => {
          const typed = parseQuantity(target.value);
          if (typed === null) target.value = toQuantityInput(quantity);
          else if (typed !== quantity) change({ do: "quantity", key, quantity: typed });
        }}
      />
      {product ? (
        <small>{product.soldByWeight ? product.unit : `× ${[product.unitSize, product.unit].filter(Boolean).join(" ")}`}</small>
      ) : (
        <input
          key={`p${price}`}
          className="control"
          inputMode="decimal"
          aria-label={t("line.price", { name: nameOf(line) })}
          defaultValue={toRupeesInput(price ?? (0 as never))}
          onBlur={({ target }) => {
            const typed = parseRupees(target.value);
            if (typed !== null && typed !== price) change({ do: "price", key, price: typed });
          }}
        />
      )}
    </span>
  );
}
