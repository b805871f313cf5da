import { type FocusEvent, type KeyboardEvent, useEffect } from "react";

/** What every `<details>` menu does beyond opening: it closes when the focus has left it, and on Escape, which gives the focus back. */
export const menuBehaviour = {
  onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
    // Safari gives a pressed link no focus: with nothing to go by the menu stays, or the press would be lost.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
  },
  onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
    if (key !== "Escape" || !currentTarget.open) return;
    currentTarget.open = false;
    currentTarget.querySelector("summary")?.focus();
  },
};

/** A press beside an open menu closes it. */
export function useClickOutsideMenus(): void {
  useEffect(() => {
    const close = ({ target }: PointerEvent) => {
      for (const menu of document.querySelectorAll<HTMLDetailsElement>("details.menu[open]")) {
        if (!(target instanceof Node && menu.contains(target))) menu.open = false;
      }
    };
    document.addEventListener("pointerdown", close);
    return () => document.removeEventListener("pointerdown", close);
  }, []);
}
