import { Form, useLocation } from "@remix-run/react";
import { sizeBeside } from "#app/components/size-beside.ts";
import { piecesText, weightText } from "#app/components/unit-size.ts";
import { goodsKey } from "#app/domain/counter/counter-product.ts";
import type { MatchedLine } from "#app/domain/counter/match-list.server.ts";
import { nameIn } from "#app/i18n/lang.ts";
import { shared } from "#app/i18n/shared.ts";
import { shoppingList as texts } from "#app/i18n/shopping-list.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { linePrice } from "#app/lib/quantity.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

type FoundLine = Pick<MatchedLine, "original" | "offers">;

/** The understood lines of a list, each with what it may mean, to be confirmed. Without JavaScript it is the same form. */
export function FoundLines({ lines }: { lines: readonly FoundLine[] }) {
  const t = useText(texts);
  const p = useText(shared);
  const lang = useLang();
  const { pathname, search } = useLocation();
  if (lines.length === 0) return null;
  const offerText = ({ product, quantity }: FoundLine["offers"][number]) => {
    const { unit, soldByWeight, price, left, holds } = product;
    const name = nameIn(lang, product);
    const amount = soldByWeight ? weightText(quantity, unit) : piecesText(p, quantity, product);
    const size = soldByWeight || holds !== undefined ? null : sizeBeside(p, name, product);
    const offer = [name, size, amount, formatMoney(linePrice(price, quantity))].filter(Boolean).join(" · ");
    return left === 0 ? t("sold-out", { offer }) : offer;
  };
  return (
    <section className="panel">
      <h2 className="mb-3">{t("understood")}</h2>
      <Form method="post" action={pathname + search} className="grid gap-3">
        {lines.map(({ original, offers }, place) => (
          <SelectField
            key={`${place}-${original}`}
            id={`line-${place}`}
            label={original}
            name="choice"
            placeholder={t("leave-out")}
            defaultValue={choiceOf(offers.find(({ product }) => product.left !== 0))}
            options={offers.map((offer) => ({
              value: choiceOf(offer),
              label: offerText(offer),
              disabled: offer.product.left === 0,
            }))}
          />
        ))}
        <div>
          <Button wide>{t("add", { count: lines.length })}</Button>
        </div>
      </Form>
    </section>
  );
}

const choiceOf = (offer: FoundLine["offers"][number] | undefined): string =>
  offer ? `${goodsKey(offer.product)}:${offer.quantity}` : "";

/** The parts of a list that match no product, each to be searched for, and the offer of a special request. */
export function UnknownLines({ lines }: { lines: readonly string[] }) {
  const t = useText(texts);
  if (lines.length === 0) return null;
  return (
    <section className="panel grid gap-3">
      <h2>{t("unknown")}</h2>
      <ul className="order-lines">
        {lines.map((line) => (
          <li key={line}>
            <span className="wrap-anywhere">{line}</span>
            <LinkButton
              small
              variant="quiet"
              href={`/products?${new URLSearchParams({ search: line.slice(0, 100) })}`}
              aria-label={t("unknown.search-named", { text: line })}
            >
              {t("unknown.search")}
            </LinkButton>
          </li>
        ))}
      </ul>
      <p>{t("unknown.why")}</p>
      <div>
        <LinkButton variant="quiet" href="/special-request">
          {t("unknown.request")}
        </LinkButton>
      </div>
    </section>
  );
}
