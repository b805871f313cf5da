import { type FocusEvent, type KeyboardEvent, useEffect } from "react";

/** Behaviour of every `<details>` menu: it closes when the focus leaves it, and on Escape, which returns the focus. */
export const menuBehaviour = {
  onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
    // Safari does not focus a clicked link: without a target of the focus the menu stays open, or the click would be lost.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
  },
  onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
    if (key !== "Escape" || !currentTarget.open) return;
    currentTarget.open = false;
    currentTarget.querySelector("summary")?.focus();
  },
};

/** A click outside an open menu closes it. */
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
