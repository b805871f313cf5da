import { type PictureFormat, sizedPicture } from "#app/domain/media/picture-sizes.ts";

interface PictureProps {
  /** A kept picture, a category's block print, or a picture elsewhere. */
  src: string;
  /** Empty where the name stands beside the picture. */
  alt?: string | undefined;
  /** Seen at once on arrival: loaded first instead of when scrolled to. */
  priority?: boolean | undefined;
  /** Before all others: the one picture that the page is about. */
  first?: boolean | undefined;
}

/**
 * A thing's picture on a card, always four by three, so that nothing moves when it comes; a kept one in the formats and sizes that
 * suit the screen. A function, not a component: dozens stand on a page.
 */
export function renderPicture({ src, alt = "", priority, first }: PictureProps) {
  const sized = sizedPicture(src);
  const sizes = (format: PictureFormat) => sized && `${sized(320, format)}, ${sized(640, format)} 2x`;
  return inFormats(
    sizes,
    <img
      className="picture"
      src={sized?.(320, "webp") ?? src}
      srcSet={sizes("webp") ?? undefined}
      alt={alt}
      width={320}
      height={240}
      loading={priority || first ? undefined : "lazy"}
      {...(first && asFirst)}
    />,
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

/** How wide the page of a thing shows it: a little under half of what a desk has, all of a phone. */
const room = "(min-width: 768px) 560px, 100vw";

/** The same for the page of one thing, where it is as large as the page allows. */
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
      sizes={sized ? room : undefined}
      alt={alt}
      width={640}
      height={480}
      loading={first ? undefined : "lazy"}
      {...(first && asFirst)}
    />,
    room,
  );
}

/** React 18 knows the attribute only as HTML spells it. */
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
