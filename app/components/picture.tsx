import type { CSSProperties } from "react";
import { type PictureFormat, sizedPicture } from "#app/domain/media/picture-sizes.ts";

/** The hue of the cloth below drawn pictures within the element that has this style. */
export const clothOf = (hue: number | undefined) => (hue === undefined ? undefined : ({ "--hue": hue } as CSSProperties));

interface PictureProps {
  /** An uploaded picture, a category's placeholder, or an external picture. */
  src: string;
  /** Empty where the name is beside the picture. */
  alt?: string | undefined;
  /** Above the fold: loaded eagerly instead of on scroll. */
  priority?: boolean | undefined;
  /** High fetch priority: the main picture of the page. */
  first?: boolean | undefined;
}

/** Width of the picture on a card: the smaller file has enough pixels for two to each of a screen's. */
const cardSizes = "170px";

/**
 * The picture of a product on a card, always four by three against layout shift; an uploaded one in the formats and sizes that suit the
 * screen. A function, not a component: a page has dozens.
 */
export function renderPicture({ src, alt = "", priority, first }: PictureProps) {
  const sized = sizedPicture(src);
  const sizes = (format: PictureFormat) => sized && `${sized(320, format)} 320w, ${sized(640, format)} 640w`;
  return inFormats(
    sizes,
    <img
      className="picture"
      src={sized?.(320, "webp") ?? src}
      srcSet={sizes("webp") ?? undefined}
      sizes={sized ? cardSizes : undefined}
      alt={alt}
      width={320}
      height={240}
      loading={priority || first ? undefined : "lazy"}
      {...(first && asFirst)}
    />,
    cardSizes,
  );
}

/** The same for the small pictures of lists. */
export function smallPicture({ src, alt = "" }: Pick<PictureProps, "src" | "alt">) {
  const sized = sizedPicture(src);
  return inFormats(
    (format) => sized?.(160, format) ?? null,
    <img className="picture" src={sized?.(160, "webp") ?? src} alt={alt} width={64} height={48} loading="lazy" />,
  );
}

/** Width of the picture on a product's page: a little under half of a desktop screen, all of a phone. */
const detailSizes = "(min-width: 768px) 560px, 100vw";

/** The same for the page of one product, as large as the page allows. */
export function LargePicture({ src, alt, first, id }: { src: string; alt: string; first?: boolean; id?: string | undefined }) {
  const sized = sizedPicture(src);
  const sizes = (format: PictureFormat) => sized && `${sized(640, format)} 640w, ${sized(1280, format)} 1280w`;
  return inFormats(
    sizes,
    <img
      className="picture"
      id={id}
      src={sized?.(640, "webp") ?? src}
      srcSet={sizes("webp") ?? undefined}
      sizes={sized ? detailSizes : undefined}
      alt={alt}
      width={640}
      height={480}
      loading={first ? undefined : "lazy"}
      {...(first && asFirst)}
    />,
    detailSizes,
  );
}

/** React 18 supports the attribute in its HTML spelling only. */
const asFirst = { fetchpriority: "high" };

function inFormats(sizesIn: (format: PictureFormat) => string | null, image: JSX.Element, sizes?: string) {
  const avif = sizesIn("avif");
  if (!avif) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  );
}
