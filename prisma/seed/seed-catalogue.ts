import type { ClientBase } from "pg";
import type { Prisma } from "#app/generated/prisma/client.ts";
import synonyms from "./catalogue/synonyms.json" with { type: "json" };
import units from "./catalogue/units.json" with { type: "json" };
import { daysBefore } from "./days-before.ts";
import { insertRows } from "./insert-rows.ts";
import { cataloguePackages, categories, products, retiredPackages } from "./read-catalogue.ts";

/** Categories, subcategories, units, products, packages and the words that mean the same. */
export async function seedCatalogue(client: ClientBase, now: Date): Promise<void> {
  await insertRows<Prisma.CategoryCreateManyInput>(
    client,
    "categories",
    categories.map(({ subcategories: _, ...category }) => ({
      ...category,
      displayOrder: category.id,
      createdAt: daysBefore(now, 430),
    })),
  );
  await insertRows<Prisma.SubcategoryCreateManyInput>(
    client,
    "subcategories",
    categories.flatMap(({ id, subcategories }) =>
      subcategories.map((subcategory) => ({ ...subcategory, categoryId: id, createdAt: daysBefore(now, 430) })),
    ),
  );
  await insertRows<Prisma.UnitCreateManyInput>(client, "variant_units", units);
  await insertRows<Prisma.SearchSynonymCreateManyInput>(
    client,
    "search_synonyms",
    synonyms.map((words) => ({ words })),
  );
  await seedProducts(client, now);
  await seedPackages(client, now);
}

async function seedProducts(client: ClientBase, now: Date): Promise<void> {
  await insertRows<Prisma.ProductCreateManyInput>(
    client,
    "products",
    products.map(({ brand, category: _, subcategory: __, ...product }) => {
      const createdAt = daysBefore(now, 20 + ((product.id * 37) % 400));
      return { ...product, companyName: brand, createdAt, updatedAt: createdAt };
    }),
  );
}

async function seedPackages(client: ClientBase, now: Date): Promise<void> {
  await insertRows<Prisma.PackageCreateManyInput>(
    client,
    "packages",
    cataloguePackages.map(({ contents: _, ...curated }) => {
      const createdAt = daysBefore(now, 330 - curated.id * 20);
      return { ...curated, displayOrder: curated.id, isActive: true, createdAt, updatedAt: createdAt };
    }),
  );
  const firstRetired = cataloguePackages.length + 1;
  await insertRows<Prisma.PackageCreateManyInput>(
    client,
    "packages",
    retiredPackages.map(({ contents: _, ...retired }, at) => {
      const createdAt = daysBefore(now, 400 + at);
      return { ...retired, id: firstRetired + at, isActive: false, createdAt, updatedAt: createdAt };
    }),
  );
  await insertRows<Prisma.PackageProductCreateManyInput>(
    client,
    "package_products",
    [...cataloguePackages, ...retiredPackages.map((retired, at) => ({ ...retired, id: firstRetired + at }))].flatMap(
      ({ id, contents }) => contents.map(({ product, quantity }) => ({ packageId: id, productId: product.id, quantity })),
    ),
  );
}
