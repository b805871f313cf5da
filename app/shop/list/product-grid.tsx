import type { Card } from "#app/domain/catalog/card.ts";
import { useCart, useIsSharedCart } from "../cart/use-cart.tsx";
import { ProductCard } from "../product/product-card.tsx";
import { useFavourites } from "../use-favourites.tsx";

interface ProductGridProps {
  products: readonly Card[];
  /** Number of products above the fold; their pictures are loaded eagerly. */
  eager?: number;
  /** Products whose cards are further up on the page. */
  above?: readonly Card[];
  /** All of them in one row, swiped where it is wider than the screen. */
  row?: boolean;
}

/** Products side by side, each with its quantity in the cart. */
export function ProductGrid({ products, eager = 0, above = [], row }: ProductGridProps) {
  const quantityOf = useCart();
  const isIncrement = useIsSharedCart();
  const saved = useFavourites();
  return (
    <div className={row ? "card-grid card-row" : "card-grid"}>
      {products.map((product, place) => (
        <ProductCard
          key={product.id}
          product={product}
          quantity={quantityOf(product.id)}
          isIncrement={isIncrement}
          saved={saved.has(product.id)}
          anchored={!above.some(({ id }) => id === product.id)}
          priority={place < eager}
          first={place === 0 && eager > 0}
        />
      ))}
    </div>
  );
}
