import { clothOf, renderPicture, smallPicture } from "#app/components/picture.tsx";
import type { CategoryTile } from "#app/domain/catalog/list-category-tiles.server.ts";
import type { JsonList } from "#app/lib/json-list.ts";
import { useFragment, useJsonList } from "#app/ui/fragment.tsx";

interface TilesProps {
  categories: JsonList<CategoryTile>;
  grid?: boolean;
}

/** Categories as tiles: one row to swipe, or all of them in a grid. */
export function CategoryTiles({ label, ...tiles }: TilesProps & { label: string }) {
  return <nav className={tiles.grid ? "tiles tiles-grid" : "tiles"} aria-label={label} {...useFragment(Tiles, tiles)} />;
}

function Tiles({ categories, grid }: TilesProps) {
  return (
    <>
      {useJsonList(categories).map(({ id, name, image, hue }) => (
        <a key={id} href={`/category/${id}`} style={clothOf(hue)}>
          {grid ? renderPicture({ src: image }) : smallPicture({ src: image })}
          <span>{name}</span>
        </a>
      ))}
    </>
  );
}
