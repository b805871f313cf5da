import { useEffect, useState } from "react";
import { ProductPicture } from "#app/components/product-picture.tsx";
import { Stepper } from "#app/components/stepper.tsx";
import type { CartLineView } from "#app/domain/cart/line-view.server.ts";
import type { Card } from "#app/domain/catalog/card.ts";
import { cartLines as texts } from "#app/i18n/cart-lines.ts";
import { shared } from "#app/i18n/shared.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { formatQuantity, type Thousandths } from "#app/lib/quantity.ts";
import { useMaintenance } from "../maintenance/maintenance.tsx";
import type { CartFigures } from "../shell-view.ts";
import { amountOf } from "./cart-line-row.tsx";
import { LineProblemNotice } from "./line-problem.tsx";
import { OftenTaken } from "./often-taken.tsx";
import { useCart, usePackagesInCart } from "./use-cart.tsx";

/** What is loaded for the cart beside a list. */
export interface RailContents {
  lines: readonly CartLineView[];
  /** What the customer bought before and can be had, most often first. */
  often: readonly Card[];
}

/** What is in the cart, each with its stepper and sum, and below it what the customer often takes. */
export function CartRailLines({ cart }: { cart: CartFigures }) {
  const { lines, often } = useRailContents(cart);
  return (
    <>
      <ul>
        {lines.map((line) => (
          <RailLine key={line.key} line={line} />
        ))}
      </ul>
      <OftenTaken products={often} />
    </>
  );
}

/** The contents for this browser, read again when its cart has changed; those read last where no answer comes. */
function useRailContents(cart: CartFigures): RailContents {
  const [contents, setContents] = useState<RailContents>({ lines: [], often: [] });
  useEffect(() => {
    const reading = new AbortController();
    fetch("/cart/rail", { signal: reading.signal })
      .then((answer): Promise<RailContents> | null => (answer.ok ? answer.json() : null))
      .then((read) => read && setContents(read))
      .catch(() => undefined);
    return () => reading.abort();
  }, [cart]);
  return contents;
}

function RailLine({ line }: { line: CartLineView }) {
  const t = useText(texts);
  const p = useText(shared);
  const isPaused = useMaintenance() !== null;
  const [inCart, packagesInCart] = [useCart(), usePackagesInCart()];
  const isProduct = line.kind === "product";
  const quantity = isProduct ? inCart(line.id) : packagesInCart(line.id);
  if (quantity === 0) return null;
  return (
    <li className="cart-line">
      <ProductPicture product={line} />
      <div className="cart-line-name">
        {isProduct ? <a href={`/product/${line.id}`}>{line.name}</a> : line.name}
        <LineProblemNotice line={line} />
      </div>
      {isPaused || !line.isBuyable ? (
        <span className="cart-line-amount">
          {formatQuantity(quantity, { unit: line.unit ?? undefined, soldByWeight: line.soldByWeight })}
        </span>
      ) : (
        <Stepper
          item={isProduct ? { product_id: line.id } : { package_id: line.id }}
          quantity={quantity}
          step={line.step as Thousandths}
          most={line.most as Thousandths | null}
          {...amountOf(p, { ...line, quantity })}
          label={(control) => t(control === "add" ? "add" : `rail.${control}`, { product: line.name })}
        />
      )}
      {line.isBuyable ? <strong className="cart-line-total">{formatMoney(line.lineTotal)}</strong> : null}
    </li>
  );
}
