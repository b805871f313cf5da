import { placeholderOf } from "#app/domain/catalog/placeholder.ts";

interface ProductPictureProps {
  product: { imageUrl: string | null; glyph: string; hue: number };
  /** Empty where the name stands beside the picture. */
  alt?: string;
  /** Seen at once on arrival: loaded first instead of when scrolled to. */
  priority?: boolean | undefined;
}

/** A thing's picture, or its category's block print, always four by three. */
export function ProductPicture({ product, alt = "", priority }: ProductPictureProps) {
  return (
    <img
      className="picture"
      src={product.imageUrl ?? placeholderOf(product)}
      alt={alt}
      width={320}
      height={240}
      loading={priority ? "eager" : "lazy"}
      decoding="async"
    />
  );
}
