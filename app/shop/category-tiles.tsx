import { placeholderOf } from "#app/parts/product-picture.tsx";

/** A category as a tile shows it. */
export interface CategoryTile {
  id: number;
  name: string;
  imageUrl: string | null;
  glyph: string;
  hue: number;
}

/** Categories by their prints: one row to swipe through, or all of them in a grid. */
export function CategoryTiles({
  categories,
  label,
  grid,
}: {
  categories: readonly CategoryTile[];
  label: string;
  grid?: boolean;
}) {
  return (
    <nav className={grid ? "tiles tiles-grid" : "tiles"} aria-label={label}>
      {categories.map((category) => (
        <a key={category.id} href={`/category/${category.id}`}>
          <img src={category.imageUrl ?? placeholderOf(category)} alt="" width={320} height={240} loading="lazy" />
          {category.name}
        </a>
      ))}
    </nav>
  );
}
