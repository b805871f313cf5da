import { clothOf, smallPicture } from "#app/components/picture.tsx";
import { Price } from "#app/components/price.tsx";
import { secondNames } from "#app/components/unit-size.ts";
import { cardName } from "#app/domain/catalog/card.ts";
import type { Rate } from "#app/domain/catalog/list-home-products.server.ts";
import { home } from "#app/i18n/home.ts";
import { shared } from "#app/i18n/shared.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import type { JsonList } from "#app/lib/json-list.ts";
import { formatMoney, paisa } from "#app/lib/money.ts";
import { useFragment, useJsonList } from "#app/ui/fragment.tsx";

/** Today's prices of what is weighed, each beside yesterday's. */
export const RateBoard = (board: { rates: JsonList<Rate> }) => (
  <section className="rates" aria-labelledby="rates" {...useFragment(Board, board)} />
);

function Board({ rates }: { rates: JsonList<Rate> }) {
  const t = useText(home);
  const words = useText(shared);
  const lang = useLang();
  return (
    <>
      <h2 id="rates">
        {t("rates")} <small>{t("rates.what")}</small>
      </h2>
      {useJsonList(rates).map(({ product, change }) => {
        const name = cardName(lang, product);
        const more = secondNames(words, lang, product).filter((part) => part && !name.includes(part.replace("\u00a0", " ")));
        return (
          <a key={product.id} href={`/product/${product.id}`} style={clothOf(product.hue)}>
            {smallPicture({ src: product.image })}
            <span>
              {name}
              <small>{more.join(" · ")}</small>
            </span>
            <Change paisaMore={change} />
            <Price price={product.price} />
          </a>
        );
      })}
    </>
  );
}

function Change({ paisaMore }: { paisaMore: number }) {
  const t = useText(home);
  if (paisaMore === 0) return <span className="sr-only">{t("rates.same")}</span>;
  const amount = formatMoney(paisa(Math.abs(paisaMore)));
  return (
    <small>
      <span aria-hidden="true">{`${paisaMore > 0 ? "▲" : "▼"} ${amount.replace(/^\D+/, "")}`}</span>
      <span className="sr-only">{t(paisaMore > 0 ? "rates.more" : "rates.less", { amount })}</span>
    </small>
  );
}
