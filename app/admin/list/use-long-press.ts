import { type RefObject, useEffect } from "react";

/** How long a finger rests on a row until it is a long press, milliseconds. */
const longPress = 500;

/** How far a finger may move meanwhile, px: further is a scroll. */
const still = 10;

/** A long press of a finger marks a row, or opens its menu where rows are not marked; the tap that it ends with does nothing else. */
export function useLongPress(list: RefObject<HTMLElement>): void {
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start: PointerEvent | null = null;
    let isLong = false;
    const press = (row: Element) => {
      isLong = true;
      const mark = row.querySelector<HTMLInputElement>('input[type="checkbox"][name="id"]');
      const menu = row.querySelector<HTMLDetailsElement>("details[data-menu]");
      if (mark) mark.click();
      else if (menu) menu.open = true;
    };
    const stop = () => clearTimeout(timer);
    const down = (event: PointerEvent) => {
      stop();
      isLong = false;
      const target = event.target instanceof Element && event.pointerType === "touch" ? event.target : null;
      const row = target?.closest("input, select, textarea, button, details") ? null : target?.closest("[data-row]");
      start = row ? event : null;
      if (row) timer = setTimeout(press, longPress, row);
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (start && Math.hypot(clientX - start.clientX, clientY - start.clientY) > still) stop();
    };
    const suppress = (event: Event) => {
      const isOurs = event.type === "contextmenu" ? start !== null : isLong && event.isTrusted;
      if (!isOurs) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const listening = new AbortController();
    const { signal } = listening;
    box.addEventListener("pointerdown", down, { signal });
    box.addEventListener("pointermove", move, { signal });
    for (const end of ["pointerup", "pointercancel"]) box.addEventListener(end, stop, { signal });
    for (const kind of ["click", "contextmenu"]) box.addEventListener(kind, suppress, { signal, capture: true });
    return () => {
      stop();
      listening.abort();
    };
  }, [list]);
}
