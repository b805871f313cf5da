import type { Slide } from "#app/domain/content/list-home-slides.server.ts";
import { sizedPicture } from "#app/domain/media/picture-sizes.ts";
import { home } from "#app/i18n/home.ts";
import { useText } from "#app/i18n/use-text.ts";
import type { JsonList } from "#app/lib/json-list.ts";
import { useFragment, useJsonList } from "#app/ui/fragment.tsx";

/** The shop's announcements side by side: swiped, or scrolled with the arrow keys; without autoplay. */
export function Slides({ slides }: { slides: JsonList<Slide> }) {
  const t = useText(home);
  const scrolls = useJsonList(slides).length > 1 ? { tabIndex: 0 } : {};
  const all = useFragment(AllSlides, { slides });
  return <section aria-label={t("slides")} className="slides" {...scrolls} {...all} />;
}

function AllSlides({ slides }: { slides: JsonList<Slide> }) {
  return useJsonList(slides).map((slide) => {
    const inside = (
      <>
        <SlidePicture slide={slide} />
        {slide.title || slide.text ? (
          <span className="slide-text">
            {slide.title ? <strong>{slide.title}</strong> : null}
            {slide.text}
          </span>
        ) : null}
      </>
    );
    return slide.href ? (
      <a key={slide.id} className="slide" href={slide.href}>
        {inside}
      </a>
    ) : (
      <div key={slide.id} className="slide">
        {inside}
      </div>
    );
  });
}

function SlidePicture({ slide: { alt, wide, narrow } }: { slide: Slide }) {
  return (
    <picture>
      <source media="(min-width: 768px)" srcSet={sizedPicture(wide)?.(1280, "webp") ?? wide} />
      <img src={sizedPicture(narrow)?.(640, "webp") ?? narrow} alt={alt} width={640} height={320} loading="lazy" />
    </picture>
  );
}
