import { type RefObject, useState } from "react";
import type { HeldBaskets } from "#app/domain/counter/held-baskets.server.ts";
import type { SaleChange } from "./change-sale.ts";
import { CounterRefusal, postToCounter } from "./counter-request.ts";
import { emptySale, type SaleState } from "./sale.ts";
import type { Queue } from "./use-queue.ts";

interface HeldProps {
  newest: RefObject<SaleState>;
  /** As the page loaded them. */
  held: HeldBaskets;
  change: (change: SaleChange) => void;
  underWay: Queue;
  /** Reloads the prices and stock of a basket. */
  askGoods: (sale: SaleState) => void;
}

/** What a basket that waits is known by: whose it is or what is in it. */
export function basketLabel({ customer, lines, missed }: Pick<SaleState, "customer" | "lines" | "missed">): string {
  const [first, ...others] = lines;
  const goods = first ? [first.product?.name ?? first.words, others.length > 0 && `+${others.length}`] : [];
  if (!first && missed[0]) return missed[0].text.slice(0, 80);
  return [customer.customer_name, goods.filter(Boolean).join(" ")].filter(Boolean).join(", ").slice(0, 80);
}

/**
 * Puts the basket on hold and takes one back; a current basket then takes its place. `isGone`: another counter took the requested one
 * first; `refusal`: why the current basket cannot be put on hold.
 */
export function useHeldBaskets({ newest, held: loaded, change, underWay, askGoods }: HeldProps) {
  const [answered, setHeld] = useState<HeldBaskets | null>(null);
  // the page may have been loading since before a basket was put on hold, and be there after it
  const held = answered && answered.at >= loaded.at ? answered.baskets : loaded.baskets;

  const [isGone, setIsGone] = useState(false);
  const [refusal, setRefusal] = useState("");
  /** Whether the counter is empty. */
  const putAside = async (): Promise<boolean> => {
    const sale = newest.current;
    setRefusal("");
    if (!sale || (sale.lines.length === 0 && sale.missed.length === 0)) return true;
    const waiting = await postToCounter<HeldBaskets>("held", { label: basketLabel(sale), content: JSON.stringify(sale) }).catch(
      refuse,
    );
    if (!waiting) return false;
    setHeld(waiting);
    change({ do: "load", sale: emptySale });
    return true;
  };
  const refuse = (problem: unknown): null => {
    if (!(problem instanceof CounterRefusal)) throw problem;
    setRefusal(problem.message);
    return null;
  };
  const hold = () =>
    underWay.run(async () => {
      await putAside();
    });
  const take = async (id: number, recalled: SaleState) => {
    // without a response the basket may still be on hold: a duplicate is better than a loss
    const answer = await postToCounter<{ isTaken: boolean; held: HeldBaskets }>("held", { taken: String(id) }).catch(() => null);
    if (answer) setHeld(answer.held);
    setIsGone(answer?.isTaken === false);
    if (answer?.isTaken === false) return;
    change({ do: "load", sale: recalled });
    askGoods(recalled);
  };
  const recall = (id: number | undefined) => {
    if (id === undefined) return;
    underWay.run(async () => {
      if (!(await putAside())) return;
      const asked = await postToCounter<{ content: Partial<SaleState> | null; held: HeldBaskets }>("held", {
        recall: String(id),
      });
      setHeld(asked.held);
      setIsGone(asked.content === null);
      if (asked.content) await take(id, { ...emptySale, ...asked.content });
    });
  };
  return { held, isGone, refusal, hold, recall };
}
