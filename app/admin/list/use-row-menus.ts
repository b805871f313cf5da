import { type RefObject, useEffect, useRef } from "react";
import { useLongPress } from "./use-long-press.ts";

const openMenus = (list: HTMLElement) => list.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]");

/** Closes what is open in a menu with it, so that the next time it begins anew. */
function closeMenu(menu: HTMLDetailsElement): void {
  for (const inner of menu.querySelectorAll("details")) inner.open = false;
  menu.open = false;
}

/**
 * Of a list's menus at most one is open; Escape and a press beside it close it. A right click on a row opens its menu, a long
 * press of a finger marks it. What is sent from a menu closes it and leaves the focus at its row, or at the row after it when the row
 * itself goes away.
 */
export function useRowMenus(list: RefObject<HTMLElement>, rowIds: readonly number[]): void {
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const close = (event: Event) => {
      for (const menu of openMenus(box)) {
        if (event instanceof KeyboardEvent) {
          if (event.key !== "Escape") return;
          event.preventDefault(); // the key is used up: it closes nothing else
          menu.querySelector("summary")?.focus();
        } else if (event.target instanceof Node && menu.contains(event.target)) continue;
        closeMenu(menu);
      }
    };
    const openByRightClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || event.target.closest("a, input")) return;
      const menu = event.target.closest("[data-row]")?.querySelector<HTMLDetailsElement>("details[data-menu]");
      if (!menu) return;
      event.preventDefault();
      menu.open = true;
      menu.querySelector("summary")?.focus();
    };
    const leave = (event: Event) => {
      const menu = event.target instanceof Element ? event.target.closest<HTMLDetailsElement>("details[data-menu]") : null;
      if (!menu) return;
      closeMenu(menu);
      menu.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("keydown", close);
    box.addEventListener("contextmenu", openByRightClick);
    box.addEventListener("submit", leave);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("keydown", close);
      box.removeEventListener("contextmenu", openByRightClick);
      box.removeEventListener("submit", leave);
    };
  }, [list]);
  useLongPress(list);
  useFocusAfterDelete(list, rowIds);
}

/** The browser drops the focus when the row that had it is removed. */
function useFocusAfterDelete(list: RefObject<HTMLElement>, rowIds: readonly number[]): void {
  const before = useRef(rowIds);
  const focused = useRef<number | null>(null);
  useEffect(() => {
    const box = list.current;
    const remember = ({ target }: FocusEvent) => {
      const id = target instanceof Element ? target.closest<HTMLElement>("[data-row]")?.dataset["row"] : undefined;
      focused.current = id ? Number(id) : null;
    };
    box?.addEventListener("focusin", remember);
    return () => box?.removeEventListener("focusin", remember);
  }, [list]);
  useEffect(() => {
    const at = focused.current === null ? -1 : before.current.indexOf(focused.current);
    const isGone = focused.current !== null && !rowIds.includes(focused.current);
    before.current = rowIds;
    if (!isGone || at < 0 || document.activeElement !== document.body) return;
    const rows = list.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [];
    const next = rows[Math.min(at, rows.length - 1)]?.querySelector<HTMLElement>("a[href], summary");
    (next ?? document.getElementById("page"))?.focus();
  }, [list, rowIds]);
}
