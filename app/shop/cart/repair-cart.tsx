import type { CartLineView } from "#app/domain/cart/line-view.server.ts";
import { type Card, cardName } from "#app/domain/catalog/card.ts";
import { cartProblems } from "#app/i18n/cart-problems.ts";
import { shared } from "#app/i18n/shared.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { checkoutLine } from "./checkout-summary.tsx";
import { SimilarProducts } from "./similar-products.tsx";

interface RepairCartProps {
  lines: readonly CartLineView[];
  /** Replacement products, by the id of the sold-out one. */
  similar: Readonly<Record<number, Card[]>>;
}

/**
 * Replaces the submit button of the checkout's form while a line is unbuyable: remove the line, or add a replacement. Every button submits
 * the form, so that no input is lost.
 */
export function RepairCart({ lines, similar }: RepairCartProps) {
  const t = useText(cartProblems);
  const p = useText(shared);
  const lang = useLang();
  const add = (product: Card) => (
    <Button
      variant="quiet"
      formAction={checkoutLine(`p${product.id}`)}
      formNoValidate
      name="quantity"
      value="1"
      aria-label={p("product.add", { product: cardName(lang, product) })}
    >
      {p("stepper.add")}
    </Button>
  );
  return (
    <>
      <Button wide formAction="/checkout/unbuyable/remove" formNoValidate>
        {t("remove-continue")}
      </Button>
      {lines.map(({ key, kind, id, name }) =>
        kind === "product" ? <SimilarProducts key={key} instead={name} products={similar[id]} add={add} /> : null,
      )}
    </>
  );
}
