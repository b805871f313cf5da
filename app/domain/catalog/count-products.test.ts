import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { countProducts, maxCountedProducts } from "./count-products.server.ts";
import { everything } from "./product-query.ts";

test("a list of more than 2,000 products says so instead of counting on, and one of its brands is counted", async () => {
  const { id } = await makeCategory();
  await db.$executeRaw`
    INSERT INTO products (name, description, price, category_id, company_name, pack_family, updated_at)
    SELECT 'Thing ' || n, '', 1000, ${id}::int, CASE WHEN n <= 10 THEN 'Rare' ELSE 'Common' END,
      CASE WHEN n <= 4 THEN 'rare thing' END, now()
    FROM generate_series(1, ${maxCountedProducts + 11}) AS n`;
  const counted = (brands: string[]) => countProducts({ ...everything, category: id, brands });
  expect(await counted([])).toEqual({ total: { count: maxCountedProducts, isMore: true }, choices: null });
  expect(await counted(["Common"])).toMatchObject({ total: { count: maxCountedProducts, isMore: true } });
  expect(await counted(["Rare"])).toEqual({ total: { count: 7, isMore: false }, choices: null });
  await db.product.deleteMany({ where: { categoryId: id, companyName: "Common" } });
  expect(await counted(["Common"])).toMatchObject({ total: { count: 0 }, choices: { brands: { Rare: 7 }, inStock: 0 } });
});
