import { useEffect } from "react";

/** What scrolls sideways on a phone. */
const rows = ".tabs, .sorts, .card-row, .tiles, .slides";

/**
 * Brings the whole of what the keys have reached in a row into sight (WCAG 2.4.11): a browser leaves it where it is as long as
 * the least bit of it shows. What a pointer presses stays under the pointer.
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
