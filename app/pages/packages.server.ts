import { buyablePackage } from "#app/domain/cart/cart-line.ts";
import { littleLeft, toCard } from "#app/domain/catalog/card.server.ts";
import { findCategoryIndex } from "#app/domain/catalog/categories.server.ts";
import { packagePrint, placeholderOf } from "#app/domain/catalog/placeholder.ts";
import { findPackage, listRelatedPackages } from "#app/domain/packages/find-package.server.ts";
import { listPackages } from "#app/domain/packages/list-packages.server.ts";
import type { PackageCardData, PackageContent } from "#app/domain/packages/package-card.ts";
import { costOf, type PackageRow, singlePrices } from "#app/domain/packages/package-rows.server.ts";
import { type Lang, nameIn } from "#app/i18n/lang.ts";
import { paisa } from "#app/lib/money.ts";
import { thousandths } from "#app/lib/quantity.ts";

/** A package as the storefront shows it: as many are left as its scarcest part allows, by the cart's own rule. */
function toPackageCard(row: PackageRow, lang: Lang): PackageCardData {
  const { id, name, name_ur: nameUr, image_url, price, duration, components } = row;
  const left = buyablePackage(row);
  const singly = singlePrices(row);
  const image = image_url ?? placeholderOf(packagePrint);
  const card: PackageCardData = {
    ...{ id, name: nameIn(lang, { name, nameUr }), image, price: paisa(price), duration },
    itemsCount: components.length,
  };
  if (row.featured) card.featured = true;
  if (singly > price) card.singly = singly;
  if (left === 0) card.soldOut = true;
  else if (left !== null && left <= littleLeft) card.fewLeft = thousandths(left);
  return card;
}

/** One page of the packages that are offered (A2.21). */
export async function readPackageList(lang: Lang, page: number) {
  const { packages, hasNext } = await listPackages(page);
  return { packages: packages.map((row) => toPackageCard(row, lang)), hasNext };
}

/** A package with its contents and its relatives (A2.22); null when it is not offered. */
export async function readPackagePage(lang: Lang, id: number) {
  const [row, related, facts] = await Promise.all([findPackage(id), listRelatedPackages(id), findCategoryIndex()]);
  if (!row) return null;
  const contents: PackageContent[] = row.components.map(({ quantity, product }) => ({
    product: toCard(product, facts),
    quantity: thousandths(quantity),
    total: costOf(product, quantity),
    isSold: product.status === "active",
  }));
  return {
    card: toPackageCard(row, lang),
    description: (lang === "ur" && row.description_ur) || row.description,
    contents,
    related: related.map((other) => toPackageCard(other, lang)),
  };
}
