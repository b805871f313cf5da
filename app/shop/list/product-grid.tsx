import type { Card } from "#app/domain/catalog/card.ts";
import { itemsOf, type JsonList } from "#app/lib/json-list.ts";
import { useFragment, useJsonList } from "#app/ui/fragment.tsx";
import { useCart, useIsCartEmpty, useIsSharedCart } from "../cart/use-cart.tsx";
import { useMaintenance } from "../maintenance/maintenance.tsx";
import { ProductCard } from "../product/product-card.tsx";
import { useFavourites } from "../use-favourites.tsx";

interface ProductGridProps {
  products: JsonList<Card>;
  /** Number of products above the fold; their pictures are loaded eagerly. */
  eager?: number;
  /** Products whose cards are further up on the page. */
  above?: JsonList<Card> | null;
  /** All of them in one row, swiped where it is wider than the screen. */
  row?: boolean;
}

/** Products side by side, each with its quantity in the cart. The grid comes out of the server's cache as its cards do. */
export function ProductGrid({ products, eager = 0, above = null, row }: ProductGridProps) {
  const [quantityOf, isEmpty, saved, isPaused] = [useCart(), useIsCartEmpty(), useFavourites(), useMaintenance() !== null];
  const isNobodys = () =>
    !isPaused && ((isEmpty && saved.size === 0) || itemsOf(products).every(({ id }) => quantityOf(id) === 0 && !saved.has(id)));
  const cards = { products, eager, above, isIncrement: useIsSharedCart() };
  return <div className={row ? "card-grid card-row" : "card-grid"} {...useFragment(Cards, cards, isNobodys)} />;
}

interface CardsProps extends Required<Omit<ProductGridProps, "row">> {
  isIncrement: boolean;
}

function Cards({ products, eager, above, isIncrement }: CardsProps) {
  const quantityOf = useCart();
  const saved = useFavourites();
  const shown = useJsonList(above);
  return useJsonList(products).map((product, place) => (
    <ProductCard
      key={product.id}
      product={product}
      quantity={quantityOf(product.id)}
      isIncrement={isIncrement}
      saved={saved.has(product.id)}
      anchored={!shown.some(({ id }) => id === product.id)}
      priority={place < eager}
      first={place === 0 && eager > 0}
    />
  ));
}
