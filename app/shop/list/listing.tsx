import { useNavigate } from "@remix-run/react";
import type { Card } from "#app/domain/catalog/card.ts";
import type { ChoiceCounts, ListTotal } from "#app/domain/catalog/count-products.server.ts";
import { listingAddress } from "#app/domain/catalog/listing-address.ts";
import { type ProductQuery, unfiltered } from "#app/domain/catalog/product-query.ts";
import { type ProductSort, productSorts } from "#app/domain/catalog/product-sorts.ts";
import type { NearProduct } from "#app/domain/catalog/search-nearest.server.ts";
import { filters } from "#app/i18n/filters.ts";
import { listing as texts } from "#app/i18n/listing.ts";
import { useText } from "#app/i18n/use-text.ts";
import type { JsonList } from "#app/lib/json-list.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { servedPart } from "#app/ui/served-part.tsx";
import { type Tab, Tabs } from "#app/ui/tabs.tsx";
import { CartRail } from "../cart/cart-rail.tsx";
import { SearchNothingFound } from "../search/search-nothing-found.tsx";
import { CategoryTabs } from "./category-tabs.tsx";
import { FilterButton, useFilterForm } from "./filter-button.tsx";
import { countFilters, FilterChips } from "./filter-chips.tsx";
import type { BrandChoice } from "./filter-panel.tsx";
import { ProductGrid } from "./product-grid.tsx";

const FilterPanel = servedPart(async () => (await import("./filter-panel.tsx")).FilterPanel, { isFragment: true });

/** A list of products with its filters and sort orders. */
export interface ListingView {
  query: ProductQuery;
  categories: JsonList<Chip> | null;
  shelves: readonly Chip[];
  brands: JsonList<BrandChoice> | null;
  /** How many products each other choice leaves; null where no choice was counted. */
  choices: Omit<ChoiceCounts, "brands"> | null;
  /** How many products all pages have; null where that is not known. */
  total: ListTotal | null;
  products: JsonList<Card> | null;
  /** The nearest results of a search without a match. */
  nearest?: readonly NearProduct[];
  hasNext: boolean;
  /** Whether more were found than any page shows. */
  isCut?: boolean;
}

interface Chip {
  id: number;
  name: string;
}

/** The products of one list and its filters, each with a stable address. */
export function Listing({ path, view }: { path: string; view: ListingView }) {
  const t = useText(texts);
  const { query, categories, shelves, brands, choices, total, products, hasNext, isCut } = view;
  useFilterForm(path);
  const address = (change: Partial<ProductQuery>) => listingAddress(path, { ...query, page: 1, ...change });
  const sorts = productSorts.map((sort) => ({ href: address({ sort }), label: t(`sort.${sort}`), current: sort === query.sort }));
  return (
    <div className="listing">
      <div className="listing-side">
        <FilterPanel path={path} query={query} brands={brands} choices={choices} />
        {categories ? <CategoryTabs path={path} query={query} categories={categories} /> : null}
      </div>
      <div className="shop-page">
        {shelves.length > 0 ? <Tabs label={t("shelves")} tabs={subcategoryTabs(view, address, t("all"))} /> : null}
        <div className="listing-tools">
          <FilterButton count={countFilters(query)} />
          <h2 className={total ? undefined : "sr-only"}>
            {total ? t(total.isMore ? "count.more" : "count", { count: total.count }) : t("results")}
          </h2>
          <Sorts label={t("sort")} sorts={sorts} />
          <SortSelect path={path} query={query} />
        </div>
        <FilterChips query={query} address={address} />
        {products ? (
          <>
            <ProductGrid products={products} eager={4} />
            <Pager
              label={t("pages")}
              previous={query.page > 1 ? { href: address({ page: query.page - 1 }), label: t("previous") } : null}
              next={hasNext ? { href: address({ page: query.page + 1 }), label: t("next") } : null}
              pages={[{ href: address({ page: query.page }), label: t("page", { page: query.page }), current: true }]}
            />
            {isCut && !hasNext ? <p>{t("end")}</p> : null}
          </>
        ) : (
          <NothingFound view={view} firstPage={address({})} unfiltered={address(unfiltered)} />
        )}
      </div>
      <CartRail />
    </div>
  );
}

function Sorts({ label, sorts }: { label: string; sorts: readonly Tab[] }) {
  return (
    <nav className="sorts" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {sorts.map(({ href, label, current }) => (
        <a key={href} href={href} aria-current={current ? "page" : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}

/** The same on a phone; without JavaScript a button sends the choice. */
function SortSelect({ path, query }: { path: string; query: ProductQuery }) {
  const t = useText(texts);
  const navigate = useNavigate();
  const address = (sort: ProductSort) => listingAddress(path, { ...query, page: 1, sort });
  const [, others] = address("popular").split("?");
  return (
    <form key={address(query.sort)} method="get" action={path}>
      {[...new URLSearchParams(others)].map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <select
        className="control"
        name="sort"
        aria-label={t("sort")}
        defaultValue={query.sort}
        onChange={(event) => navigate(address(event.currentTarget.value as ProductSort))}
      >
        {productSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="button button-quiet">
          {t("sort")}
        </button>
      </noscript>
    </form>
  );
}

type Address = (change: Partial<ProductQuery>) => string;

const subcategoryTabs = ({ query, shelves }: ListingView, address: Address, all: string): Tab[] => [
  { href: address({ subcategory: null }), label: all, current: query.subcategory === null },
  ...shelves.map(({ id, name }) => ({ href: address({ subcategory: id }), label: name, current: id === query.subcategory })),
];

function NothingFound({ view, firstPage, unfiltered }: { view: ListingView; firstPage: string; unfiltered: string }) {
  const t = useText(texts);
  const f = useText(filters);
  const { query, nearest = [] } = view;
  if (query.page > 1) {
    return (
      <EmptyState
        icon="package-open"
        title={t("empty.page")}
        action={<LinkButton href={firstPage}>{t("empty.first-page")}</LinkButton>}
      />
    );
  }
  if (countFilters(query) > 0) {
    return (
      <EmptyState icon="funnel" title={f("empty.title")} action={<LinkButton href={unfiltered}>{f("clear")}</LinkButton>}>
        {f("empty.why")}
      </EmptyState>
    );
  }
  if (query.search) return <SearchNothingFound search={query.search} nearest={nearest} />;
  return (
    <EmptyState icon="package-open" title={t("empty.title")} action={<LinkButton href="/products">{t("empty.all")}</LinkButton>}>
      {t("empty.why")}
    </EmptyState>
  );
}
