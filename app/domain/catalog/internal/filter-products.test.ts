import { beforeAll, describe, expect, test } from "vitest";
import { paisa, rupees } from "#app/lib/money.ts";
import { customerPrice } from "#app/lib/price.ts";
import { db, sql } from "#app/platform/db.server.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { everything, type ProductFilters } from "../product-query.ts";
import { type ProductSort, productSorts } from "../product-sorts.ts";
import { productRows } from "./filter-products.server.ts";

test.each([
  [15_000, 0, true],
  [15_000, 600, false],
  [15_000, 600, true],
  [198_000, 400, true],
  [150, 5000, true],
  [90, 9999, true],
  [4_999, 1250, true],
  [2_147_483_647, 1, true],
  [5_000, 10_000, true],
  [0, 500, true],
])("the database works out the price of %d less %d (%s) as the shop does", async (price, discountPercent, discountActive) => {
  const [row] = await db.$queryRaw<{ price: number }[]>`
    SELECT customer_price(${price}::int, ${discountPercent}::int, ${discountActive}) AS price`;
  expect(row?.price).toBe(customerPrice({ price: paisa(price), discountPercent, discountActive }));
});

describe("a list is read from an index in its order", () => {
  beforeAll(async () => {
    const { id, subcategories } = await makeCategory();
    const other = await makeCategory();
    await db.$executeRaw`
      INSERT INTO products (name, description, price, category_id, subcategory_id, company_name, popularity, featured, updated_at)
      SELECT 'Thing ' || n, '', 1000 + n, CASE WHEN n % 3 = 0 THEN ${id}::int ELSE ${other.id} END,
        CASE WHEN n % 3 = 0 THEN ${subcategories[0]?.id ?? null}::int END, 'Brand ' || n % 20, n, n % 10 = 0, now()
      FROM generate_series(1, 500) AS n`;
    await db.$executeRaw`VACUUM ANALYZE products`;
  });

  /** How a page's products are found when sorting and reading the whole table cost more than anything: it then does either only if no index serves. */
  async function planOf(filters: Partial<ProductFilters>, sort: ProductSort): Promise<string> {
    const rows = productRows({ filters: { ...everything, ...filters }, sort, page: 1 });
    const [, , , plan] = await db.$transaction([
      db.$executeRaw`SET LOCAL enable_sort = off`,
      db.$executeRaw`SET LOCAL enable_seqscan = off`,
      db.$executeRaw`SET LOCAL enable_bitmapscan = off`,
      db.$queryRaw<{ "QUERY PLAN": string }[]>(sql`EXPLAIN ${rows}`),
    ]);
    const steps = plan.map((line) => line["QUERY PLAN"]);
    const from = steps.findIndex((step) => step.includes("Limit"));
    return withoutSubplans(steps.slice(from)).join("\n");
  }

  /** A plan without what is read for a product that has other sizes: a few rows, which are sorted. */
  function withoutSubplans(steps: readonly string[]): string[] {
    const depths = steps.map((step) => step.search(/\S/));
    const isInside = (at: number) =>
      steps.some(
        (step, above) =>
          above <= at && /SubPlan/.test(step) && depths.slice(above, at + 1).every((d, i) => i === 0 || d > depths[above]!),
      );
    return steps.filter((_, at) => !isInside(at));
  }

  const scopes: [string, Partial<ProductFilters>][] = [
    ["all products", {}],
    ["a category", { category: 1 }],
    ["a shelf", { subcategory: 1 }],
    ["a brand", { brands: ["Brand 3"] }],
  ];
  const cases = scopes.flatMap(([name, filters]) => productSorts.map((sort) => [name, sort, filters] as const));

  test.each(cases)("A2.02 A2.07 %s, %s", async (name, sort, filters) => {
    const plan = await planOf(filters, sort);
    expect(plan).toContain("Index Only Scan");
    expect(plan).not.toMatch(/Sort|Seq Scan/);
    if (name !== "all products") expect(plan).toMatch(/Index Cond: .*(category_id|company_name) = /);
  });

  test("A2.04 featured products, the most popular first", async () => {
    const plan = await planOf({ featured: true }, "popular");
    expect(plan).toContain("products_featured_idx");
    expect(plan).not.toMatch(/Sort|Seq Scan/);
  });

  test.each(productSorts)("products at a discount, %s", async (sort) => {
    const plan = await planOf({ discounted: true }, sort);
    expect(plan).toContain("products_discounted_");
    expect(plan).not.toMatch(/Sort|Seq Scan/);
  });

  test("a range of prices, by price", async () => {
    const plan = await planOf({ priceFrom: rupees(10), priceTo: rupees(11) }, "price-low");
    expect(plan).toMatch(/products_\w*shown_price_idx/);
    expect(plan).toContain("Index Cond");
  });
});
