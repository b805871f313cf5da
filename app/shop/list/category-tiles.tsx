import { clothOf, renderPicture, smallPicture } from "#app/components/picture.tsx";
import type { CategoryTile } from "#app/domain/catalog/list-category-tiles.server.ts";

/** Categories as tiles: one row to swipe, or all of them in a grid. */
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
      {categories.map(({ id, name, image, hue }) => (
        <a key={id} href={`/category/${id}`} style={clothOf(hue)}>
          {grid ? renderPicture({ src: image }) : smallPicture({ src: image })}
          <span>{name}</span>
        </a>
      ))}
    </nav>
  );
}
