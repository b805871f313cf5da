import type { CounterProduct } from "#app/domain/counter/counter-product.ts";
import { askCounter } from "./ask-counter.ts";
import type { SaleChange } from "./change-sale.ts";
import { goodsOf, type SaleState } from "./sale.ts";
import type { UnderWay } from "./use-under-way.ts";

/** Asks again what the goods of a basket cost and how much of them is left: it stood a while, or was just refused. */
export const useGoods =
  ({ run }: UnderWay, change: (change: SaleChange) => void) =>
  (sale: Pick<SaleState, "lines">): void => {
    const goods = goodsOf(sale);
    if (goods.length === 0) return;
    run(async () => change({ do: "goods", known: await askCounter<CounterProduct[]>("goods", goods.join(" ")) }));
  };
