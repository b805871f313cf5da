import { ProductPicture } from "#app/components/product-picture.tsx";
import { sizeBeside } from "#app/components/size-beside.ts";
import { piecesText, weightText } from "#app/components/unit-size.ts";
import type { ShownPicture } from "#app/domain/catalog/list-pictures.server.ts";
import { goodsKey } from "#app/domain/counter/counter-product.ts";
import type { MatchedLine } from "#app/domain/counter/match-list.server.ts";
import { nameIn } from "#app/i18n/lang.ts";
import { shared } from "#app/i18n/shared.ts";
import { shoppingList as texts } from "#app/i18n/shopping-list.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { linePrice, maxQuantity, type Thousandths, thousandths } from "#app/lib/quantity.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** An offer of a line with its picture. */
export type PicturedOffer = MatchedLine["offers"][number] & { picture: ShownPicture };

/** An understood line of a customer's list; `doubt` says why nothing is chosen yet. */
export type FoundLine = Pick<MatchedLine, "original" | "doubt"> & { offers: readonly PicturedOffer[] };

/** Which offer of a line is chosen, by its goods, and how much of it; null leaves the line out. */
export type LineChoice = { goods: string; quantity: Thousandths } | null;

/** What of a line is taken at first: what is sure and can be had. */
export const firstChoice = ({ doubt, offers }: FoundLine): LineChoice => {
  const offer = doubt === null ? offers.find(({ product }) => product.left !== 0) : undefined;
  return offer ? { goods: goodsKey(offer.product), quantity: offer.quantity } : null;
};

interface FoundLineRowProps {
  line: FoundLine;
  place: number;
  choice: LineChoice;
  choose: (choice: LineChoice) => void;
  isHydrated: boolean;
}

/** One line of a list as the cart would show it, with what else it may mean; a doubt is asked about in place of a choice. */
export function FoundLineRow({ line, place, choice, choose, isHydrated }: FoundLineRowProps) {
  const t = useText(texts);
  const p = useText(shared);
  const lang = useLang();
  const { original, offers, doubt } = line;
  const shown = offers.find(({ product }) => goodsKey(product) === choice?.goods) ?? offers[0];
  if (!shown) return null;
  const nameOf = ({ product }: PicturedOffer) => nameIn(lang, product);
  const sizeOf = ({ product }: PicturedOffer) =>
    product.soldByWeight || product.holds !== undefined ? null : sizeBeside(p, nameIn(lang, product), product);
  const amountOf = ({ product }: PicturedOffer, quantity: Thousandths) =>
    product.soldByWeight ? weightText(quantity, product.unit) : piecesText(p, quantity, product);
  const quantityOf = (offer: PicturedOffer) => (choice?.goods === goodsKey(offer.product) ? choice.quantity : offer.quantity);
  const offerText = (offer: PicturedOffer) => {
    const quantity = quantityOf(offer);
    const parts = [
      nameOf(offer),
      sizeOf(offer),
      amountOf(offer, quantity),
      formatMoney(linePrice(offer.product.price, quantity)),
    ];
    const text = parts.filter(Boolean).join(" · ");
    return offer.product.left === 0 ? t("sold-out", { offer: text }) : text;
  };
  const { step } = shown.product;
  const change = (by: number) => {
    const wanted = Math.min((choice?.quantity ?? 0) + by, maxQuantity);
    choose(wanted > 0 && choice ? { ...choice, quantity: thousandths(wanted) } : null);
  };
  return (
    <li className="cart-line">
      <ProductPicture product={shown.picture} />
      <div className="cart-line-name">
        {choice ? nameOf(shown) : original}
        <small>{choice ? [`“${original}”`, sizeOf(shown)].filter(Boolean).join(" · ") : t(doubt ? "open" : "left-out")}</small>
        {doubt ? <Notice tone="haldi">{t(`doubt.${doubt}`, { offer: amountOf(shown, shown.quantity) })}</Notice> : null}
        <details className="more" open={doubt !== null || choice === null}>
          <summary>{t("others")}</summary>
          <fieldset className="choices">
            <legend className="sr-only">{original}</legend>
            {offers.map((offer) => {
              const goods = goodsKey(offer.product);
              return (
                <label key={goods} className="choice choice-boxed">
                  <input
                    type="radio"
                    name={`choice-${place}`}
                    value={`${goods}:${quantityOf(offer)}`}
                    checked={choice?.goods === goods}
                    disabled={offer.product.left === 0}
                    onChange={() => choose({ goods, quantity: offer.quantity })}
                  />
                  <span className="choice-text">{offerText(offer)}</span>
                </label>
              );
            })}
            <label className="choice choice-boxed">
              <input type="radio" name={`choice-${place}`} value="" checked={choice === null} onChange={() => choose(null)} />
              <span className="choice-text">{t("leave-out")}</span>
            </label>
          </fieldset>
        </details>
      </div>
      {choice && isHydrated ? (
        <div className="stepper stepper-on">
          <button type="button" aria-label={t("less", { name: nameOf(shown) })} onClick={() => change(-step)}>
            <Icon name="minus" />
          </button>
          <span>{amountOf(shown, choice.quantity)}</span>
          <button type="button" aria-label={t("more", { name: nameOf(shown) })} onClick={() => change(step)}>
            <Icon name="plus" />
          </button>
        </div>
      ) : (
        <span className="cart-line-amount">{choice ? amountOf(shown, choice.quantity) : null}</span>
      )}
      <strong className="cart-line-total">{choice ? formatMoney(linePrice(shown.product.price, choice.quantity)) : "–"}</strong>
    </li>
  );
}
