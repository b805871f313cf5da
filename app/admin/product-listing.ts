import type { ListedProduct } from "#app/domain/catalog/list-staff-products.server.ts";
import { type StaffFilterName, type StockState, staffSorts } from "#app/domain/catalog/staff-query.ts";
import type { ProductStatus } from "#app/generated/prisma/enums.ts";
import { productList } from "#app/i18n/product-list.ts";
import { listResource } from "./resource/list-resource.ts";
import type { Resource, ResourceParts } from "./resource/resource.ts";

/** A category with its subcategories, as choices. */
export type CategoryChoice = { id: number; name: string; subcategories: { id: number; name: string }[] };

const stockKeys = { in: "stock.in", low: "stock.low", out: "stock.out" } as const satisfies Record<StockState, string>;
const statusKeys = { active: "status.active", draft: "status.draft", archived: "status.archived" } as const satisfies Record<
  ProductStatus,
  string
>;

/** A list of products: its search, filters and orders, with the parts of a section's own. */
export const productListing = (section: "products" | "pricing", parts: ResourceParts<ListedProduct>): Resource<ListedProduct> =>
  listResource({
    ...parts,
    ...{ section, texts: productList, icon: "shopping-basket", sorts: staffSorts },
    filters: {
      category: "reference",
      subcategory: "reference",
      stock: stockKeys,
      status: statusKeys,
      featured: "tick",
      discounted: "tick",
    } as const satisfies Record<StaffFilterName, unknown>,
  });
