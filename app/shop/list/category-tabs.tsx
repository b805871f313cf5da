import { listingAddress } from "#app/domain/catalog/listing-address.ts";
import type { ProductQuery } from "#app/domain/catalog/product-query.ts";
import { listing } from "#app/i18n/listing.ts";
import { useText } from "#app/i18n/use-text.ts";
import type { JsonList } from "#app/lib/json-list.ts";
import { useFragment, useJsonList } from "#app/ui/fragment.tsx";
import { TabLinks } from "#app/ui/tabs.tsx";

interface CategoryTabsProps {
  path: string;
  query: ProductQuery;
  categories: JsonList<{ id: number; name: string }>;
}

/** A list's categories. Another category has other brands; other filters are preserved. */
export function CategoryTabs(tabs: CategoryTabsProps) {
  return <nav className="tabs" aria-label={useText(listing)("categories")} {...useFragment(Links, tabs)} />;
}

function Links({ path, query, categories }: CategoryTabsProps) {
  const t = useText(listing);
  const address = (change: Partial<ProductQuery>) => listingAddress(path, { ...query, page: 1, subcategory: null, ...change });
  const all = { href: address({ category: null }), label: t("all"), current: query.category === null };
  const each = useJsonList(categories).map(({ id, name }) => ({
    href: address({ category: id, brands: [] }),
    label: name,
    current: id === query.category,
  }));
  return <TabLinks tabs={[all, ...each]} />;
}
