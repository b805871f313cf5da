import { db } from "#app/platform/db.server.ts";
import { draftBounds } from "./draft.ts";
import { maxPackages } from "./list-custom-packages.server.ts";

/** What a package holds, by package id: names and whole selling units. */
export type ContentsByPackage = Record<number, { name: string; quantity: number }[]>;

/** What each of a customer's own packages holds, its lines in the order of the editor. */
export async function listContents(userId: number): Promise<ContentsByPackage> {
  const rows = await db.customPackageProduct.findMany({
    where: { package: { userId } },
    orderBy: [{ packageId: "desc" }, { productId: "asc" }],
    take: maxPackages * draftBounds.lines,
    select: { packageId: true, quantity: true, product: { select: { name: true } } },
  });
  const contents: ContentsByPackage = {};
  for (const { packageId, quantity, product } of rows) {
    contents[packageId] ??= [];
    contents[packageId].push({ name: product.name, quantity: Math.floor(quantity / 1000) });
  }
  return contents;
}
