import { type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import { type OrderStatus, orderStatuses } from "#app/domain/orders/status.ts";

/** The selection of the cards on the page. Without JavaScript single checkboxes; with it also ranges, or all. */
export interface Marks {
  list: RefObject<HTMLElement>;
  /** Null before hydration. */
  marked: number | null;
  /** The furthest status of the selected orders; null without a selection. */
  furthest: OrderStatus | null;
  markAll: (isMarked: boolean) => void;
  /** With Shift, selects every row between the last clicked checkbox and this one. */
  onClick: (event: MouseEvent) => void;
}

export function useMarks(): Marks {
  const list = useRef<HTMLElement>(null);
  const last = useRef<HTMLInputElement | null>(null);
  const [marked, setMarked] = useState<number | null>(null);
  const [furthest, setFurthest] = useState<OrderStatus | null>(null);
  const boxes = () => [...(list.current?.querySelectorAll<HTMLInputElement>('input[type="checkbox"][name="id"]') ?? [])];
  const count = () => {
    const statuses = boxes().flatMap(({ checked, dataset }) => (checked ? [dataset["status"]] : []));
    setMarked(statuses.length);
    setFurthest(orderStatuses.findLast((status) => statuses.includes(status)) ?? null);
  };
  useEffect(count); // the list changes while rows are selected
  return {
    list,
    marked,
    furthest,
    markAll(isMarked) {
      for (const box of boxes()) box.checked = isMarked;
      count();
    },
    onClick({ target, shiftKey }) {
      if (!(target instanceof HTMLInputElement) || target.name !== "id") return;
      const all = boxes();
      const [here, there] = [all.indexOf(target), last.current ? all.indexOf(last.current) : -1];
      if (shiftKey && there >= 0)
        for (const box of all.slice(Math.min(here, there), Math.max(here, there) + 1)) box.checked = target.checked;
      last.current = target;
      count();
    },
  };
}
