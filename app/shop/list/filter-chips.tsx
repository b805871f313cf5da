import { type ProductQuery, unfiltered } from "#app/domain/catalog/product-query.ts";
import { filters as texts } from "#app/i18n/filters.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";

type Change = Partial<ProductQuery>;

/** The filters of a list besides its category, each with the address without it. */
interface ActiveFilter {
  label: string;
  without: Change;
}

function activeFilters(query: ProductQuery, t: Translate<keyof (typeof texts)["en"]>): ActiveFilter[] {
  const { brands, priceFrom, priceTo, quality, inStock, discounted, featured } = query;
  const active: ActiveFilter[] = [];
  if (featured) active.push({ label: t("featured"), without: { featured: false } });
  for (const brand of brands) active.push({ label: brand, without: { brands: brands.filter((other) => other !== brand) } });
  const from = priceFrom !== null && formatMoney(priceFrom);
  const to = priceTo !== null && formatMoney(priceTo);
  const without = { priceFrom: null, priceTo: null };
  if (from && to) active.push({ label: t("chip.price", { from, to }), without });
  else if (from) active.push({ label: t("chip.from", { from }), without });
  else if (to) active.push({ label: t("chip.to", { to }), without });
  if (quality) active.push({ label: t(`quality.${quality}`), without: { quality: null } });
  if (inStock) active.push({ label: t("in-stock"), without: { inStock: false } });
  if (discounted) active.push({ label: t("discounted"), without: { discounted: false } });
  return active;
}

/** Number of active filters. */
export const countFilters = (query: ProductQuery): number => activeFilters(query, (key) => key).length;

/** The active filters, each a link to the list without it. */
export function FilterChips({ query, address }: { query: ProductQuery; address: (change: Change) => string }) {
  const t = useText(texts);
  const active = activeFilters(query, t);
  if (active.length === 0) return null;
  return (
    <nav className="filter-chips" aria-label={t("active")}>
      {active.map(({ label, without }) => (
        <a key={label} href={address(without)} aria-label={t("remove", { filter: label })}>
          {label}
        </a>
      ))}
      {active.length > 1 ? <a href={address(unfiltered)}>{t("clear")}</a> : null}
    </nav>
  );
}
