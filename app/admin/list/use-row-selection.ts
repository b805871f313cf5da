import { type ChangeEvent, type MouseEvent, useRef, useState } from "react";
import { useRowMenus } from "./use-row-menus.ts";

const boxesIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLInputElement>('input[type="checkbox"][name="id"]') ?? []),
];

/**
 * The marked rows of a list, and its menus. The boxes themselves keep what is marked, so that a list without JavaScript can be marked too;
 * here is how many they are, and what marks several at once.
 */
export function useRowSelection(rowIds: readonly number[]) {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLInputElement | null>(null);
  const [count, setCount] = useState(0);
  const recount = () => setCount(boxesIn(list.current).filter((box) => box.checked).length);
  useRowMenus(list, rowIds);
  return {
    list,
    count,
    recount,
    markAll({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      for (const box of boxesIn(list.current)) box.checked = currentTarget.checked;
      recount();
    },
    unmarkAll() {
      for (const box of list.current?.querySelectorAll<HTMLInputElement>('input:is([name="id"], [name="all"])') ?? [])
        box.checked = false;
      recount();
    },
    /** With Shift, what lies between the box pressed before and this one becomes as this one is. */
    mark(event: MouseEvent<HTMLInputElement>) {
      const pressed = event.currentTarget;
      const boxes = boxesIn(list.current);
      const [from, to] = [boxes.indexOf(pressed), last.current ? boxes.indexOf(last.current) : -1];
      if (event.shiftKey && to >= 0)
        for (const box of boxes.slice(Math.min(from, to), Math.max(from, to) + 1)) box.checked = pressed.checked;
      last.current = pressed;
      recount();
    },
  };
}

/** What the marks of a list give its parts. */
export type RowSelection = ReturnType<typeof useRowSelection>;
