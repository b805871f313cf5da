import type { ReactNode } from "react";
import type { Card } from "#app/domain/catalog/card.ts";
import { cartProblems } from "#app/i18n/cart-problems.ts";
import { useText } from "#app/i18n/use-text.ts";
import { SearchProduct, SearchProductStepper } from "../search/search-product.tsx";

interface SimilarProductsProps {
  /** Name of the unbuyable product. */
  instead: string;
  products: readonly Card[] | undefined;
  /** The control that adds one of them to the cart; the stepper by default. */
  add?: (product: Card) => ReactNode;
}

const stepperOf = (product: Card) => <SearchProductStepper product={product} />;

/** Replacements for a sold-out line; nothing without similar products. */
export function SimilarProducts({ instead, products = [], add = stepperOf }: SimilarProductsProps) {
  const t = useText(cartProblems);
  if (products.length === 0) return null;
  const title = t("similar", { product: instead });
  return (
    <div className="similar">
      <p>{title}</p>
      <ul aria-label={title}>
        {products.map((product) => (
          <li key={product.id}>
            <SearchProduct product={product} />
            {add(product)}
          </li>
        ))}
      </ul>
    </div>
  );
}
