import type { ReactNode } from "react";
import { ProductPicture } from "#app/components/product-picture.tsx";
import { sizeBeside } from "#app/components/size-beside.ts";
import { Stepper } from "#app/components/stepper.tsx";
import { piecesText, weightText } from "#app/components/unit-size.ts";
import type { CartLineView } from "#app/domain/cart/line-view.server.ts";
import { cartLines } from "#app/i18n/cart-lines.ts";
import { cartProblems } from "#app/i18n/cart-problems.ts";
import { shared } from "#app/i18n/shared.ts";
import { joinTexts } from "#app/i18n/text-direction.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { cardAnchor } from "#app/lib/card-anchor.ts";
import { formatMoney } from "#app/lib/money.ts";
import { formatQuantity, type Thousandths } from "#app/lib/quantity.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMaintenance } from "../maintenance/maintenance.tsx";
import { IfMissing } from "./if-missing.tsx";
import { amountOffer, LineProblemNotice } from "./line-problem.tsx";

interface CartLineRowProps {
  line: CartLineView;
  /** Products offered as replacement. */
  children?: ReactNode;
}

/** One line of the cart: name, price, stepper and problem. An unbuyable line has no price. */
export function CartLineRow({ line, children }: CartLineRowProps) {
  const t = useText(cartLines);
  const p = useText(shared);
  const problems = useText(cartProblems);
  const isPaused = useMaintenance() !== null;
  const named = { product: line.name };
  const [field, thing] =
    line.kind === "product"
      ? (["product_id", { product_id: line.id }] as const)
      : (["package_id", { package_id: line.id }] as const);
  const offer = isPaused ? null : amountOffer(problems, line);
  const each =
    line.soldByWeight && line.unit
      ? t("per-unit", { price: formatMoney(line.unitPrice), unit: line.unit })
      : t("each", { price: formatMoney(line.unitPrice) });
  const about = line.kind === "product" ? sizeBeside(p, line.name, line) : t("package.contents");
  return (
    <li className="cart-line" id={cardAnchor(line.kind === "product" ? { productId: line.id } : { packageId: line.id })}>
      <ProductPicture product={line} />
      <div className="cart-line-name">
        {line.kind === "product" ? (
          <a href={`/product/${line.id}`} dir="auto">
            {line.name}
          </a>
        ) : (
          <span dir="auto">{line.name}</span>
        )}
        <small>{joinTexts([line.otherName, about, each], " · ")}</small>
        {line.wasPrice === null ? null : <small>{t("price.rose", { price: formatMoney(line.wasPrice) })}</small>}
        {line.isChanged ? (
          <small>
            {t("package.changed")} <a href={`/package/${line.id}`}>{t("package.look")}</a>
          </small>
        ) : null}
        <LineProblemNotice line={line} />
        {offer ? (
          <form method="post" action="/cart">
            <input type="hidden" name={field} value={line.id} />
            <Button variant="quiet" name="quantity" value={offer.value}>
              {offer.text}
            </Button>
          </form>
        ) : null}
      </div>
      {isPaused || !line.isBuyable ? (
        <span className="cart-line-amount">
          {formatQuantity(line.quantity, { unit: line.unit ?? undefined, soldByWeight: line.soldByWeight })}
        </span>
      ) : (
        <Stepper
          item={thing}
          quantity={line.quantity}
          step={line.step as Thousandths}
          most={line.most as Thousandths | null}
          {...amountOf(p, line)}
          label={(control) => t(control, named)}
        />
      )}
      {line.isBuyable ? <strong className="cart-line-total">{formatMoney(line.lineTotal)}</strong> : null}
      <form method="post" action="/cart" className="cart-line-remove">
        <input type="hidden" name={field} value={line.id} />
        <button
          type="submit"
          name="quantity"
          value="0"
          className="button button-plain button-icon"
          aria-label={t("remove", named)}
        >
          <Icon name="trash-2" />
        </button>
      </form>
      {line.isBuyable ? <IfMissing line={line} /> : null}
      {children}
    </li>
  );
}

/** The text of a line's stepper; packages are counted. */
export function amountOf(t: Translate<keyof typeof shared.en>, { unit, unitSize, soldByWeight, quantity }: CartLineView) {
  if (!unit) return {};
  return soldByWeight ? { unit, amount: weightText(quantity, unit) } : { amount: piecesText(t, quantity, { unit, unitSize }) };
}
