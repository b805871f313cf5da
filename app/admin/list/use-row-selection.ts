import type { ChangeEvent, MouseEvent } from "react";
import { useMarkedBoxes } from "./use-marked-boxes.ts";
import { useRowMenus } from "./use-row-menus.ts";

/** The marked rows of a list of the kit, and its menus. */
export function useRowSelection(rowIds: readonly number[]) {
  const { list, count, recount, markAll, mark } = useMarkedBoxes<HTMLDivElement>();
  useRowMenus(list, rowIds);
  return {
    list,
    count,
    recount,
    markAll: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => markAll(currentTarget.checked),
    unmarkAll() {
      for (const box of list.current?.querySelectorAll<HTMLInputElement>('input[name="all"]') ?? []) box.checked = false;
      markAll(false);
    },
    mark: ({ currentTarget, shiftKey }: MouseEvent<HTMLInputElement>) => mark(currentTarget, shiftKey),
  };
}

/** What the marks of a list give its parts. */
export type RowSelection = ReturnType<typeof useRowSelection>;
