import { type CardRow, cardColumns } from "#app/domain/catalog/card.server.ts";
import { type PackageRow, packageColumns } from "#app/domain/packages/package-rows.server.ts";
import { db } from "#app/platform/db.server.ts";
import { type CounterProduct, goodsKey } from "./counter-product.ts";
import { toCounterPackage, toCounterProduct } from "./internal/to-counter-product.server.ts";

const maxKeys = 200;

/**
 * What products and packages cost today and how much of them is left, by their keys (`p12`, `k3`); what is not sold any more is
 * not among them, nor is what is no key.
 */
export async function listGoods(keys: readonly string[]): Promise<Map<string, CounterProduct>> {
  const known = keys.filter((key) => /^[pk][1-9]\d{0,8}$/.test(key)).slice(0, maxKeys);
  const idsOf = (kind: string) => known.filter((key) => key.startsWith(kind)).map((key) => Number(key.slice(1)));
  const [products, packages] = await Promise.all([readProducts(idsOf("p")), readPackages(idsOf("k"))]);
  return new Map([...products.map(toCounterProduct), ...packages.map(toCounterPackage)].map((one) => [goodsKey(one), one]));
}

const readProducts = async (ids: number[]) =>
  ids.length === 0
    ? []
    : db.$queryRaw<CardRow[]>`SELECT ${cardColumns} FROM products p WHERE p.id = ANY(${ids}::int[]) AND p.status = 'active'`;

const readPackages = async (ids: number[]) =>
  ids.length === 0
    ? []
    : db.$queryRaw<PackageRow[]>`SELECT ${packageColumns} FROM packages k WHERE k.id = ANY(${ids}::int[]) AND k.is_active`;
