import type { Lang } from "#app/i18n/lang.ts";
import type { Thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";
import { type PackingWords, packingWords } from "./packing-words.ts";

const line = {
  ...{ id: true, name: true, nameUr: true, unit: true, quantity: true, packedQuantity: true, unitPrice: true, lineTotal: true },
  replaces: { select: { id: true } },
  product: { select: { soldByWeight: true } },
} as const;

/** What packing changed of an order, in words, for a message about it; null while nothing changed, or when it is gone. */
export async function findPackingWords(id: number, lang: Lang): Promise<PackingWords | null> {
  const select = {
    ...{ deliveryCharge: true, orderedCharge: true, rounding: true, roundingStep: true },
    lines: { select: line, orderBy: { id: "asc" }, take: 300 },
  } as const;
  const order = await db.order.findUnique({ where: { id }, select });
  if (!order) return null;
  const lines = order.lines.map(({ product, quantity, packedQuantity, ...rest }) => ({
    ...rest,
    quantity: quantity as Thousandths,
    packedQuantity: packedQuantity as Thousandths | null,
    soldByWeight: product?.soldByWeight ?? false,
  }));
  return packingWords(lang, { ...order, lines });
}
