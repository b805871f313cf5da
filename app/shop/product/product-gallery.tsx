import type { MouseEvent } from "react";
import { LargePicture, smallPicture } from "#app/components/picture.tsx";
import type { GalleryPicture } from "#app/domain/catalog/find-product.server.ts";
import { product as texts } from "#app/i18n/product.ts";
import { useText } from "#app/i18n/use-text.ts";

/** The pictures of a product in one row, to swipe, to scroll with the arrow keys, or to pick by the small ones below. */
export function ProductGallery({ name, pictures }: { name: string; pictures: readonly GalleryPicture[] }) {
  const t = useText(texts);
  const [only, ...others] = pictures;
  if (!only) return null;
  if (others.length === 0) return <LargePicture first src={only.src} alt={only.alt ?? name} />;
  const called = (place: number) => t("gallery.picture", { name, number: place + 1, count: pictures.length });
  return (
    <div className="gallery">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
      <section className="gallery-row" aria-label={t("gallery", { name })} tabIndex={0}>
        {pictures.map(({ src, alt }, place) => (
          <LargePicture key={src} id={`picture-${place + 1}`} first={place === 0} src={src} alt={alt ?? called(place)} />
        ))}
      </section>
      <nav className="gallery-thumbs" aria-label={t("gallery.pick")}>
        {pictures.map(({ src }, place) => (
          <a key={src} href={`#picture-${place + 1}`} aria-label={called(place)} onClick={bringIntoView}>
            {smallPicture({ src })}
          </a>
        ))}
      </nav>
    </div>
  );
}

/** Without JavaScript the link jumps to the picture; with it only the row scrolls and no history entry is added. */
function bringIntoView(event: MouseEvent<HTMLAnchorElement>) {
  const chosen = document.getElementById(event.currentTarget.hash.slice(1));
  if (!chosen) return;
  event.preventDefault();
  chosen.scrollIntoView({ block: "nearest", inline: "start" });
}
