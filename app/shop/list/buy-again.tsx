import { type ReactNode, useEffect } from "react";
import type { Card } from "#app/domain/catalog/card.ts";
import { buyAgain } from "#app/i18n/buy-again.ts";
import { useText } from "#app/i18n/use-text.ts";
import { writeStored } from "#app/lib/browser-storage.ts";
import type { JsonList } from "#app/lib/json-list.ts";
import { usePersonalPart } from "../personalize-cached-page.ts";
import { ProductGrid } from "./product-grid.tsx";

/** Name of the stored height; the script in a shared page's head reads it and reserves that much as `--bought`. */
const stored = "boughtHeight";

/** Height that is reserved before a shelf was measured, px. */
const estimated = 340;

/** Null where there is nothing. */
type Bought = { bought: JsonList<Card> | null };

/**
 * What the customer bought before. In a shared page it comes after the first paint, and is shown only where its space was reserved, so
 * that nothing moves: from the second page on.
 */
export function useBought(loaded: Bought): Bought["bought"] {
  const part = usePersonalPart<Bought>(loaded);
  const bought = part.bought ?? loaded.bought;
  const hasSpace = !part.bought || document.documentElement.style.getPropertyValue("--bought") !== "";
  useEffect(() => {
    const height = document.getElementById("buy-again")?.offsetHeight ?? (bought ? estimated : 0);
    if (part.bought || height > 0) writeStored(stored, height > 0 ? String(height) : null);
  }, [bought, part.bought]);
  return hasSpace ? bought : null;
}

/** Products that the customer received before, in one row, each to be added again. */
export function BuyAgain({
  products,
  children,
}: {
  products: JsonList<Card>;
  /** What stands beside the title. */
  children?: ReactNode;
}) {
  const t = useText(buyAgain);
  return (
    <section id="buy-again" className="shelf" aria-labelledby="buy-again-title">
      <div className="shelf-head">
        <h2 id="buy-again-title">{t("title")}</h2>
        {children}
      </div>
      <ProductGrid row products={products} />
    </section>
  );
}
