import { type MouseEvent, type RefObject, useEffect, useState } from "react";
import { useMarkedBoxes } from "#app/admin/list/use-marked-boxes.ts";
import { type OrderStatus, orderStatuses } from "#app/domain/orders/status.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** The selection of the cards on the page. Without JavaScript single checkboxes; with it also ranges, or all. */
export interface Marks {
  list: RefObject<HTMLElement>;
  /** Null before hydration. */
  marked: number | null;
  /** The furthest status of the selected orders; null without a selection. */
  furthest: OrderStatus | null;
  markAll: (isMarked: boolean) => void;
  /** Of the list: handles the clicks of its checkboxes. */
  onClick: (event: MouseEvent) => void;
}

export function useMarks(): Marks {
  const isHydrated = useHydrated();
  const [furthest, setFurthest] = useState<OrderStatus | null>(null);
  const { list, count, recount, markAll, mark } = useMarkedBoxes<HTMLElement>((marked) => {
    const statuses = marked.map(({ dataset }) => dataset["status"]);
    setFurthest(orderStatuses.findLast((status) => statuses.includes(status)) ?? null);
  });
  useEffect(recount); // the list changes while rows are selected
  return {
    list,
    marked: isHydrated ? count : null,
    furthest,
    markAll,
    onClick({ target, shiftKey }) {
      if (target instanceof HTMLInputElement && target.name === "id") mark(target, shiftKey);
    },
  };
}
