import { useEffect } from "react";

/** Containers that scroll sideways on a phone. */
const rows = ".tabs, .sorts, .card-row, .tiles, .slides";

/**
 * Scrolls the element focused by keyboard fully into view (WCAG 2.4.11): a browser does nothing while any part of it is visible. A focus by
 * pointer does not scroll.
 */
export function useVisibleFocus(): void {
  useEffect(() => {
    const show = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.matches(":focus-visible") || !target.closest(rows)) return;
      target.scrollIntoView({ block: "nearest", inline: "nearest" });
    };
    document.addEventListener("focusin", show);
    return () => document.removeEventListener("focusin", show);
  }, []);
}
