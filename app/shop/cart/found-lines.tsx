import { Form, useLocation } from "@remix-run/react";
import { useState } from "react";
import { goodsKey } from "#app/domain/counter/counter-product.ts";
import { shoppingList as texts } from "#app/i18n/shopping-list.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, sum } from "#app/lib/money.ts";
import { linePrice } from "#app/lib/quantity.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type FoundLine, FoundLineRow, firstChoice, type LineChoice } from "./found-line.tsx";

const costOf = ({ offers }: FoundLine, choice: LineChoice) => {
  const offer = offers.find(({ product }) => goodsKey(product) === choice?.goods);
  return offer && choice ? [linePrice(offer.product.price, choice.quantity)] : [];
};

/**
 * The understood lines of a list as the cart would show them, to be confirmed: what is sure is chosen, what is doubtful is asked about, the
 * button says what it comes to. Without JavaScript it is the same form.
 */
export function FoundLines({ lines }: { lines: readonly FoundLine[] }) {
  const t = useText(texts);
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  const [choices, setChoices] = useState<readonly LineChoice[]>(() => lines.map(firstChoice));
  if (lines.length === 0) return null;
  const costs = lines.flatMap((line, place) => costOf(line, choices[place] ?? null));
  return (
    <section>
      <h2 className="mb-3">{t("understood")}</h2>
      <Form method="post" action={pathname + search}>
        <SaveKey />
        <ul className="cart-lines">
          {lines.map((line, place) => (
            <FoundLineRow
              key={`${place}-${line.original}`}
              line={line}
              place={place}
              choice={choices[place] ?? null}
              choose={(choice) => setChoices((sofar) => sofar.map((one, at) => (at === place ? choice : one)))}
              isHydrated={isHydrated}
            />
          ))}
        </ul>
        <Button wide disabled={isHydrated && costs.length === 0}>
          {costs.length > 0 ? t("add.sum", { count: costs.length, sum: formatMoney(sum(costs)) }) : t("add.none")}
        </Button>
      </Form>
    </section>
  );
}

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
