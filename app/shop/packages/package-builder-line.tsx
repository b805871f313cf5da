import { unitSizeText } from "#app/components/unit-size.ts";
import { cardName } from "#app/domain/catalog/card.ts";
import { draftBounds, type PricedDraftLine } from "#app/domain/packages/draft.ts";
import { customPackages as texts } from "#app/i18n/custom-packages.ts";
import { shared } from "#app/i18n/shared.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";

interface BuilderLineProps {
  path: string;
  line: PricedDraftLine;
  /** As it was typed last, in whole units. */
  quantity: number;
}

/** One product of the package draft: quantity, current price, and a remove button. */
export function BuilderLine({ path, line: { product, total }, quantity }: BuilderLineProps) {
  const t = useText(texts);
  const p = useText(shared);
  const name = cardName(useLang(), product);
  const named = { product: name };
  const about = [unitSizeText(p, product), t("each", { price: formatMoney(product.price) })];
  if (product.soldOut) about.push(p("product.sold-out"));
  return (
    <li>
      <input type="hidden" name="product_id" value={product.id} />
      <span className="package-line-name">
        <a href={`/product/${product.id}`}>{name}</a>
        <small>{about.join(" · ")}</small>
      </span>
      {/* Shows the address's value unless the user is typing, without losing the focus as a new element would. */}
      <input
        ref={(input) => {
          if (input && input !== document.activeElement) input.value = String(quantity);
        }}
        className="control"
        type="number"
        name="quantity"
        aria-label={t("quantity", named)}
        defaultValue={quantity}
        required
        min={1}
        max={draftBounds.units}
        step={1}
      />
      <span>{formatMoney(total)}</span>
      <Button
        variant="plain"
        icon="x"
        iconOnly
        aria-label={t("remove", named)}
        name="remove"
        value={product.id}
        formMethod="get"
        formAction={path}
        formNoValidate
      />
    </li>
  );
}
