import { unitSizeText } from "#app/components/unit-size.ts";
import { type Card, cardName } from "#app/domain/catalog/card.ts";
import { type BuilderView, draftBounds } from "#app/domain/packages/draft.ts";
import { customPackages as texts } from "#app/i18n/custom-packages.ts";
import { shared } from "#app/i18n/shared.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";

/** The product search inside the builder, with an Add button per result. */
export function BuilderSearch({ path, view: { search, found, lines } }: { path: string; view: BuilderView }) {
  const t = useText(texts);
  const isFull = lines.length >= draftBounds.lines;
  const held = new Set(lines.map(({ product }) => product.id));
  return (
    <section className="panel" aria-labelledby="found">
      <div className="builder-search">
        <Field
          label={t("search")}
          id="builder-search"
          name="search"
          defaultValue={search}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button variant="quiet" icon="search" formMethod="get" formAction={path} formNoValidate>
          {t("search.do")}
        </Button>
      </div>
      <h2 id="found">{search ? t("found", { search }) : t("popular")}</h2>
      {found.length === 0 ? <p>{t("found.none")}</p> : null}
      <ul className="package-lines">
        {found.map((product) => (
          <FoundProduct key={product.id} path={path} product={product} canAdd={!isFull || held.has(product.id)} />
        ))}
      </ul>
    </section>
  );
}

function FoundProduct({ path, product, canAdd }: { path: string; product: Card; canAdd: boolean }) {
  const t = useText(texts);
  const p = useText(shared);
  const name = cardName(useLang(), product);
  return (
    <li>
      <img className="picture" src={product.image} alt="" width={64} height={48} loading="lazy" />
      <span className="package-line-name">
        {name}
        <small>{`${unitSizeText(p, product)} · ${formatMoney(product.price)}`}</small>
      </span>
      {product.soldOut ? <span className="card-gone">{p("product.sold-out")}</span> : null}
      {canAdd && !product.soldOut ? (
        <Button
          variant="quiet"
          icon="plus"
          aria-label={p("product.add", { product: name })}
          name="add"
          value={product.id}
          formMethod="get"
          formAction={path}
          formNoValidate
        >
          {t("add")}
        </Button>
      ) : null}
    </li>
  );
}
