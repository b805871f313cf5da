import type { ReactNode } from "react";
import type { Card } from "#app/domain/catalog/card.ts";
import { cartProblems } from "#app/i18n/cart-problems.ts";
import { useText } from "#app/i18n/use-text.ts";
import { SearchProduct, SearchProductStepper } from "../search/search-product.tsx";

interface SimilarProductsProps {
  /** The name of what can't be had. */
  instead: string;
  products: readonly Card[] | undefined;
  /** The control that puts one of them into the cart; the stepper where it is left out. */
  add?: (product: Card) => ReactNode;
}

const stepperOf = (product: Card) => <SearchProductStepper product={product} />;

/** What can be bought in place of a line that is sold out; nothing where the shop has nothing like it. */
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
