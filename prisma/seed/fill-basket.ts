import type { Prisma } from "#app/generated/prisma/client.ts";
import { type Paisa, paisa } from "#app/lib/money.ts";
import { customerPrice } from "#app/lib/price.ts";
import { linePrice, thousandths } from "#app/lib/quantity.ts";
import type { Random } from "./random.ts";
import { cataloguePackages, type Package, type Product, products } from "./read-catalogue.ts";

/** The stock draws of a line. */
export type Drawn = { product: Product; quantity: number };

/** A line as the order stores it, with a package's stock draws. */
export type Line = Omit<Prisma.OrderLineCreateManyInput, "id" | "orderId"> & { drawn: Drawn[] };

const onSale = products
  .filter(({ status, inStock, stockQuantity }) => status === "active" && inStock && stockQuantity !== 0)
  .sort((a, b) => b.popularity - a.popularity || a.id - b.id);

/** A customer's basket so many days ago: mostly staples, now and then a package or a custom item from WhatsApp. */
export function fillBasket(random: Random, daysAgo: number): Line[] {
  const chosen = new Set<Product>();
  const count = random.between(3, 11);
  while (chosen.size < count) {
    const product = onSale[Math.floor(onSale.length * random.next() ** 2.4)];
    if (product) chosen.add(product);
  }
  const lines = [...chosen].map((product) => productLine(product, someOf(random, product), daysAgo));
  if (random.chance(0.08)) lines.unshift(packageLine(random.pick(cataloguePackages)));
  if (random.chance(0.04)) lines.push(customLine());
  return lines;
}

function someOf(random: Random, { soldByWeight, price }: Product): number {
  if (soldByWeight) return random.pick([250, 500, 500, 1000, 1000, 1500, 2000]);
  return price > 100_000 ? 1000 : random.pick([1000, 1000, 1000, 2000, 2000, 3000]);
}

/** Prices rose by some eight percent over the year; cost rose with them. */
const backThen = (amount: number, daysAgo: number): Paisa => paisa(Math.round((amount * (1 - 0.00022 * daysAgo)) / 100) * 100);

function productLine(product: Product, quantity: number, daysAgo: number): Line {
  const listPrice = backThen(product.price, daysAgo);
  const unitPrice = customerPrice({ ...product, price: listPrice, discountActive: product.discountActive && daysAgo < 45 });
  return {
    ...blank,
    kind: "product",
    productId: product.id,
    name: product.name,
    nameUr: product.nameUr,
    unit: product.unit,
    unitSize: product.unitSize,
    quantity,
    listPrice,
    unitPrice,
    unitCost: backThen(product.costPrice, daysAgo),
    lineTotal: linePrice(unitPrice, thousandths(quantity)),
    drawn: [{ product, quantity }],
  };
}

function packageLine({ id, name, nameUr, description, price, contents }: Package): Line {
  return {
    ...blank,
    kind: "package",
    packageId: id,
    name,
    nameUr,
    description,
    quantity: 1000,
    listPrice: price,
    unitPrice: price,
    unitCost: contents.reduce((cost, { product, quantity }) => cost + Math.round((product.costPrice * quantity) / 1000), 0),
    lineTotal: price,
    drawn: contents,
  };
}

function customLine(): Line {
  const [listPrice, unitCost] = [35_000, 30_000];
  const description = "Asked for on WhatsApp, bought at Hussain Agahi";
  const money = { listPrice, unitPrice: listPrice, unitCost, lineTotal: 2 * listPrice };
  return { ...blank, ...money, kind: "custom", name: "Desi Makhan 250 g", description, source: "whatsapp", quantity: 2000 };
}

const blank = {
  productId: null,
  packageId: null,
  nameUr: null,
  description: null,
  unit: null,
  unitSize: null,
  source: null,
  drawn: [],
};
