import { placeholderOf } from "#app/domain/catalog/placeholder.ts";
import { renderPicture } from "./picture.tsx";

interface ProductPictureProps {
  product: { imageUrl: string | null; glyph: string; hue: number };
  /** Empty where the name is beside the picture. */
  alt?: string;
  /** Above the fold: loaded eagerly instead of on scroll. */
  priority?: boolean | undefined;
}

/** A product's picture, or its category's placeholder, always four by three. */
export function ProductPicture({ product, alt, priority }: ProductPictureProps) {
  return renderPicture({ src: product.imageUrl ?? placeholderOf(product), alt, priority });
}
