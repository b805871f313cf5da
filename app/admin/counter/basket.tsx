import { type CounterProduct, goodsKey } from "#app/domain/counter/counter-product.ts";
import { counter } from "#app/i18n/counter.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, toRupeesInput } from "#app/lib/money.ts";
import { parseQuantity } from "#app/lib/parse-quantity.ts";
import { parseRupees } from "#app/lib/parse-rupees.ts";
import { formatQuantity, toQuantityInput } from "#app/lib/quantity.ts";
import { Button } from "#app/ui/button.tsx";
import type { SaleChange } from "./change-sale.ts";
import { type SaleLine, saleLineTotal, withinStep } from "./sale.ts";

interface BasketProps {
  lines: readonly SaleLine[];
  change: (change: SaleChange) => void;
}

/** The lines of the sale; an ambiguous pasted line has a choice, and a custom item gets its price here. */
export function Basket({ lines, change }: BasketProps) {
  const t = useText(counter);
  if (lines.length === 0) return <p className="counter-empty">{t("basket.empty")}</p>;
  return (
    <ol className="counter-lines" aria-label={t("basket")}>
      {lines.map((line) => (
        <li key={line.key} className={line.raisedBy ? "counter-again" : undefined}>
          <Meaning line={line} change={change} />
          <Amount line={line} change={change} />
          <b>{formatMoney(saleLineTotal(line))}</b>
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

/** Name of a line, its alternatives and its error. */
function Meaning({ line, change }: LineProps) {
  const t = useText(counter);
  const { product, offers, words } = line;
  const left = product?.left ?? null;
  const most = product?.most ?? null;
  return (
    <div className="counter-meaning">
      {offers.length > (product ? 1 : 0) ? (
        <select
          className="control"
          aria-label={t("line.meaning", { words })}
          value={product ? goodsKey(product) : ""}
          onChange={({ target }) => change({ do: "choose", key: line.key, goods: target.value })}
        >
          {line.doubt ? <option value="">{t("line.which", { words })}</option> : null}
          {offers.map((offer) => (
            <option key={goodsKey(offer.product)} value={goodsKey(offer.product)}>
              {offer.product.name}
            </option>
          ))}
          <option value={line.doubt ? "own" : ""}>{t("line.own", { words })}</option>
        </select>
      ) : (
        <span>{product ? product.name : t("line.own", { words })}</span>
      )}
      {line.isListed && product ? <small>“{words}”</small> : null}
      {product === null && line.price === null ? (
        <small className="counter-short">{t(line.doubt ? "line.doubt" : "line.no-price")}</small>
      ) : null}
      {product?.holds === undefined ? null : <small>{t("package", { count: product.holds })}</small>}
      {left !== null && left < line.quantity ? (
        <small className="counter-short">
          {left === 0 ? t("sold-out") : t("line.short", { left: formatQuantity(left, product ?? {}) })}
        </small>
      ) : null}
      {most !== null && most < line.quantity ? (
        <small>{t("line.beyond-limit", { most: formatQuantity(most, product ?? {}) })}</small>
      ) : null}
    </div>
  );
}

/** Quantity, and the price of an item without one; the typed value applies on blur. */
function Amount({ line, change }: LineProps) {
  const t = useText(counter);
  const { key, quantity, product, price, raisedBy } = line;
  return (
    <span className="counter-amount">
      <input
        key={`q${quantity}`}
        className="control"
        inputMode="decimal"
        aria-label={t("line.quantity", { name: nameOf(line) })}
        defaultValue={toQuantityInput(quantity)}
        onFocus={({ target }) => target.select()}
        onBlur={({ target }) => {
          const typed = parseQuantity(target.value) ?? quantity;
          const wanted = withinStep(typed, product);
          if (wanted !== quantity) change({ do: "quantity", key, quantity: wanted });
          else target.value = toQuantityInput(quantity);
        }}
      />
      {raisedBy ? (
        <b key={quantity} role="status" className="counter-again">
          {t("line.raised", { by: toQuantityInput(raisedBy) })}
        </b>
      ) : null}
      {product ? (
        <small>{unitOf(product)}</small>
      ) : (
        <input
          key={`p${price}`}
          id={`price-${key}`}
          ref={(input) => input?.setCustomValidity(price === null ? t("line.no-price") : "")}
          className="control"
          inputMode="decimal"
          aria-label={t("line.price", { name: nameOf(line) })}
          placeholder={t("price")}
          defaultValue={price === null ? "" : toRupeesInput(price)}
          onFocus={({ target }) => target.select()}
          onBlur={({ target }) => {
            const typed = target.value.trim() === "" ? null : (parseRupees(target.value) ?? price);
            if (typed !== price) change({ do: "price", key, price: typed });
            else target.value = price === null ? "" : toRupeesInput(price);
          }}
        />
      )}
    </span>
  );
}

/** What a number of it counts: kilos of what is weighed, packets of so much each. */
function unitOf({ unit, unitSize, soldByWeight, holds }: CounterProduct): string {
  if (holds !== undefined) return "";
  return soldByWeight || !unitSize || unitSize === "1" ? unit : `× ${unitSize} ${unit}`;
}
