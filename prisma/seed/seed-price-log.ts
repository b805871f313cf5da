import type { ClientBase } from "pg";
import { karachiDate, startOfKarachiDay } from "#app/lib/dates.ts";
import { minutesAfter } from "./days-before.ts";
import { insertRows } from "./insert-rows.ts";
import { products } from "./read-catalogue.ts";

/** By how much the day's rates differ from those of the day before, paisa, one a product over and over; 0 was not changed. */
const steps = [-500, 0, 1200, 1000, -1500, 0, 400, -1000];

/** The mandi's rates of this morning: what sells best of all that is weighed was marked up or down at ten past six. */
export async function seedPriceLog(client: ClientBase, { by, now }: { by: number; now: Date }): Promise<void> {
  const morning = minutesAfter(startOfKarachiDay(karachiDate(now)), 6 * 60 + 10);
  const loose = products
    .filter(({ soldByWeight, status }) => soldByWeight && status === "active")
    .sort((one, other) => other.popularity - one.popularity || one.id - other.id);
  const rows = steps.flatMap((step, place) => {
    const product = loose[place];
    if (!product || step === 0) return [];
    return {
      byUserId: by,
      action: "price",
      entity: "product",
      entityId: String(product.id),
      before: { price: product.price - step },
      after: { price: product.price },
      createdAt: morning < now ? morning : now,
    };
  });
  await insertRows(client, "audit_entries", rows);
}
