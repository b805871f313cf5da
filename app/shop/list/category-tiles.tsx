/** A category tile's data. */
export interface CategoryTile {
  id: number;
  name: string;
  /** Its picture, or its placeholder. */
  image: string;
}

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
      {categories.map(({ id, name, image }) => (
        <a key={id} href={`/category/${id}`}>
          <img src={image} alt="" width={320} height={240} loading="lazy" />
          {name}
        </a>
      ))}
    </nav>
  );
}
