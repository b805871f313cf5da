import type { CounterProduct } from "#app/domain/counter/counter-product.ts";
import type { SaleChange } from "./change-sale.ts";
import { getFromCounter } from "./counter-request.ts";
import { goodsOf, type SaleState } from "./sale.ts";
import type { Queue } from "./use-queue.ts";

/** Reloads the prices and stock of a basket that was on hold or just refused. */
export const useGoods =
  ({ run }: Queue, change: (change: SaleChange) => void) =>
  (sale: Pick<SaleState, "lines">): void => {
    const goods = goodsOf(sale);
    if (goods.length === 0) return;
    run(async () => change({ do: "goods", known: await getFromCounter<CounterProduct[]>("goods", goods.join(" ")) }));
  };
