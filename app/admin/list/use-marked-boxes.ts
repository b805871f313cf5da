import { type RefObject, useRef, useState } from "react";

/** The boxes that mark the rows of a list. They keep themselves what is marked, so that a list without JavaScript can be marked too. */
export interface MarkedBoxes<List extends HTMLElement> {
  list: RefObject<List>;
  /** How many are ticked; 0 before hydration. */
  count: number;
  /** Counts them again, after rows came or went. */
  recount: () => void;
  markAll: (isMarked: boolean) => void;
  /** A box was pressed; as a range, with Shift, what lies between the box pressed before and this one becomes as this one is. */
  mark: (pressed: HTMLInputElement, isRange: boolean) => void;
}

/**
 * Counts the marked rows of a list, and marks several at once.
 *
 * @param onCount called with the ticked boxes whenever they are counted
 */
export function useMarkedBoxes<List extends HTMLElement>(
  onCount?: (marked: readonly HTMLInputElement[]) => void,
): MarkedBoxes<List> {
  const list = useRef<List>(null);
  const last = useRef<HTMLInputElement | null>(null);
  const [count, setCount] = useState(0);
  const boxes = () => [...(list.current?.querySelectorAll<HTMLInputElement>('input[type="checkbox"][name="id"]') ?? [])];
  const recount = () => {
    const marked = boxes().filter((box) => box.checked);
    setCount(marked.length);
    onCount?.(marked);
  };
  return {
    list,
    count,
    recount,
    markAll(isMarked) {
      for (const box of boxes()) box.checked = isMarked;
      recount();
    },
    mark(pressed, isRange) {
      const all = boxes();
      const [from, to] = [all.indexOf(pressed), last.current ? all.indexOf(last.current) : -1];
      if (isRange && to >= 0)
        for (const box of all.slice(Math.min(from, to), Math.max(from, to) + 1)) box.checked = pressed.checked;
      last.current = pressed;
      recount();
    },
  };
}
