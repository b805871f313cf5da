import type { ProductStatus } from "#app/generated/prisma/enums.ts";
import type { Paisa } from "#app/lib/money.ts";
import type { Thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";
import { findCategoryIndex } from "./categories.server.ts";
import { matchStaffProducts } from "./internal/match-staff-products.server.ts";
import { placeholderOf } from "./placeholder.ts";
import { lastStaffPage, maxAtOnce, type StaffFilter, staffPageSize } from "./staff-query.ts";

/** One product as the back office lists it. */
export type ListedProduct = {
  id: number;
  name: string;
  nameUr: string | null;
  brand: string | null;
  barcode: string | null;
  price: Paisa;
  /** Absent for those who may not edit products: the cost price is not visible to them. */
  costPrice?: Paisa | null;
  /** basis points */
  discountPercent: number;
  discountActive: boolean;
  /** null: not tracked */
  stockQuantity: Thousandths | null;
  inStock: boolean;
  featured: boolean;
  status: ProductStatus;
  categoryId: number;
  subcategoryId: number | null;
  unit: string;
  unitSize: string | null;
  image: string;
  version: number;
};

type Row = Omit<ListedProduct, "image" | "costPrice"> & { imageUrl: string | null; costPrice: Paisa | null };

/** The products of these ids, in their order. */
async function readListed(ids: readonly number[], { costVisible }: { costVisible: boolean }): Promise<ListedProduct[]> {
  const [{ categoryById }, rows] = await Promise.all([
    findCategoryIndex(),
    db.$queryRaw<Row[]>`
      SELECT p.id, p.name, p.name_ur AS "nameUr", p.company_name AS brand, p.barcode, p.price, p.cost_price AS "costPrice",
        p.discount_percent AS "discountPercent", p.discount_active AS "discountActive", p.stock_quantity AS "stockQuantity",
        p.in_stock AS "inStock", p.featured, p.status::text AS status, p.category_id AS "categoryId",
        p.subcategory_id AS "subcategoryId", p.unit, p.unit_size AS "unitSize", p.picture_url AS "imageUrl", p.version
      FROM unnest(${ids}::int[]) WITH ORDINALITY AS listed (id, place) JOIN products p ON p.id = listed.id ORDER BY listed.place`,
  ]);
  return rows.map(({ imageUrl, costPrice, ...row }) => ({
    ...row,
    ...(costVisible && { costPrice }),
    image: imageUrl ?? placeholderOf(categoryById.get(row.categoryId)),
  }));
}

/** One page of the products that a filter finds, fifty at most, and whether another follows: counting them all costs far more. */
export async function listStaffProducts(
  filter: StaffFilter,
  { costVisible }: { costVisible: boolean },
): Promise<{ products: ListedProduct[]; hasMore: boolean }> {
  const ids = await matchStaffProducts(filter, { take: staffPageSize + 1, skip: (filter.page - 1) * staffPageSize });
  const products = await readListed(ids.slice(0, staffPageSize), { costVisible });
  return { products, hasMore: ids.length > staffPageSize && filter.page < lastStaffPage };
}

/** The ids of everything a filter finds whatever the page, one more than may be changed at once at most. */
export const listMatchingIds = (filter: StaffFilter): Promise<number[]> =>
  matchStaffProducts(filter, { take: maxAtOnce + 1, skip: 0 });
