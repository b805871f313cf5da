import type { Card } from "#app/domain/catalog/card.ts";
import { productSorts } from "#app/domain/catalog/product-sorts.ts";
import { listing as texts } from "#app/i18n/listing.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { type Tab, Tabs } from "#app/ui/tabs.tsx";
import { type ListingQuery, listingAddress } from "./listing-address.ts";
import { ProductGrid } from "./product-grid.tsx";

/** A list of products with the chips that narrow and sort it. */
export interface ListingView {
  query: ListingQuery;
  categories: readonly Chip[];
  shelves: readonly Chip[];
  products: readonly Card[];
  hasNext: boolean;
}

interface Chip {
  id: number;
  name: string;
}

/** The products of one list and every way to look at fewer of them, each a link with a stable address. */
export function Listing({ path, view }: { path: string; view: ListingView }) {
  const t = useText(texts);
  const { query, categories, shelves, products, hasNext } = view;
  const address = (change: Partial<ListingQuery>) => listingAddress(path, { ...query, page: 1, ...change });
  const sorts = productSorts.map((sort) => ({ href: address({ sort }), label: t(`sort.${sort}`), current: sort === query.sort }));
  return (
    <div className={categories.length > 0 ? "listing" : undefined}>
      {categories.length > 0 ? <Tabs label={t("categories")} tabs={categoryTabs(view, address, t("all"))} /> : null}
      <div className="shop-page">
        {shelves.length > 0 ? <Tabs label={t("shelves")} tabs={shelfTabs(view, address, t("all"))} /> : null}
        {products.length > 0 ? (
          <>
            <Sorts label={t("sort")} sorts={sorts} />
            <ProductGrid products={products} eager={4} />
            <Pager
              label={t("pages")}
              previous={query.page > 1 ? { href: address({ page: query.page - 1 }), label: t("previous") } : null}
              next={hasNext ? { href: address({ page: query.page + 1 }), label: t("next") } : null}
              pages={[{ href: address({ page: query.page }), label: t("page", { page: query.page }), current: true }]}
            />
          </>
        ) : (
          <NothingFound query={query} firstPage={address({})} />
        )}
      </div>
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

type Address = (change: Partial<ListingQuery>) => string;

const categoryTabs = ({ query, categories }: ListingView, address: Address, all: string): Tab[] => [
  { href: address({ category: null, subcategory: null }), label: all, current: query.category === null },
  ...categories.map(({ id, name }) => ({
    href: address({ category: id, subcategory: null }),
    label: name,
    current: id === query.category,
  })),
];

const shelfTabs = ({ query, shelves }: ListingView, address: Address, all: string): Tab[] => [
  { href: address({ subcategory: null }), label: all, current: query.subcategory === null },
  ...shelves.map(({ id, name }) => ({ href: address({ subcategory: id }), label: name, current: id === query.subcategory })),
];

function NothingFound({ query, firstPage }: { query: ListingQuery; firstPage: string }) {
  const t = useText(texts);
  if (query.page > 1) {
    return (
      <EmptyState
        icon="package-open"
        title={t("empty.page")}
        action={<LinkButton href={firstPage}>{t("empty.first-page")}</LinkButton>}
      />
    );
  }
  return (
    <EmptyState
      icon="package-open"
      title={query.search ? t("empty.search", { search: query.search }) : t("empty.title")}
      action={<LinkButton href="/products">{t("empty.all")}</LinkButton>}
    >
      {query.search ? t("empty.try") : t("empty.why")}
    </EmptyState>
  );
}
