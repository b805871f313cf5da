import { type ImgHTMLAttributes, useEffect, useRef, useState } from "react";

type FallbackPictureProps = Omit<ImgHTMLAttributes<HTMLImageElement>, "src" | "alt"> & { src: string | null; fallback: string };

/** A picture that says nothing a reader needs; another one stands in where it is missing or does not load. */
export function FallbackPicture({ src, fallback, ...rest }: FallbackPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const { current } = picture;
    if (src && current?.complete && current.naturalWidth === 0) setBroken(src); // it failed before this script ran
  }, [src]);
  const shown = src === null || src === broken ? fallback : src;
  return <img {...rest} ref={picture} src={shown} alt="" loading="lazy" decoding="async" onError={() => setBroken(src)} />;
}
