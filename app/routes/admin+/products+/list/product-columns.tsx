import type { CategoryChoice } from "#app/admin/product-listing.ts";
import type { ListedProduct } from "#app/domain/catalog/list-staff-products.server.ts";
import type { productList } from "#app/i18n/product-list.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { formatMoney } from "#app/lib/money.ts";
import { formatQuantity } from "#app/lib/quantity.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { ListColumn } from "./list-columns.ts";

type Said = Translate<keyof typeof productList.en>;

const tones = { active: "podina", draft: "haldi", archived: "plain" } as const;

/** A product's value in a column; the flags are buttons and rendered elsewhere. */
export function cellOf(
  column: Exclude<ListColumn, "flags">,
  product: ListedProduct,
  { t, categories }: { t: Said; categories: readonly CategoryChoice[] },
) {
  switch (column) {
    case "brand":
      return product.brand;
    case "barcode":
      return product.barcode;
    case "category": {
      const category = categories.find(({ id }) => id === product.categoryId);
      const subcategory = category?.subcategories.find(({ id }) => id === product.subcategoryId);
      if (!subcategory) return category?.name;
      return (
        <>
          {subcategory.name} <small className="block text-ink-2">{category?.name}</small>
        </>
      );
    }
    case "price":
      return formatMoney(product.price);
    case "cost":
      return typeof product.costPrice === "number" ? formatMoney(product.costPrice) : null;
    case "discount":
      return product.discountPercent > 0 ? `${product.discountPercent / 100}%` : null;
    case "stock":
      return product.stockQuantity === null ? t("not-counted") : formatQuantity(product.stockQuantity);
    case "status":
      return <Badge tone={tones[product.status]}>{t(`status.${product.status}`)}</Badge>;
  }
}

/** How wide a column is; the name has what is left. */
export const widthOf = (column: ListColumn): string => (["category", "barcode", "flags"].includes(column) ? "140px" : "92px");

/** Aligned right, for amounts. */
export const isNumber = (column: ListColumn): boolean => ["price", "cost", "discount", "stock"].includes(column);
