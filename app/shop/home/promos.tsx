import type { Banner } from "#app/domain/content/list-home-slides.server.ts";
import { sizedPicture } from "#app/domain/media/picture-sizes.ts";
import { home } from "#app/i18n/home.ts";
import { useText } from "#app/i18n/use-text.ts";
import type { JsonList } from "#app/lib/json-list.ts";
import { useFragment, useJsonList } from "#app/ui/fragment.tsx";

/** The shop's promotional banners, each with its link. */
export function Promos({ banners }: { banners: JsonList<Banner> }) {
  const t = useText(home);
  return <section className="promos" aria-label={t("promos")} {...useFragment(AllPromos, { banners })} />;
}

function AllPromos({ banners }: { banners: JsonList<Banner> }) {
  return useJsonList(banners).map(({ id, title, text, image, href, linkText }) => (
    <div key={id} className="promo">
      <img src={sizedPicture(image)?.(320, "webp") ?? image} alt="" width={160} height={120} loading="lazy" />
      <div>
        <h2 id={`promo-${id}`}>{title}</h2>
        <p>{text}</p>
        <a href={href} aria-describedby={`promo-${id}`}>
          {linkText}
        </a>
      </div>
    </div>
  ));
}
