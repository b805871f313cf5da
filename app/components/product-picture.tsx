import { placeholderOf } from "#app/domain/catalog/placeholder.ts";
import { renderPicture } from "./picture.tsx";

interface ProductPictureProps {
  product: { imageUrl: string | null; glyph: string; hue: number };
  /** Empty where the name stands beside the picture. */
  alt?: string;
  /** Seen at once on arrival: loaded first instead of when scrolled to. */
  priority?: boolean | undefined;
}

/** A thing's picture, or its category's block print, always four by three. */
export function ProductPicture({ product, alt, priority }: ProductPictureProps) {
  return renderPicture({ src: product.imageUrl ?? placeholderOf(product), alt, priority });
}
