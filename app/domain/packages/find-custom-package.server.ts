import { db } from "#app/platform/db.server.ts";
import type { OwnPackage } from "./change-custom-package.server.ts";
import type { Draft } from "./draft.ts";

/** A customer's own package as it is kept, its lines by product; null when it is not theirs. */
export async function findCustomPackage({ id, userId }: OwnPackage): Promise<(Draft & { id: number }) | null> {
  const found = await db.customPackage.findFirst({
    where: { id, userId },
    select: {
      ...{ id: true, name: true, duration: true },
      items: { orderBy: { productId: "asc" }, select: { productId: true, quantity: true } },
    },
  });
  if (!found) return null;
  const { items, ...own } = found;
  return { ...own, lines: items.map(({ productId, quantity }) => ({ productId, quantity: Math.floor(quantity / 1000) })) };
}
